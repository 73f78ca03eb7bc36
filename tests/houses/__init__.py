"""Tests of Houses of Renaissance."""
