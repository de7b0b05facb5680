import type {
  Flashcard,
  FlashcardAnswerInput,
  MutationResolvers,
  SubscriptionResolvers,
  UndoFlashcardInput,
} from '../../schema/generated/resolvers.ts'
import {assertDayOpen} from '../kernel/dayOpen.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {StudyEvent} from '../kernel/eventHub.ts'
import {runIdempotent, idempotentMutation, type IdempotentMutation} from '../kernel/idempotency.ts'
import {checkedDate, checkedId, checkedType} from '../kernel/input.ts'
import type {Operation} from '../kernel/operation.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {studentEvents} from '../kernel/studentEvents.ts'
import {findFlashcards} from './contents.repository.ts'
import {type CardPlace, findGradable, storeGrade, storeUndo} from './flashcard.repository.ts'

type Change = {
  readonly operation: Extract<Operation, 'answerFlashcard' | 'undoFlashcardAnswer'>
  readonly input: Omit<FlashcardAnswerInput, 'choosen' | 'type'> | UndoFlashcardInput
  readonly key: string
  readonly store: (place: CardPlace, at: number, mutation: IdempotentMutation) => Promise<void>
}

/**
 * Changes the grade of a card on an agenda once, under the rules of the day (spec 2§4).
 *
 * @throws DomainError NOT_FOUND, OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD, BAD_INPUT
 */
async function change(context: RequestContext, {operation, input, key, store}: Change): Promise<Flashcard> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const now = clock()
  const place: CardPlace = {
    profileId: profile.id,
    agendaId: checkedId(input.activity),
    calendarDate: checkedDate(input.calendarDate),
    theoreticalType: input.theoreticalType,
    flashcardId: checkedId(input.document),
  }
  const at = Math.min(Date.parse(input.dateNow), now)
  const mutation = idempotentMutation(operation, profile.id, key, input, now)
  const read = async () => {
    const {profileId, agendaId, flashcardId} = place
    const [card] = await findFlashcards(database, {profileId, agendaId, flashcardIds: [flashcardId]})
    if (card === undefined) throw new DomainError('NOT_FOUND')
    return card
  }
  return runIdempotent(database, mutation, {
    attempt: async () => {
      if ((await findGradable(database, place)) === undefined) throw new DomainError('NOT_FOUND')
      assertDayOpen(context, place.calendarDate, at)
      await store(place, at, mutation)
      return read()
    },
    replay: read,
  })
}

/** Grades of flashcards and their undo (spec 2§4; D-21). */
export const flashcardMutations = {
  answerFlashcard: (_root, {input, idempotencyKey}, context) => {
    checkedType(input.type)
    const {choosen} = input
    if (choosen !== 0 && choosen !== 1) throw new DomainError('BAD_INPUT', 'A flashcard is graded 0 or 1.')
    const {database} = context.services
    return change(context, {
      operation: 'answerFlashcard',
      input,
      key: idempotencyKey,
      store: (place, answeredAt, mutation) => storeGrade(database, {...place, choosen, answeredAt}, mutation),
    })
  },

  undoFlashcardAnswer: (_root, {input, idempotencyKey}, context) =>
    change(context, {
      operation: 'undoFlashcardAnswer',
      input,
      key: idempotencyKey,
      store: (place, _at, mutation) => storeUndo(context.services.database, place, mutation),
    }),
} satisfies Pick<MutationResolvers, 'answerFlashcard' | 'undoFlashcardAnswer'>

/** News of grades for the student's other tabs and devices; what is sent is read at that moment. */
export const flashcardSubscriptions = {
  flashcardRecorded: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'flashcard'),
    resolve: async ({profileId, agendaId, questionId}: StudyEvent, _args: object, context: RequestContext) => {
      const wanted = {profileId, agendaId, flashcardIds: [questionId]}
      const [recorded] = await findFlashcards(context.services.database, wanted)
      if (recorded === undefined) throw new DomainError('NOT_FOUND')
      return recorded
    },
  },
} satisfies Pick<SubscriptionResolvers, 'flashcardRecorded'>
