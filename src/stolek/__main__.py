import sys

from stolek.cli import main

sys.exit(main())
