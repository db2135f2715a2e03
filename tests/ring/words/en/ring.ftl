area-General = General
