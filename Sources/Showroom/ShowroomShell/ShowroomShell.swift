// ShowroomShell
