// ShowroomStore
