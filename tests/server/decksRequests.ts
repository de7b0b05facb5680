import {randomUUID} from 'node:crypto'
import type {StudyMutation} from './studyRequests.ts'
import type {AgendaData, Student, TestServer} from './support.ts'

const card = `_id front back prefix lessonId createdAt createdBy { _id name } timesAdded ownFlashcard alreadyAdded`

/** Documents of the decks, as the tests of several files send them. */
export const communityDecksDocument = '{ getCommunityDecks { lesson lessonTitle flashcardsAmount } }'

export const communityCardsDocument = `query ($lessonId: ID, $sortBy: FlashcardSort, $skip: Int!, $limit: Int!, $includes: String) {
  cards: getCommunityFlashcards(lessonId: $lessonId, sortBy: $sortBy, skip: $skip, limit: $limit, includes: $includes) {
    totalAmount flashcards { ${card} } } }`

export const savedCardsDocument = `query ($lessonId: ID, $skip: Int!, $limit: Int!) {
  cards: getUserFlashcards(lessonId: $lessonId, skip: $skip, limit: $limit) { totalAmount flashcards { ${card} } } }`

export const addDocument = 'mutation ($_id: ID!, $key: ID!) { addFlashcardToDeck(_id: $_id, idempotencyKey: $key) }'
export const removeDocument =
  'mutation ($_id: ID!, $key: ID!) { removeFlashcardFromDeck(_id: $_id, idempotencyKey: $key) }'
export const deleteCardDocument = 'mutation ($_id: ID!, $key: ID!) { deleteFlashcard(_id: $_id, idempotencyKey: $key) }'
export const createCardDocument = `mutation ($front: String!, $back: String!, $lessonId: ID!, $key: ID!) {
  card: createFlashcard(front: $front, back: $back, lessonId: $lessonId, idempotencyKey: $key) { ${card} } }`

export const similarCardsDocument = `query ($front: String!, $lessonId: ID!) {
  cards: similarFlashcards(front: $front, lessonId: $lessonId) { ${card} } }`

/** Two cards that this student has written, for what needs one of her own. */
export async function addCardsOf(
  {database: {db}, now}: TestServer,
  {profileId}: Student,
  {_id}: AgendaData,
): Promise<void> {
  const at = new Date(now)
  const face = JSON.stringify([{tag: 'p', children: ['Meu']}])
  for (const id of [`${_id}-cartao`, `${_id}-outro`]) {
    await db
      .insertInto('flashcard')
      .values({
        id,
        lesson_id: 'alta',
        position: 0,
        comment: null,
        content_hash: '',
        area: 'CM',
        classification: '[]',
        inherits_classification: true,
        prefix: null,
        front: face,
        back: face,
        created_at: at,
        updated_at: at,
        is_community: true,
      })
      .execute()
    await db
      .insertInto('community_flashcard')
      .values({
        flashcard_id: id,
        profile_id: profileId,
        author_name: null,
        front_source: 'Meu',
        back_source: 'Meu',
        searched: 'meu\nmeu',
        created_at: at,
      })
      .execute()
  }
}

/** A report of a card by a student, as `reportCreateOne` keeps it. */
export async function reportCard(
  {database: {db}, now}: TestServer,
  {profileId}: Student,
  document: string,
  words: {readonly title?: string; readonly body?: string} = {},
): Promise<void> {
  await db
    .insertInto('content_report')
    .values({
      id: randomUUID(),
      profile_id: profileId,
      type: 'flashcard',
      document,
      title: words.title ?? 'Outro',
      body: words.body ?? '',
      created_at: new Date(now),
    })
    .execute()
}

export const reportedCardsDocument =
  '{ cards: reportedFlashcards { totalAmount items { _id front back lessonId author reports { title body createdAt } } } }'
export const decideCardDocument =
  'mutation ($_id: ID!, $reason: String, $key: ID!) { decideReportedFlashcard(_id: $_id, reason: $reason, idempotencyKey: $key) }'

const written = (front: string) => () => ({front, back: 'Verso', lessonId: 'alta'})

/** The mutations of decks, by name. */
export const decksMutationCases: Record<string, StudyMutation> = {
  addFlashcardToDeck: {document: addDocument, variables: () => ({_id: 'alta-c00'}), other: () => ({_id: 'alta-c01'})},
  removeFlashcardFromDeck: {
    document: removeDocument,
    variables: () => ({_id: 'alta-c00'}),
    other: () => ({_id: 'alta-c01'}),
  },
  createFlashcard: {document: createCardDocument, variables: written('Frente'), other: written('Outra')},
  deleteFlashcard: {
    document: deleteCardDocument,
    variables: ({_id}) => ({_id: `${_id}-cartao`}),
    other: ({_id}) => ({_id: `${_id}-outro`}),
  },
}

type Asked = {readonly document: string; readonly variables: StudyMutation['variables']}

/** The queries of decks, by name. */
export const decksQueryCases: Record<string, Asked> = {
  getCommunityDecks: {document: communityDecksDocument, variables: () => ({})},
  getCommunityFlashcards: {document: communityCardsDocument, variables: () => ({skip: 0, limit: 15})},
  similarFlashcards: {document: similarCardsDocument, variables: () => ({front: 'Tríade de Beck', lessonId: 'alta'})},
  getUserFlashcards: {document: savedCardsDocument, variables: () => ({skip: 0, limit: 15})},
  reportedFlashcards: {document: reportedCardsDocument, variables: () => ({})},
}
