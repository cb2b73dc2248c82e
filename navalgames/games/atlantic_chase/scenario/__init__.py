"""Scenarios of Atlantic Chase as their files tell them: read, checked, and handed on as records."""
