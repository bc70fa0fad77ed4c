// ShowroomIntents
