import {answerInput, type AgendaData, type Student, type TestServer} from './support.ts'

const text = (words: string) => JSON.stringify([{tag: 'p', children: [words]}])

/**
 * Gives the small course its material: `alta` has a video, a text, a mind map and three flashcards, `longa` twelve
 * flashcards, `media` one that is retired.
 */
export async function addMaterial({database: {db}, now}: TestServer): Promise<void> {
  const at = new Date(now)
  const base = {lesson_id: 'alta', position: 0, comment: null, content_hash: 'h'}
  const video = {...base, url: '/content/files/v.mp4', title: 'Aula', captions: '[]'}
  await db
    .insertInto('video')
    .values([
      {...video, id: 'video-alta', subtitle: null, category: null, duration_seconds: 60, live_chat_link: null},
      {
        ...video,
        id: 'video-fora',
        subtitle: null,
        category: null,
        duration_seconds: 60,
        live_chat_link: null,
        retired: true,
      },
    ])
    .execute()
  const document = {...base, url: '/content/files/t.pdf', title: 'Apostila', subtitle: null, description: null}
  await db
    .insertInto('study_text')
    .values({...document, id: 'texto-alta'})
    .execute()
  await db
    .insertInto('mindmap')
    .values({...document, id: 'mapa-alta'})
    .execute()
  const card = (lesson: string, position: number, retired = false) => ({
    ...base,
    id: `${lesson}-c${String(position).padStart(2, '0')}`,
    lesson_id: lesson,
    position,
    retired,
    area: 'CM' as const,
    classification: '["Clínica"]',
    inherits_classification: true,
    prefix: null,
    front: text(`Frente ${position}`),
    back: text(`Verso ${position}`),
    created_at: at,
    updated_at: at,
  })
  const cards = [0, 1, 2].map((position) => card('alta', position))
  const many = Array.from({length: 12}, (_entry, position) => card('longa', position))
  await db
    .insertInto('flashcard')
    .values([...cards, ...many, card('media', 0, true)])
    .execute()
}

const keyFields = `_id scopedId correctChoice answersProportion answer comment { author title body updatedAt }
  studentAnswer { choosen outcome essay } studentEssay { essay savedAt revealedAt }
  studentMarks { struck selected essay highlights { block start end colour } dateNow }`

export const fullQuestionsDocument = `query ($ids: [ID!]!, $calendarDate: String, $activity: ID) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: "question", activity: $activity) { ${keyFields} } }`

export const detailsDocument = `query ($id: ID!) { getQuestionActivityDetails(id: $id) {
  _id finished calendarDate classification questions preChoice { questionId selected essay } } }`

export const doubtsDocument = `query ($input: ActivityDoubtsInput!) {
  getActivityDoubts(input: $input) { _id doubtIds } }`

export const preferencesDocument = '{ studyPreferences { _id examMode shortcuts flashcardsReversed } }'

export const flashcardsDocument = `query ($ids: [ID!]!, $calendarDate: String, $activity: ID) {
  flashcardMany(ids: $ids, calendarDate: $calendarDate, type: "flashcard", activity: $activity) {
    _id scopedId answer answeredAt } }`

export const dayDocument = `query ($calendarDate: String!) { agenda(calendarDate: $calendarDate) { _id calendarDate
  theoreticalStudy { lessonId questions videos texts mindmaps flashcards finished }
  theoreticalReview { lessonId questions flashcards finished }
  smartReview { questions flashcards finished due { questionId reason retrievability }
    dueFlashcards { flashcardId reason retrievability } } } }`

export const favoriteOneDocument = `query ($document: ID!, $type: ContentType!) {
  favoriteOne(document: $document, type: $type) { _id document type enabled } }`

export const rateOneDocument = `query ($document: ID!, $type: ContentType!) {
  rateOne(document: $document, type: $type) { _id document type rate } }`

const cardFields = '{ _id scopedId answer answeredAt }'
const mutation = (name: string, input: string, fields: string) =>
  `mutation ($input: ${input}!, $key: ID!) { ${name}(input: $input, idempotencyKey: $key) ${fields} }`

export const manyPreChoicesDocument = mutation(
  'createManyPreChoices',
  'ManyPreChoicesInput',
  '{ questionId selected essay dateNow }',
)
export const revealDocument = mutation('revealEssay', 'RevealEssayInput', `{ ${keyFields} }`)
export const marksDocument = mutation('saveQuestionMarks', 'QuestionMarksInput', `{ ${keyFields} }`)
export const practiceDocument = mutation('practiceQuestion', 'PracticeInput', `{ ${keyFields} }`)
export const gradeDocument = mutation('answerFlashcard', 'FlashcardAnswerInput', cardFields)
export const undoDocument = mutation('undoFlashcardAnswer', 'UndoFlashcardInput', cardFields)
export const doubtDocument = mutation('addOrRemoveQuestionAsDoubt', 'DoubtInput', '{ _id doubtIds }')
export const favoriteDocument = mutation('favoriteCreateOrDelete', 'FavoriteInput', '{ _id document type enabled }')
export const reportDocument = mutation('reportCreateOne', 'ReportInput', '')
export const changePreferencesDocument = mutation(
  'updateStudyPreferences',
  'StudyPreferencesInput',
  '{ _id examMode shortcuts flashcardsReversed }',
)
export const rateDocument = `mutation ($document: ID!, $type: ContentType!, $rate: Float!, $key: ID!) {
  rateCreateOrUpdate(document: $document, type: $type, rate: $rate, idempotencyKey: $key) { _id document type rate } }`

type Part = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview'

const instant = (now: number) => new Date(now).toISOString()

export const gradeInput = (
  agenda: Pick<AgendaData, '_id' | 'calendarDate'>,
  document: string,
  choosen: number,
  now: number,
  theoreticalType: Part = 'theoreticalStudy',
) => ({
  document,
  choosen,
  calendarDate: agenda.calendarDate,
  type: 'flashcard',
  theoreticalType,
  activity: agenda._id,
  dateNow: instant(now),
})

export const undoInput = (...wanted: Parameters<typeof gradeInput>) => {
  const {choosen: _choosen, type: _type, ...input} = gradeInput(...wanted)
  return input
}

export const revealInput = (agenda: Pick<AgendaData, '_id'>, essay: string, now: number, question = 'alta-05') => ({
  question,
  essay,
  agenda: agenda._id,
  dateNow: instant(now),
})

export const marksInput = (question: string, activity: string | null, now: number, parts: object = {}) => ({
  question,
  activity,
  struck: [1],
  selected: 0,
  essay: null,
  highlights: [{block: 'body', start: 0, end: 4, colour: 'yellow'}],
  dateNow: instant(now),
  ...parts,
})

export const doubtInput = (
  agenda: Pick<AgendaData, '_id'>,
  questionId: string,
  action: 'add' | 'remove' = 'add',
  type: Part = 'theoreticalStudy',
) => ({action, questionId, agendaId: agenda._id, type})

export const manyInput = (
  agenda: AgendaData,
  answers: readonly {readonly document: string; readonly choosen: number; readonly essay?: string}[],
  now: number,
  theoreticalType: Part,
) => {
  const {document: _document, choosen: _choosen, essay: _essay, ...activity} = answerInput(agenda, '', 0, now)
  return {...activity, theoreticalType, answers}
}

/** Sends mutations with a key of their own each. */
export function sender(server: TestServer) {
  let keys = 0
  return (student: Pick<Student, 'token'>, document: string, input: object, key = `chave-${(keys += 1)}`) =>
    server.ask(document, {input, key}, {token: student.token})
}
