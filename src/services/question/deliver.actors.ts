import type {AnyVariables, Client, CombinedError, TypedDocumentNode} from '@urql/core'
import type {ChainCommit, MarkLink} from '../../../domain/exam/markChain.ts'
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
import {chainOf, linked, markedBy} from '../exam/markChain.ts'
import {cacheUpdates} from '../platform/cacheUpdates.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {withLock} from '../platform/lock.ts'
import {logOnly} from '../platform/log.ts'
import {hasEntry, readEntries} from '../platform/outboxStore.ts'
import {forgetFaults, isServerWell, isSetAsideNow, mayBeFault} from './faults.ts'
import {storePreChoice} from './preChoice.cache.ts'

cacheUpdates.storePreChoice = storePreChoice

/** A reply that takes longer than this counts as lost; the entry is sent again with the same key. */
const timeoutMs = 20_000

/** `faulted`: a server that is otherwise well failed at this write. */
type Sent = DeliveryOutcome | {readonly kind: 'faulted'}

async function run<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onError?: (error: CombinedError) => void,
): Promise<Sent> {
  const fetchOptions = {signal: AbortSignal.timeout(timeoutMs)}
  const {error} = await client.mutation(document, variables, {fetchOptions}).toPromise()
  if (!error) return {kind: 'confirmed'}
  onError?.(error)
  const code = codeOfError(error)
  if (mayBeFault(code, error) && (await isServerWell())) return {kind: 'faulted'}
  return code === null ? {kind: 'unreachable'} : failureOfWrite(code)
}

/** A mock exam that could not be started: the server's first message is written down (spec 2§8). */
function logStartError({graphQLErrors: [first]}: CombinedError): void {
  if (first) logOnly('start of a mock exam', first.message)
}

/** Where the marks of an exam stand in their chain (D-19). */
type Chained = {readonly link: MarkLink; readonly commit: ChainCommit | null} | object

function send(client: Client, entry: OutboxEntry, chained: Chained): Promise<Sent> {
  const idempotencyKey = entry.key
  switch (entry.operation) {
    case 'createOneAnswer':
      return run(client, CreateOneAnswerDocument, {input: entry.input, idempotencyKey})
    case 'createManyAnswer':
      return run(client, CreateManyAnswerDocument, {
        input: {...entry.input, answers: [...entry.input.answers]},
        idempotencyKey,
      })
    case 'createOrUpdateOnePreChoice':
      return run(client, CreateOrUpdateOnePreChoiceDocument, {input: {...entry.input, ...chained}, idempotencyKey})
    case 'createManyPreChoices':
      return run(client, CreateManyPreChoicesDocument, {
        input: {...entry.input, ...chained, preChoices: [...entry.input.preChoices]},
        idempotencyKey,
      })
    case 'revealEssay':
      return run(client, RevealEssayDocument, {input: entry.input, idempotencyKey})
    case 'saveQuestionMarks': {
      const {struck, highlights, ...rest} = entry.input
      return run(client, SaveQuestionMarksDocument, {
        input: {...rest, struck: [...struck], highlights: [...highlights]},
        idempotencyKey,
      })
    }
    case 'answerFlashcard':
      return run(client, AnswerFlashcardDocument, {input: entry.input, idempotencyKey})
    case 'undoFlashcardAnswer':
      return run(client, UndoFlashcardAnswerDocument, {input: entry.input, idempotencyKey})
    case 'addOrRemoveQuestionAsDoubt':
      return run(client, AddOrRemoveQuestionAsDoubtDocument, {input: entry.input, idempotencyKey})
    case 'updateStudyPreferences':
      return run(client, UpdateStudyPreferencesDocument, {input: entry.input, idempotencyKey})
    case 'startExam': {
      const {chain} = chainOf({owner: entry.owner, activity: entry.input.activityId})
      return run(client, StartExamDocument, {input: {...entry.input, chain}, idempotencyKey}, logStartError)
    }
    case 'finishMockExam':
      return run(client, FinishMockExamDocument, {input: entry.input, idempotencyKey})
    case 'finishAgendaActivityContent':
      return run(client, FinishAgendaActivityContentDocument, {...entry.input, idempotencyKey})
  }
}

async function deliverOne(client: Client, entry: OutboxEntry, isKept: boolean): Promise<Delivery> {
  if (isKept && !(await hasEntry(entry.key))) return {key: entry.key, outcome: {kind: 'gone'}}
  const outcome = await sendLinked(client, entry)
  if (outcome.kind !== 'faulted') {
    if (outcome.kind !== 'unreachable') forgetFaults(entry.key)
    return {key: entry.key, outcome}
  }
  return {
    key: entry.key,
    outcome: isSetAsideNow(entry.key) ? {kind: 'refused', code: 'INTERNAL'} : {kind: 'unreachable'},
  }
}

/** What waits on this device behind an entry of the same activity; nothing when storage does not tell. */
async function waitingBehind({key, lane, owner}: OutboxEntry): Promise<readonly OutboxEntry[]> {
  const entries = await readEntries().catch(() => [])
  return entries
    .slice(entries.findIndex((entry) => entry.key === key) + 1)
    .filter((entry) => entry.lane === lane && entry.owner === owner && entry.refusal === null)
}

async function sendLinked(client: Client, entry: OutboxEntry): Promise<Sent> {
  if (markedBy(entry) === null) return send(client, entry, {})
  const place = await linked(entry, await waitingBehind(entry))
  const outcome = await send(client, entry, place === null ? {} : {link: place.link, commit: place.commit})
  if (outcome.kind === 'confirmed') place?.confirm()
  return outcome
}

/**
 * Sends the heads of the lanes (D-01). A lock shared by all tabs lets one of them send at a time; an entry that another
 * tab delivered meanwhile is left alone. What the server fails at for good is refused as `INTERNAL`: it is set aside.
 */
export const deliver = (client: Client, input: DeliveryInput, signal: AbortSignal): Promise<readonly Delivery[]> =>
  withLock(
    'aristo-outbox',
    () => Promise.all(input.entries.map((entry) => deliverOne(client, entry, !input.unkept.includes(entry.key)))),
    signal,
  )
