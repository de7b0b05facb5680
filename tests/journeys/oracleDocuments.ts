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

const theme = 'flashcards isSelectable'

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
  menu: 'query menu {findBurgerMenuItems {url}}',
  person: `query person {profile {name gender birthday photoUpdatedAt deletionRequestedAt
    graduation {uf institution yearConclusion desiredExpertise isGraduated} work {inHealthArea placeOfWork weeklyHours}}}`,
  welcome: 'query welcome {profile {questionnaireAnswered onboardingStep institutionTarget {uf institution}}}',
  experiment: 'query experiment {getCurrentStudentExperiment {customToken}}',
  extras: `query extras($date: String!) {getExtraActivities(calendarDate: $date) {
    activityQuestion {_id finished answered} activityFlashcard {_id finished answered} activityExamExtra {_id finished}
    activityMockExamExtra {_id finished} activitySmartExamExtra {_id finished} activityTheoreticalExtra {_id finished}
    activityTheoreticalReviewExtra {_id finished} activitySmartReviewExtra {_id finished}
  }}`,
  themeTree: `query themeTree {classificationTree {_id children {name ${theme} children {name ${theme} children {
    name ${theme} children {name ${theme}}}}}}}`,
  examTemplates:
    'query examTemplates {getInstitutionList(isPriorityInstitutionsList: false) {uf institutions {name exams {year template}}}}',
  mockTemplates: 'query mockTemplates {getMockExamTemplates {template title}}',
  makeQuestion: `mutation makeQuestion($input: CreateQuestionActivityInput!, $key: ID!) {
    made: createQuestionActivity(input: $input, idempotencyKey: $key) {_id}
  }`,
  makeFlashcards: `mutation makeFlashcards($tree: ID!, $theme: [String!]!, $count: Int!, $key: ID!) {
    made: createFlashcardActivityByClassification(treeId: $tree, classification: $theme, count: $count, idempotencyKey: $key) {_id}
  }`,
  makeStudy: `mutation makeStudy($theme: [String!]!, $key: ID!) {
    made: createTheoreticalExtraActivity(classification: $theme, idempotencyKey: $key) {_id}
  }`,
  makeReview: 'mutation makeReview($key: ID!) {made: createTheoreticalReviewExtraActivity(idempotencyKey: $key) {_id}}',
  makeSmartReview:
    'mutation makeSmartReview($key: ID!) {made: createSmartReviewExtraActivity(idempotencyKey: $key) {_id}}',
  makeExam: `mutation makeExam($template: ID!, $key: ID!) {
    made: createExamExtraActivity(template: $template, idempotencyKey: $key) {_id}
  }`,
  makeMock: `mutation makeMock($template: ID!, $key: ID!) {
    made: createMockExamExtraActivity(mockExamTemplate: $template, idempotencyKey: $key) {_id}
  }`,
  makeSmartExam: 'mutation makeSmartExam($key: ID!) {made: createSmartExamExtraActivity(idempotencyKey: $key) {_id}}',
  studyWeek: `query studyWeek {profile {studyWeek {${everyDay}}}}`,
}

export type OracleDocument = keyof typeof oracleDocuments

export const oracleBuild = manifestOf(oracleDocuments)

/** What stands in a request in place of the text. */
export const named = (name: OracleDocument) => ({
  extensions: {persistedQuery: {sha256Hash: `${oracleBuild.id}.${name}`}},
})
