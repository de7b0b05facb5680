import type {FastifyInstance, FastifyReply} from 'fastify'
import * as v from 'valibot'
import {type CourseFrameKind, type FrameKind, frameTokenName} from '../../domain/shell/frames.ts'
import {homeOf} from '../../domain/shell/routes.ts'
import {sessionOf} from '../access/session.ts'
import type {Services} from '../kernel/context.ts'
import type {TokenVerifier} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import {blockReasonOfStored} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {html} from '../http/pages/html.ts'
import {appealsPage} from './appeals.ts'
import {type FramedPage, framedPage} from './page.ts'
import {localAppTexts as texts} from './texts.ts'

const longestToken = v.pipe(v.string(), v.maxLength(8_192))
const parameters = v.object({
  token: v.optional(longestToken, ''),
  userToken: v.optional(longestToken, ''),
  route: v.optional(v.pipe(v.string(), v.maxLength(200)), '/'),
})
type Known = {readonly token: string; readonly route: string}
type Answer = {readonly status: number; readonly page: FramedPage}

/**
 * The hand-over by message (D-16): says that it is ready, takes the first token of the page around it, and asks for its
 * screen with it. Later tokens are for apps that go on asking; this one has its screen by then.
 */
const handshake = (kind: FrameKind) => `addEventListener('message', function (event) {
  var form = document.querySelector('form');
  if (event.source !== parent || !event.data || event.data.type !== 'aristo.token' || form.dataset.sent) return;
  form.dataset.sent = 'yes';
  form.elements.${frameTokenName(kind)}.value = event.data.${frameTokenName(kind)};
  form.elements.route.value = event.data.route || '/';
  form.submit();
});
parent.postMessage({type: 'aristo.ready'}, '*');`

const waitingPage = (kind: FrameKind) =>
  framedPage({
    title: texts.kinds[kind],
    body: html`<p role="status">${texts.waiting}</p>
      <form method="post" action="/local-apps/${kind}">
        <input type="hidden" name="${frameTokenName(kind)}" /><input type="hidden" name="route" />
      </form>`,
    script: handshake(kind),
  })

const errorPage = (kind: FrameKind, reason: string) =>
  framedPage({
    title: texts.kinds[kind],
    body: html`<h1>${texts.errorTitle}</h1>
      <p>${reason}</p>`,
  })

async function currentCourse({database}: Services, {courses}: StoredProfile) {
  const courseId = courses[0]?.courseId
  if (courseId === undefined) return undefined
  const course = await database.db
    .selectFrom('course')
    .select(['id', 'title', 'home_page'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  if (course === undefined) return undefined
  const lessons = await database.db
    .selectFrom('lesson')
    .select(['id', 'title'])
    .where('course_id', '=', course.id)
    .orderBy('phase')
    .orderBy('release_after_days')
    .orderBy('id')
    .execute()
  return {...course, lessons}
}

async function coursePage(
  services: Services,
  kind: CourseFrameKind,
  profile: StoredProfile,
  route: string,
): Promise<Answer> {
  const course = blockReasonOfStored(profile) === null ? await currentCourse(services, profile) : undefined
  if (course?.home_page !== homeOf(kind)) return {status: 403, page: errorPage(kind, texts.otherCourse)}
  const name = profile.name.split(' ')[0] ?? ''
  const lessons = course.lessons.map(({title}) => html`<li>${title}</li>`)
  const body = html`<p class="brand">${texts.kinds[kind]}</p>
    <h1>${texts.hello(name)}</h1>
    <p>${texts.about}</p>
    ${route === '/' ? undefined : html`<p class="muted">${texts.route(route)}</p>`}
    <h2>${texts.lessons}: ${course.title}</h2>
    ${
      lessons.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<ol>
            ${lessons}
          </ol>`
    }`
  return {status: 200, page: framedPage({title: texts.kinds[kind], body})}
}

async function screenOf(services: Services, kind: FrameKind, {token, route}: Known): Promise<Answer> {
  const {profile} = await sessionOf(services, token)
  if (kind !== 'appeals') return coursePage(services, kind, profile, route)
  const page = await appealsPage(services.database, profile)
  return page === null ? {status: 403, page: errorPage(kind, texts.noAccess)} : {status: 200, page}
}

/**
 * Small apps of our own for the homes of sprint and practical courses and for the appeals (spec 3§2.11), so that they are
 * there where an operator has configured none: they take the same parameters as any framed app, verify the token and greet
 * the student; those of courses list the course's lessons. By message they get an identity token, in their address one of `frameTokens`.
 */
export function registerLocalApps(app: FastifyInstance, given: Services, verifyFrameToken: TokenVerifier): void {
  const verifyToken: TokenVerifier = (token) =>
    verifyFrameToken(token).catch((error: unknown) => {
      if (error instanceof DomainError) return given.verifyToken(token)
      throw error
    })
  const services = {...given, verifyToken}
  const answer = async (reply: FastifyReply, kind: FrameKind, sent: unknown) => {
    const read = v.safeParse(parameters, sent)
    const known = read.success
      ? {token: read.output[frameTokenName(kind)], route: read.output.route}
      : {token: 'malformed', route: '/'}
    const {status, page} =
      known.token === ''
        ? {status: 200, page: waitingPage(kind)}
        : await screenOf(services, kind, known).catch((error: unknown) => {
            if (!(error instanceof DomainError)) throw error
            return {status: 401, page: errorPage(kind, texts.refused)}
          })
    return reply
      .code(status)
      .removeHeader('x-frame-options')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.body)
  }
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      {parseAs: 'string', bodyLimit: 16_384},
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const kind of ['sprint', 'practical', 'appeals'] as const) {
      scope.get(`/local-apps/${kind}`, ({query}, reply) => answer(reply, kind, query))
      scope.post(`/local-apps/${kind}`, ({body}, reply) => answer(reply, kind, body))
    }
  })
}
