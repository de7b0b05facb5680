import {type EventObject, fromCallback, fromPromise} from 'xstate'
import {type AskFailure, askFailureOf} from '../../../domain/assistant/failures.ts'
import {forumNumbers} from '../../../domain/forum/comment.ts'
import type {
  AskedAnswer,
  AssistantEvent,
  AssistantUsage,
  RatedAnswer,
  RatingOutcome,
} from '../../../machines/forum/assistant.types.ts'
import type {UsageLimit} from '../../../schema/rest/openapi.ts'
import {codeOfReply, type OpenRest, replied, RestError} from './rest.ts'

/** The server answers for at most so many ids at once. */
const mostIds = 100

/** UTF-16 units of an answer; one that goes on behind them is no answer. */
export const longestAnswer = 20_000

/**
 * Milliseconds without a word after which an answer counts as broken: the first may take as long as a server thinks, the
 * others come at the pace of reading.
 */
export const askPatience = {first: 90_000, between: 15_000} as const

const never = () => new AbortController().signal

const usageOf = ({currentUsageCount, maxUsageCount, draft, draftContent}: UsageLimit): AssistantUsage => ({
  currentUsageCount,
  maxUsageCount,
  draft: draft === null ? null : {text: draft, content: draftContent},
})

/** What is known of a comment's assistant. Rejects with a `RestError`. */
export type ReadUsage = (commentId: string) => Promise<AssistantUsage>

type Batch = {readonly ids: string[]; readonly records: Promise<readonly UsageLimit[]>}

/** Reads the usage of all comments that are asked for in one go, as those of a page are, in one request. */
export function usageReader(open: OpenRest): ReadUsage {
  let batch: Batch | null = null
  function begin(): Batch {
    const ids: string[] = []
    const records = Promise.resolve().then(async () => {
      batch = null
      const rest = await open()
      return replied(never(), (patient) =>
        rest.GET('/v1/harrison-ai/get-limits-for-usage', {params: {query: {commentIds: ids}}, signal: patient}),
      )
    })
    return {ids, records}
  }
  return async (commentId) => {
    if (batch === null || batch.ids.length >= mostIds) batch = begin()
    const {ids, records} = batch
    ids.push(commentId)
    const record = (await records).find((one) => one.commentId === commentId)
    if (record === undefined) throw new RestError('refused', 'NOT_FOUND')
    return usageOf(record)
  }
}

export const loadUsageWith = (read: ReadUsage) =>
  fromPromise<AssistantUsage, {readonly commentId: string}>(({input: {commentId}}) => read(commentId))

/** When each service last said that it is well, in milliseconds of a clock that only goes forward. */
const checked = new WeakMap<OpenRest, number>()

/** Whether the assistant's service answers; one that did is not asked again for five minutes (spec 2§9). Rejects with a `RestError`. */
export const checkHealthWith = (open: OpenRest, now: () => number) =>
  fromPromise<unknown>(async ({signal}) => {
    const last = checked.get(open)
    if (last !== undefined && now() - last < forumNumbers.healthChecked) return
    const rest = await open()
    const reply = await replied(signal, (patient) => rest.GET('/health', {signal: patient}))
    if (reply.status !== 'ok') throw new RestError('unreachable', null)
    checked.set(open, now())
  })

/** Aborts when nothing was heard for so long. */
function listening(closing: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  closing.signal.addEventListener('abort', stop, {once: true})
  return {
    stop,
    wait: (milliseconds: number) => {
      stop()
      timer = setTimeout(() => closing.abort(), milliseconds)
    },
  }
}

type Tell = (text: string) => void

/** The refusal of a question: what has no name is a connection that broke, unless it was our own fault. */
function refusalOf({status}: Response, error: unknown): AskFailure {
  const code = codeOfReply(error)
  return code === null && status < 500 ? 'unavailable' : askFailureOf(code)
}

/** Reads an answer to its end; null when it ended as it should. */
async function readWords(body: ReadableStream<Uint8Array>, room: number, heard: Tell): Promise<AskFailure | null> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let left = room
  for (;;) {
    const {done, value} = await reader.read()
    if (done) return null
    const text = decoder.decode(value, {stream: true})
    left -= text.length
    if (left < 0) {
      await reader.cancel()
      return 'unavailable'
    }
    heard(text)
  }
}

/** Where an answer is read, how long it may be silent, and what ends it. */
type Reading = {readonly open: OpenRest; readonly closing: AbortController; readonly patience: typeof askPatience}

async function readAnswer({open, closing, patience}: Reading, asked: AskedAnswer, tell: Tell) {
  const {commentId, key, offset} = asked
  const {stop, wait} = listening(closing)
  try {
    wait(patience.first)
    const rest = await open()
    const {data, error, response} = await rest.POST('/v1/harrison-ai/ask/based-on-question', {
      params: {header: {'idempotency-key': key}},
      body: {commentId, ...(offset > 0 && {offset})},
      parseAs: 'stream',
      signal: closing.signal,
    })
    if (!response.ok) return refusalOf(response, error)
    // A portal that wants a login answers everything with a page of its own.
    if (!data || !response.headers.get('content-type')?.startsWith('text/plain')) return 'unavailable'
    return await readWords(data, longestAnswer - offset, (text) => {
      wait(patience.between)
      if (text !== '') tell(text)
    })
  } finally {
    stop()
  }
}

/**
 * Asks the assistant, and sends the words of its answer as they come. The same key goes on behind `offset` with the same
 * answer; an answer that falls silent counts as broken.
 */
export const askAssistantWith = (open: OpenRest, patience: typeof askPatience = askPatience) =>
  fromCallback<EventObject, AskedAnswer>(({input, sendBack}) => {
    const closing = new AbortController()
    let isLeft = false
    const tell = (event: AssistantEvent) => {
      if (!isLeft) sendBack(event)
    }
    readAnswer({open, closing, patience}, input, (text) => tell({type: 'words.arrived', text})).then(
      (failure) => tell(failure === null ? {type: 'answer.ended'} : {type: 'answer.failed', failure}),
      () => tell({type: 'answer.failed', failure: 'broken'}),
    )
    return () => {
      isLeft = true
      closing.abort()
    }
  })

/** Rates an answer, which publishes or discards it. Rejects with a `RestError`. */
export const rateAnswerWith = (open: OpenRest) =>
  fromPromise<RatingOutcome, RatedAnswer>(async ({input: {commentId, rating, answer, key}, signal}) => {
    const rest = await open()
    const {result, commentId: publishedId} = await replied(signal, (patient) =>
      rest.POST('/v1/harrison-ai/rate-answer', {
        params: {header: {'idempotency-key': key}},
        body: {rating, parentId: commentId, harrisonAnswer: answer.slice(0, longestAnswer)},
        signal: patient,
      }),
    )
    return {publishedId: result === 'COMMENT_CREATED' ? publishedId : null}
  })
