"""The pages: functions from plain data and one visitor's words to HTML."""
