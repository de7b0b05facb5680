import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import * as v from 'valibot'
import {isAdmission, longestInstitution} from '../../domain/feedback/admission.ts'
import {type FeatureId, featureStars, isFeatureId} from '../../domain/feedback/features.ts'
import {areNpsReasons, isNpsScore, longestFeedback} from '../../domain/feedback/nps.ts'
import {isErrorCode} from '../../domain/shared/errors.ts'
import {calendarDateOf, studyDayOf} from '../../domain/shared/studyDay.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {type IdempotentMutation, idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {isPlainText} from '../kernel/input.ts'
import type {SurveyOperation} from '../kernel/operation.ts'
import {authorise} from '../kernel/roles.ts'
import {signedInSession} from '../kernel/session.ts'
import {allowOrigins} from '../local-firebase/cors.ts'
import {
  type FeatureFeedback,
  findSurvey,
  storeAdmission,
  storeFeatureFeedback,
  storeSurveyReply,
} from './feedback.repository.ts'
import {surveyBody, surveyRequests} from './limits.ts'
import {isNpsDue, type NpsReply, putOffNps, storeNpsReply} from './nps.repository.ts'
import {surveyPermissions} from './permissions.ts'

/** The header that carries the idempotency key of a POST (D-02). */
export const idempotencyHeader = 'idempotency-key'

/** A text as it is kept: well-formed without being cut, and without space around it. */
const words = (least: number) =>
  v.pipe(v.string(), v.maxLength(longestFeedback), v.trim(), v.minLength(least), v.check(isStorable))
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const plain = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.check(isPlainText))

/** `score` 0 to 10 with reasons of its group, and a comment (spec 2§5, 2§7). */
const npsReply = v.pipe(
  v.strictObject({
    score: v.custom<NpsReply['score']>((score) => typeof score === 'number' && isNpsScore(score)),
    source: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
    comment: words(1),
    reasons: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)),
    isUserParticipatingInTest: v.boolean(),
  }),
  v.rawTransform(({dataset: {value}, addIssue, NEVER}): NpsReply => {
    const {score, reasons} = value
    if (areNpsReasons(score, reasons)) return {...value, reasons}
    addIssue({message: 'reasons of the group of the score'})
    return NEVER
  }),
)

const featureFeedback: v.GenericSchema<unknown, FeatureFeedback> = v.strictObject({
  featureId: v.custom<FeatureId>((id) => typeof id === 'string' && isFeatureId(id)),
  score: v.picklist(featureStars),
  userFeedback: words(0),
  isUserParticipatingInTest: v.boolean(),
})

const admission = v.strictObject({
  institution: plain(longestInstitution),
  uf: plain(2),
  year: v.pipe(v.number(), v.integer()),
  specialty: plain(longestInstitution),
})

/** Which survey is meant, and which study day; the open one and today when nothing is said. */
const surveyReply = v.nullish(
  v.pipe(
    v.custom<object>((body) => typeof body === 'object' && !Array.isArray(body)),
    v.strictObject({
      survey: v.optional(plain(100)),
      day: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/))),
    }),
  ),
)

/** No body, or an empty one: what is told stands in the address. */
const nothing = v.nullish(
  v.custom<object>(
    (body) => typeof body === 'object' && !Array.isArray(body) && body !== null && Object.keys(body).length === 0,
  ),
)

const statuses: Readonly<Partial<Record<string, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  ALREADY_ANSWERED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
}

type SurveyOptions = {
  /** Pages of these origins may call the service besides our own. */
  readonly allowedOrigins: readonly string[]
  readonly contextOf: (headers: FastifyRequest['headers']) => RequestContext
}

/** A call that changes something: its body as it was read, and the change. */
type Change<Body> = {
  readonly body: v.GenericSchema<unknown, Body>
  readonly change: (body: Body, mutation: IdempotentMutation, context: RequestContext) => Promise<void>
}

const change = <Body>(each: Change<Body>): Change<Body> => each

/** The paths of a group of calls, for pages of other origins. */
const pathsOf = (operations: readonly string[]) => operations.map((name) => name.slice(name.indexOf('/')))

/**
 * The survey service (spec 2§7): `GET` answers what is to be asked, `POST` stores what was said, once per
 * `idempotency-key`. Every call wants a bearer token; whose answer it is comes from the token alone.
 */
export function registerSurveys(app: FastifyInstance, {database: {db}}: Services, options: SurveyOptions): void {
  void app.register(async (scope) => {
    allowOrigins(scope, options.allowedOrigins, {
      paths: pathsOf(Object.keys(surveyPermissions)),
      headers: ['authorization', 'content-type', 'x-timezone', idempotencyHeader],
    })
    const calls = callsOf(scope, options)
    calls.get('GET /nps/should-execute', async ({profile}, {services}) =>
      String(await isNpsDue(db, profile.id, services.clock())),
    )
    calls.get('GET /temporary-nps/can-execute', async ({profile}, {services, timeZone}) => {
      const survey = await findSurvey(db, profile.id, studyDayOf(services.clock(), timeZone))
      return survey === undefined
        ? {canExecute: false}
        : {canExecute: true, id: survey.id, title: survey.title, url: survey.formUrl}
    })
    calls.post(
      'POST /nps/complete-survey',
      change({body: npsReply, change: (reply, mutation) => storeNpsReply(db, reply, mutation)}),
    )
    calls.post(
      'POST /nps/refuse-survey',
      change({body: nothing, change: (_, mutation) => putOffNps(db, 'refused', mutation)}),
    )
    calls.post(
      'POST /nps/reply-later',
      change({body: nothing, change: (_, mutation) => putOffNps(db, 'later', mutation)}),
    )
    calls.post(
      'POST /temporary-nps/mark-survey-as-completed',
      change({
        body: surveyReply,
        change: (said, mutation) =>
          storeSurveyReply(db, {survey: said?.survey, reply: {completed_at: new Date(mutation.now)}}, mutation),
      }),
    )
    calls.post(
      'POST /temporary-nps/mark-today-as-skiped',
      change({
        body: surveyReply,
        change: (said, mutation, {timeZone}) =>
          storeSurveyReply(
            db,
            {survey: said?.survey, reply: {skipped_on: said?.day ?? studyDayOf(mutation.now, timeZone)}},
            mutation,
          ),
      }),
    )
    calls.post(
      'POST /nps-feature/submit',
      change({body: featureFeedback, change: (feedback, mutation) => storeFeatureFeedback(db, feedback, mutation)}),
    )
    calls.post(
      'POST /student-admission',
      change({
        body: admission,
        change: async (told, mutation, {timeZone}) => {
          if (!isAdmission(told, Number(calendarDateOf(mutation.now, timeZone).slice(0, 4))))
            throw new DomainError('BAD_INPUT', 'Not an admission.')
          await storeAdmission(db, told, mutation)
        },
      }),
    )
  })
}

type Session = Awaited<ReturnType<typeof signedInSession>>
type Reads = Extract<SurveyOperation, `GET ${string}`>
type Writes = Extract<SurveyOperation, `POST ${string}`>

function callsOf(scope: FastifyInstance, {contextOf}: SurveyOptions) {
  const config = {rateLimit: {max: surveyRequests, timeWindow: '1 minute'}}

  async function answer(
    operation: SurveyOperation,
    [request, reply]: readonly [FastifyRequest, FastifyReply],
    work: (session: Session, context: RequestContext) => Promise<unknown>,
  ): Promise<unknown> {
    void reply.header('cache-control', 'no-store')
    try {
      const context = contextOf(request.headers)
      await authorise(surveyPermissions[operation], context)
      return await work(await signedInSession(context), context)
    } catch (error) {
      if (!(error instanceof DomainError) || !isErrorCode(error.code)) throw error
      return reply.code(statuses[error.code] ?? 400).send({error: error.code})
    }
  }

  return {
    get: (operation: Reads, read: (session: Session, context: RequestContext) => Promise<unknown>) => {
      scope.get(operation.slice('GET '.length), {config}, (request, reply) => answer(operation, [request, reply], read))
    },
    post: <Body>(operation: Writes, {body, change: store}: Change<Body>) => {
      scope.post(operation.slice('POST '.length), {config, bodyLimit: surveyBody}, (request, reply) =>
        answer(operation, [request, reply], async ({profile}, context) => {
          const read = v.safeParse(body, request.body)
          if (!read.success) throw new DomainError('BAD_INPUT', 'Not what this call takes.')
          const key = String(request.headers[idempotencyHeader] ?? '')
          const {database, clock} = context.services
          const mutation = idempotentMutation(operation, profile.id, key, read.output ?? {}, clock())
          const done = async () => ({ok: true})
          return runIdempotent(database, mutation, {
            attempt: async () => {
              await store(read.output, mutation, context)
              return done()
            },
            replay: done,
          })
        }),
      )
    },
  }
}
