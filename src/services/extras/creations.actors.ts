import {fromPromise} from 'xstate'
import type {CreatedExtra, CreationKind} from '../../../domain/extras/creation.ts'
import type {QuestionWish} from '../../../domain/extras/questionChoice.ts'
import type {ExamCreation} from '../../../machines/extras/examWizard.types.ts'
import type {FlashcardCreation} from '../../../machines/extras/flashcardWizard.types.ts'
import type {MockCreation} from '../../../machines/extras/mockWizard.types.ts'
import type {OneClickCreation} from '../../../machines/extras/oneClick.types.ts'
import type {PriorityCreation} from '../../../machines/extras/priorityReview.types.ts'
import type {QuestionCreation} from '../../../machines/extras/questionWizard.types.ts'
import type {TheoryCreation} from '../../../machines/extras/theoryWizard.types.ts'
import {
  CreateExamExtraActivityDocument,
  CreateFlashcardActivityByClassificationDocument,
  CreateFlashcardActivityByDeckDocument,
  CreateMockExtraDocument,
  CreatePriorityReviewDocument,
  CreateQuestionActivityDocument,
  CreateSmartExamExtraActivityDocument,
  CreateSmartReviewExtraActivityDocument,
  CreateTheoreticalExtraActivityDocument,
  CreateTheoreticalReviewExtraActivityDocument,
} from '../gen/extrasWizards/graphql.ts'
import {createExtra, type Creator, wished} from './createExtra.ts'
import {questionInput} from './questionInput.ts'

type Sent = {readonly key: string; readonly signal: AbortSignal}

const createQuestions = (creator: Creator, kind: CreationKind, wish: QuestionWish, sent: Sent) =>
  createExtra(
    creator,
    {
      kind,
      document: CreateQuestionActivityDocument,
      variables: (idempotencyKey) => ({input: questionInput(wish), idempotencyKey}),
      madeOf: (data) => data.createQuestionActivity,
    },
    sent,
  )

/** Creates a question extra (spec 1§7). Rejects with a `CreationError`. */
export const createQuestionExtraWith = (creator: Creator) =>
  fromPromise<CreatedExtra, QuestionCreation>(async ({input, signal}) =>
    createQuestions(creator, 'question', wished(input), {key: input.key, signal}),
  )

/** Creates a theoretical extra. Rejects with a `CreationError`. */
export const createTheoryExtraWith = (creator: Creator) =>
  fromPromise<CreatedExtra, TheoryCreation>(({input: {wish, key}, signal}) =>
    createExtra(
      creator,
      {
        kind: 'study',
        document: CreateTheoreticalExtraActivityDocument,
        variables: (idempotencyKey) => ({classification: [...wish], idempotencyKey}),
        madeOf: (data) => data.createTheoreticalExtraActivity,
      },
      {key, signal},
    ),
  )

/** Creates a flashcard extra by theme or by decks. Rejects with a `CreationError`. */
export const createFlashcardExtraWith = (creator: Creator) =>
  fromPromise<CreatedExtra, FlashcardCreation>(async ({input, signal}) => {
    const wish = wished(input)
    const sent = {key: input.key, signal}
    if (wish.mode === 'aristo') {
      const {count, classification} = wish
      return createExtra(
        creator,
        {
          kind: 'flashcard',
          document: CreateFlashcardActivityByClassificationDocument,
          variables: (idempotencyKey) => ({
            treeId: input.treeId,
            classification: [...classification],
            count,
            idempotencyKey,
          }),
          madeOf: (data) => data.createFlashcardActivityByClassification,
        },
        sent,
      )
    }
    return createExtra(
      creator,
      {
        kind: 'flashcard',
        document: CreateFlashcardActivityByDeckDocument,
        variables: (idempotencyKey) => ({deckIds: [...wish.deckIds], length: wish.count, idempotencyKey}),
        madeOf: (data) => data.createFlashcardActivityByDeck,
      },
      sent,
    )
  })

/** Creates a full exam as an extra. Rejects with a `CreationError`. */
export const createExamExtraWith = (creator: Creator) =>
  fromPromise<CreatedExtra, ExamCreation>(({input: {wish, key}, signal}) =>
    createExtra(
      creator,
      {
        kind: 'exam',
        document: CreateExamExtraActivityDocument,
        variables: (idempotencyKey) => ({template: wish, idempotencyKey}),
        madeOf: (data) => data.createExamExtraActivity,
      },
      {key, signal},
    ),
  )

/** Creates a mock exam as an extra. Rejects with a `CreationError`. */
export const createMockExtraWith = (creator: Creator) =>
  fromPromise<CreatedExtra, MockCreation>(({input: {wish, key}, signal}) =>
    createExtra(
      creator,
      {
        kind: 'mock',
        document: CreateMockExtraDocument,
        variables: (idempotencyKey) => ({template: wish, idempotencyKey}),
        madeOf: (data) => data.createMockExamExtraActivity,
      },
      {key, signal},
    ),
  )

/** Creates a priority review (G-29). Rejects with a `CreationError`. */
export const createPriorityReviewWith = (creator: Creator) =>
  fromPromise<CreatedExtra, PriorityCreation>(async ({input, signal}) =>
    createExtra(
      creator,
      {
        kind: 'priority',
        document: CreatePriorityReviewDocument,
        variables: (idempotencyKey) => ({input: {...wished(input)}, idempotencyKey}),
        madeOf: (data) => data.createPriorityReview,
      },
      {key: input.key, signal},
    ),
  )

const oneClicks = {
  smartExam: (creator: Creator, sent: Sent) =>
    createExtra(
      creator,
      {
        kind: 'smartExam',
        document: CreateSmartExamExtraActivityDocument,
        variables: (idempotencyKey) => ({idempotencyKey}),
        madeOf: (data) => data.createSmartExamExtraActivity,
      },
      sent,
    ),
  theoreticalReview: (creator: Creator, sent: Sent) =>
    createExtra(
      creator,
      {
        kind: 'theoreticalReview',
        document: CreateTheoreticalReviewExtraActivityDocument,
        variables: (idempotencyKey) => ({idempotencyKey}),
        madeOf: (data) => data.createTheoreticalReviewExtraActivity,
      },
      sent,
    ),
  smartReview: (creator: Creator, sent: Sent) =>
    createExtra(
      creator,
      {
        kind: 'smartReview',
        document: CreateSmartReviewExtraActivityDocument,
        variables: (idempotencyKey) => ({idempotencyKey}),
        madeOf: (data) => data.createSmartReviewExtraActivity,
      },
      sent,
    ),
}

/** Creates what one press creates. Rejects with a `CreationError`. */
export const createOneClickWith = (creator: Creator) =>
  fromPromise<CreatedExtra, OneClickCreation>(({input: {wish, key}, signal}) =>
    wish.kind === 'quickQuestion'
      ? createQuestions(creator, wish.kind, wish.wish, {key, signal})
      : oneClicks[wish.kind](creator, {key, signal}),
  )
