"""What several test modules share. Importing it lets every test check what servers send (``spec_check``)."""

from . import spec_check

spec_check.install()
