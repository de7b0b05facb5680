import type {AnyVariables, Client, CombinedError, TypedDocumentNode} from '@urql/core'
import {failureOfWrite} from '../../../domain/shared/errors.ts'
import type {Delivery, DeliveryInput, DeliveryOutcome, OutboxEntry} from '../../../machines/shared/outbox.types.ts'
import {
  AddOrRemoveQuestionAsDoubtDocument,
  AnswerFlashcardDocument,
  CreateManyAnswerDocument,
  CreateManyPreChoicesDocument,
  CreateOneAnswerDocument,
  CreateOrUpdateOnePreChoiceDocument,
  FinishAgendaActivityContentDocument,
  FinishMockExamDocument,
  RevealEssayDocument,
  SaveQuestionMarksDocument,
  StartExamDocument,
  UndoFlashcardAnswerDocument,
  UpdateStudyPreferencesDocument,
} from '../gen/writes/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {logOnly} from '../platform/log.ts'
import {hasEntry} from '../platform/outboxStore.ts'

/** A reply that takes longer than this counts as lost; the entry is sent again with the same key. */
const patience = 20_000

async function run<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onError?: (error: CombinedError) => void,
): Promise<DeliveryOutcome> {
  const fetchOptions = {signal: AbortSignal.timeout(patience)}
  const {error} = await client.mutation(document, variables, {fetchOptions}).toPromise()
  if (!error) return {kind: 'confirmed'}
  onError?.(error)
  const code = codeOfError(error)
  return code === null ? {kind: 'unreachable'} : failureOfWrite(code)
}

/** A mock exam that could not be started: the server's first message is written down (spec 2§8). */
function logStartError({graphQLErrors: [first]}: CombinedError): void {
  if (first) logOnly('start of a mock exam', first.message)
}

function send(client: Client, entry: OutboxEntry): Promise<DeliveryOutcome> {
  const idempotencyKey = entry.key
  switch (entry.operation) {
    case 'createOneAnswer':
      return run(client, CreateOneAnswerDocument, {input: entry.input, idempotencyKey})
    case 'createManyAnswer':
      return run(client, CreateManyAnswerDocument, {input: {...entry.input, answers: [...entry.input.answers]}, idempotencyKey})
    case 'createOrUpdateOnePreChoice':
      return run(client, CreateOrUpdateOnePreChoiceDocument, {input: entry.input, idempotencyKey})
    case 'createManyPreChoices':
      return run(client, CreateManyPreChoicesDocument, {input: {...entry.input, preChoices: [...entry.input.preChoices]}, idempotencyKey})
    case 'revealEssay':
      return run(client, RevealEssayDocument, {input: entry.input, idempotencyKey})
    case 'saveQuestionMarks': {
      const {struck, highlights, ...rest} = entry.input
      return run(client, SaveQuestionMarksDocument, {input: {...rest, struck: [...struck], highlights: [...highlights]}, idempotencyKey})
    }
    case 'answerFlashcard':
      return run(client, AnswerFlashcardDocument, {input: entry.input, idempotencyKey})
    case 'undoFlashcardAnswer':
      return run(client, UndoFlashcardAnswerDocument, {input: entry.input, idempotencyKey})
    case 'addOrRemoveQuestionAsDoubt':
      return run(client, AddOrRemoveQuestionAsDoubtDocument, {input: entry.input, idempotencyKey})
    case 'updateStudyPreferences':
      return run(client, UpdateStudyPreferencesDocument, {input: entry.input, idempotencyKey})
    case 'startExam':
      return run(client, StartExamDocument, {input: entry.input, idempotencyKey}, logStartError)
    case 'finishMockExam':
      return run(client, FinishMockExamDocument, {input: entry.input, idempotencyKey})
    case 'finishAgendaActivityContent':
      return run(client, FinishAgendaActivityContentDocument, {...entry.input, idempotencyKey})
  }
}

async function deliverOne(client: Client, entry: OutboxEntry, isKept: boolean): Promise<Delivery> {
  if (isKept && !(await hasEntry(entry.key))) return {key: entry.key, outcome: {kind: 'gone'}}
  return {key: entry.key, outcome: await send(client, entry)}
}

/**
 * Sends the heads of the lanes (D-01). A lock shared by all tabs lets one of them send at a time; an entry that another
 * tab delivered meanwhile is left alone.
 */
export const deliver = (client: Client, input: DeliveryInput, signal: AbortSignal): Promise<readonly Delivery[]> =>
  navigator.locks.request('aristo-outbox', {signal}, () =>
    Promise.all(input.entries.map((entry) => deliverOne(client, entry, !input.unkept.includes(entry.key)))),
  )
