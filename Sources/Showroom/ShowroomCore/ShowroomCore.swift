// ShowroomCore
