"""The rules of Grand Fleet by phase; each rule is written once and both played and read exactly."""
