/** Requests of one student to the survey service. */
export const surveyRequests = 60

/** Bytes of a request to the survey service: two texts of the longest kind, escaped. */
export const surveyBody = 32_768

/** Days that answers of the score survey are kept. */
export const npsDays = 1_095

/** Days that the answers to a temporary survey, and whoever put it off, are kept after its end. */
export const closedSurveyDays = 180
