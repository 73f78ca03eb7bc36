"""What make runs beside the tests."""
