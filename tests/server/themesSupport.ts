/** Documents of the themes, of reasons and of moves, as the tests of several files send them. */
export const themesDocument = `{ customRelevances { leaf relevance phase enableAfter isPreCourse lessonId
  theoreticalStudyFinishedAt hasVideos } }`

const node = 'name questions flashcards lessonId phase isSelectable'

export const treeDocument = `query ($courseId: ID, $treeId: ID) {
  classificationTree(courseId: $courseId, treeId: $treeId) { _id tagTreeName
    children { ${node} children { ${node} children { ${node} children { ${node} } } } } } }`

export const phasesDocument = 'query ($courseId: ID!) { getClassificationTreeAvailablePhases(courseId: $courseId) }'

export const plannersDocument = '{ getPlanners { _id url title subtitle purpose phase } }'

export const finishThemeDocument = `mutation ($lesson: ID!, $key: ID!) {
  finishTheoreticalStudy(lesson: $lesson, idempotencyKey: $key) { lessonId theoreticalStudyFinishedAt } }`

export const reasonsDocument = `query ($activity: ID!) { selectionReasons(activity: $activity) {
  _id kind lessonId questions relevance institutions lastSeenDays answered correct movedFrom } }`

export const examReasonsDocument = `query ($activity: ID!) { selectionReasons(activity: $activity) {
  _id kind lessonId questions institutions institution target among } }`

export const moveDocument = `mutation ($lesson: ID!, $to: String!, $key: ID!) {
  moveTheoreticalStudy(lesson: $lesson, to: $to, idempotencyKey: $key) { _id lessonId lessonTitle from to } }`

export const undoMoveDocument = 'mutation ($key: ID!) { undoMoveTheoreticalStudy(idempotencyKey: $key) }'

export const movedDocument = '{ movableStudyDays movedStudy { lessonId lessonTitle from to } }'

export const reviewDocument = `mutation ($input: PriorityReviewInput!, $key: ID!) {
  createPriorityReview(input: $input, idempotencyKey: $key) { _id calendarDate } }`

const nothing = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
const study = {...nothing, theoreticalStudy: true}

/** A typical week with theoretical study on Wednesday and Thursday alone, as it is stored. */
export const midWeek = JSON.stringify({
  sunday: nothing,
  monday: nothing,
  tuesday: nothing,
  wednesday: study,
  thursday: study,
  friday: nothing,
  saturday: {...nothing, theoreticalReview: true},
})
