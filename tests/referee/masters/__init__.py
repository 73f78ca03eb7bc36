"""The referee of Masters of Renaissance, one to four seats: to be read beside docs/rules/masters.md."""
