import {manifestOf} from '../../scripts/lib/clientDocuments.ts'

const agendaFields = `_id calendarDate theoreticalStudy {lessonId finished questions} theoreticalReview {lessonId finished questions}
  smartReview {questions finished} smartReviewPreChoice {questionId selected}`

const ofQuestions = (
  name: string,
  fields: string,
) => `query ${name}($ids: [ID!]!, $calendarDate: String!, $activity: ID!) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: "question", activity: $activity) {${fields}}
}`

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  .map((day) => `${day} {theoreticalStudy}`)
  .join(' ')

/**
 * What journeys ask a server past the client. It takes no texts, so the seed knows these documents as those of a build of
 * their own.
 */
export const oracleDocuments = {
  agenda: `query agenda($calendarDate: String!) {agenda(calendarDate: $calendarDate) {${agendaFields}}}`,
  questions: ofQuestions(
    'questions',
    '_id choices isEssay correctChoice answersProportion studentAnswer {choosen outcome}',
  ),
  essays: ofQuestions('essays', '_id isEssay answer studentEssay {essay revealedAt} studentAnswer {choosen outcome}'),
  marks: ofQuestions('marks', 'studentMarks {struck highlights {block start end colour}}'),
  cards: 'query cards($date: String!) {agenda(calendarDate: $date) {_id theoreticalStudy {flashcards}}}',
  grades: `query grades($ids: [ID!]!, $date: String!, $activity: ID!) {
    flashcardMany(ids: $ids, calendarDate: $date, type: "flashcard", activity: $activity) {_id answer}
  }`,
  favorites: 'query favorites($skip: Int!) {questionManyFavorite(skip: $skip, limit: 100) {_id isEssay}}',
  courses: 'query courses {profile {courses {course {_id}}}}',
  person: `query person {profile {name gender birthday photoUpdatedAt deletionRequestedAt
    graduation {uf institution yearConclusion desiredExpertise isGraduated} work {inHealthArea placeOfWork weeklyHours}}}`,
  welcome: 'query welcome {profile {questionnaireAnswered onboardingStep institutionTarget {uf institution}}}',
  experiment: 'query experiment {getCurrentStudentExperiment {customToken}}',
  studyWeek: `query studyWeek {profile {studyWeek {${everyDay}}}}`,
}

export type OracleDocument = keyof typeof oracleDocuments

export const oracleBuild = manifestOf(oracleDocuments)

/** What stands in a request in place of the text. */
export const named = (name: OracleDocument) => ({
  extensions: {persistedQuery: {sha256Hash: `${oracleBuild.id}.${name}`}},
})
