import {Readable} from 'node:stream'
import {setTimeout as pause} from 'node:timers/promises'
import type {FastifyInstance} from 'fastify'
import {assistantLimits} from '../../domain/assistant/limits.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {UsageLimit} from '../../schema/rest/openapi.ts'
import {prepareRest, registerRest, restRoute, type RestRequest} from '../http/restContract.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import {guarded, reportTo} from '../kernel/guarded.ts'
import {checkedId, checkedIds} from '../kernel/input.ts'
import {authorise} from '../kernel/roles.ts'
import {signedInSession} from '../kernel/session.ts'
import {allowOrigins} from '../local-firebase/cors.ts'
import {openSince} from '../question/question.input.ts'
import {type Asker, Assistant, type AssistantDeps, type UsageRecord, wordsFrom} from './assistant.ts'
import {embeddedProvider} from './embedded.ts'
import {assistantForum} from './forum.repository.ts'
import {modelPatience, type ModelSettings, openaiProvider} from './openai.ts'
import {assistantPermissions} from './permissions.ts'

export type AssistantOptions = {
  /** Pages of these origins may call the operations besides our own. */
  readonly allowedOrigins: readonly string[]
  readonly contextOf: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    address: string,
  ) => RequestContext
  /** A model that writes the answers; null for the embedded provider. */
  readonly model: ModelSettings | null
  /** Milliseconds between two words of a streamed answer. */
  readonly wordDelay: number
  /** A value of the remote configuration. */
  readonly remoteValue: AssistantDeps['remoteValue']
}

/** Reads of one person in a minute, and ratings. */
export const readsPerMinute = 120
export const ratingsPerMinute = 20

async function askerOf(context: RequestContext): Promise<Asker> {
  const {profile} = await signedInSession(context)
  return {profileId: profile.id, openSince: openSince(context)}
}

/** A choice as clients name it: its place from 0, or its letter. */
function choiceOf(choice: string | number | null | undefined): number | null {
  if (typeof choice === 'number') return choice >= 0 && choice < 5 ? choice : null
  return /^[a-e]$/i.test(choice ?? '') ? 'ABCDE'.indexOf((choice ?? '').toUpperCase()) : null
}

const noImages = new Map<string, never>()
/** What reads Markdown is loaded with the first draft. */
async function treeOf(draft: string | null): Promise<RichText | null> {
  if (draft === null) return null
  const {toRichText} = await import('../content/markdown.ts')
  return toRichText(draft, noImages)
}
const onWire = async (record: UsageRecord): Promise<UsageLimit> => ({
  ...record,
  draftContent: await treeOf(record.draft),
})

/** An answer word by word; it ends early when the reader is gone. */
async function* spoken(words: readonly string[], delay: number, signal: AbortSignal): AsyncGenerator<string> {
  for (const [index, word] of words.entries()) {
    if (index > 0 && delay > 0) await pause(delay, undefined, {signal, ref: false}).catch(() => undefined)
    if (signal.aborted) return
    yield word
  }
}

/**
 * The REST operations of the assistant (`schema/rest/openapi.json`, flows F-102 and F-103). An answer is streamed by words;
 * the same idempotency key is answered with the same text, from `offset` on where the client has the beginning.
 */
export function registerAssistant(app: FastifyInstance, services: Services, options: AssistantOptions): void {
  const {allowedOrigins, contextOf, model, wordDelay, remoteValue} = options
  const provider = model === null ? embeddedProvider : openaiProvider(model, modelPatience, reportTo(app.log))
  const assistant = new Assistant({services, forum: assistantForum, provider, remoteValue})
  app.addHook('onClose', () => assistant.close())
  void app.register(async (scope) => {
    allowOrigins(scope, allowedOrigins, {
      // The forum's routes answer what browsers ask before a request, for all of `/v1`.
      paths: [],
      headers: ['authorization', 'content-type', 'idempotency-key', 'x-timezone'],
    })
    prepareRest(scope)
    registerRest(
      scope,
      'getUsageLimits',
      {
        permission: assistantPermissions.getUsageLimits,
        perMinute: readsPerMinute,
        answer: async ({query, context}) => {
          const {profileId} = await askerOf(context)
          const ids = checkedIds(query.commentIds, assistantLimits.comments)
          return Promise.all((await assistant.limits(profileId, ids)).map(onWire))
        },
      },
      contextOf,
    )
    registerRest(
      scope,
      'updateUsageLimit',
      {
        permission: assistantPermissions.updateUsageLimit,
        perMinute: ratingsPerMinute,
        answer: async ({body, context}) => {
          const {profileId} = await askerOf(context)
          return onWire(await assistant.closeComment(profileId, checkedId(body.commentId)))
        },
      },
      contextOf,
    )
    registerRest(
      scope,
      'rateAnswer',
      {
        permission: assistantPermissions.rateAnswer,
        perMinute: ratingsPerMinute,
        answer: async ({body: {parentId, rating}, context}) =>
          assistant.rate(await askerOf(context), {commentId: checkedId(parentId), rating}),
      },
      contextOf,
    )
    registerAsk(scope, assistant, {contextOf, wordDelay, report: reportTo(services.log)})
  })
}

type AskOptions = Pick<AssistantOptions, 'contextOf' | 'wordDelay'> & {readonly report: ReturnType<typeof reportTo>}

function registerAsk(scope: FastifyInstance, assistant: Assistant, {contextOf, wordDelay, report}: AskOptions): void {
  const {method, url, schema} = restRoute('askAssistant')
  scope.route<{Body: RestRequest<'askAssistant'>['body']}>({
    method,
    url,
    schema,
    bodyLimit: assistantLimits.body,
    // A compressor would hold words back.
    compress: false,
    config: {rateLimit: {max: assistantLimits.asksPerMinute, timeWindow: '1 minute'}},
    preValidation: async ({headers, ip}) => authorise(assistantPermissions.askAssistant, contextOf(headers, ip)),
    handler: async ({body, headers, ip}, reply) => {
      const gone = new AbortController()
      reply.raw.on(
        'close',
        guarded(report, 'end of an answer', () => gone.abort()),
      )
      const answer = await assistant.ask({
        ...(await askerOf(contextOf(headers, ip))),
        commentId: checkedId(body.commentId),
        key: String(headers['idempotency-key'] ?? ''),
        choice: choiceOf(body.userChoice),
        signal: gone.signal,
      })
      const words = wordsFrom(answer, body.offset ?? 0)
      return reply
        .type('text/plain; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(spoken(words, wordDelay, gone.signal), {objectMode: false}))
    },
  })
}
