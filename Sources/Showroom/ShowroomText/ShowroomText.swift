// ShowroomText
