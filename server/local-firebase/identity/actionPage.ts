import type {FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import * as v from 'valibot'
import {weaknessInMessage} from '../../../domain/access/passwordPolicy.ts'
import {clientFault} from '../../http/clientFault.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {html, type Html, pageOf} from '../../http/pages/html.ts'
import {registerPageStyle} from '../../http/pages/style.ts'
import {actionTexts as t, confirmations, weaknesses} from './actionTexts.ts'
import type {Call} from './call.ts'
import {actionPath, usableCode, type UsableCode} from './codes.ts'
import {deviceOf} from './device.ts'
import {IdentityError} from './errors.ts'
import {applyCode, resetPassword} from './mailOperations.ts'
import {isTrustedUrl} from './trustedOrigins.ts'

const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'none'] as const

const action = v.object({
  mode: v.optional(v.fallback(v.picklist(modes), 'none'), 'none'),
  oobCode: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(200)), ''), ''),
  continueUrl: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(2_048)), ''), ''),
})
const form = v.object({
  ...action.entries,
  newPassword: v.optional(v.fallback(v.string(), ''), ''),
  confirmation: v.optional(v.fallback(v.string(), ''), ''),
})

type Action = v.InferOutput<typeof action>
type Fault = {readonly field: 'newPassword' | 'confirmation'; readonly text: string}

const longestPassword = 1_000
const kindOf = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  none: undefined,
} as const

/**
 * Where the links of mails lead, at the path of Google's own pages: it sets a new password, or verifies or changes an
 * address and goes on to the `continueUrl`. Opening a link changes nothing, because programs that look through mails open links;
 * the person presses a button. The pages run no script.
 */
export const actionRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  const {db} = options.database
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    {parseAs: 'string', bodyLimit: 16_384},
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  app.setErrorHandler((error: FastifyError | IdentityError, request, reply) => answerError(error, request, reply))

  registerPageStyle(app)

  app.get(actionPath, async (request, reply) => {
    const asked = v.parse(action, request.query)
    return show(reply, pageFor(asked, await codeOf(asked)))
  })

  app.post(actionPath, async (request, reply) => {
    const asked = v.parse(form, request.body ?? {})
    const code = await codeOf(asked)
    const call = {db, options, address: request.ip, origin: undefined, device: deviceOf(request.headers, false)}
    if (code.kind !== 'PASSWORD_RESET') {
      await applyCode(call, asked.oobCode)
      const target = sameOriginTarget(asked, request)
      if (target !== undefined) return reply.redirect(target, 303)
      const {doneTitle, doneText} = confirmations[code.kind]
      return show(reply, done(doneTitle, doneText, nextOf(asked)))
    }
    const fault = faultOf(asked.newPassword, asked.confirmation) ?? (await resetFault(call, asked))
    if (fault !== undefined) return show(reply.code(400), pageFor(asked, code, fault))
    return show(reply, done(t.resetDone, t.resetDoneText, {href: trusted(asked.continueUrl) ?? '/', text: t.enter}))
  })

  async function codeOf({mode, oobCode}: Action): Promise<UsableCode> {
    if (oobCode === '' || oobCode.includes('\0')) throw new IdentityError('INVALID_OOB_CODE')
    const code = await usableCode(db, oobCode, options.clock())
    if (code.kind !== kindOf[mode]) throw new IdentityError('INVALID_OOB_CODE')
    return code
  }

  const trusted = (url: string): string | undefined => (isTrustedUrl(url, options) ? url : undefined)
  const nextOf = ({continueUrl}: Action) => ({href: trusted(continueUrl) ?? '/', text: t.goOn})

  /** The content policy lets a form lead to its own origin only; elsewhere a link goes on. */
  function sameOriginTarget({continueUrl}: Action, request: FastifyRequest): string | undefined {
    const url = trusted(continueUrl)
    return url !== undefined && new URL(url).host === request.host ? url : undefined
  }

  function show(reply: FastifyReply, body: Html): FastifyReply {
    const {brandName = 'Aristo'} = options
    const page = pageOf({
      title: brandName,
      body: html`<div class="card">
        <p class="brand">${brandName}</p>
        ${body}
      </div>`,
    })
    return reply.type('text/html; charset=utf-8').send(page)
  }

  function answerError(
    error: FastifyError | IdentityError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    if (error instanceof IdentityError) {
      const {mode} = v.parse(action, request.method === 'GET' ? request.query : (request.body ?? {}))
      return show(
        reply.code(400),
        useless(error.code === 'EXPIRED_OOB_CODE', mode === 'resetPassword' || mode === 'none'),
      )
    }
    const status = clientFault(error) ?? 500
    if (status >= 500) request.log.error({err: error}, 'action page failed')
    return reply.code(status).send({error: status >= 500 ? 'INTERNAL' : 'BAD_INPUT'})
  }
}

/** Sets the password; what is wrong with it when it is refused. */
async function resetFault(call: Call, {oobCode, newPassword}: v.InferOutput<typeof form>): Promise<Fault | undefined> {
  try {
    await resetPassword(call, {oobCode, newPassword})
    return undefined
  } catch (error) {
    if (!(error instanceof IdentityError) || error.code !== 'WEAK_PASSWORD') throw error
    return {field: 'newPassword', text: weaknesses[weaknessInMessage(error.wireMessage)]}
  }
}

function faultOf(newPassword: string, confirmation: string): Fault | undefined {
  if (newPassword !== confirmation) return {field: 'confirmation', text: t.mismatch}
  if (newPassword === '') return {field: 'newPassword', text: weaknesses.short}
  return newPassword.length > longestPassword ? {field: 'newPassword', text: t.tooLong} : undefined
}

const hidden = ({mode, oobCode, continueUrl}: Action): Html =>
  html`<input type="hidden" name="mode" value="${mode}" />
    <input type="hidden" name="oobCode" value="${oobCode}" />
    <input type="hidden" name="continueUrl" value="${continueUrl}" />`

function pageFor(asked: Action, {kind, email, newEmail}: UsableCode, fault?: Fault): Html {
  if (kind !== 'PASSWORD_RESET') {
    const {title, about, button} = confirmations[kind]
    return html`<h1>${title}</h1>
      <p>${about} <strong>${newEmail ?? email}</strong></p>
      <form method="post" action="${actionPath}">
        ${hidden(asked)}
        <div class="actions"><button>${button}</button></div>
      </form>`
  }
  return html`<h1>${t.resetTitle}</h1>
    <p>${t.resetFor} <strong>${email}</strong>.</p>
    <form method="post" action="${actionPath}">
      ${hidden(asked)}
      <input type="email" name="email" value="${email}" autocomplete="username" hidden readonly />
      ${passwordField('newPassword', t.newPassword, fault, t.rule)}
      ${passwordField('confirmation', t.confirmation, fault)}
      <div class="actions"><button>${t.save}</button></div>
    </form>`
}

function passwordField(name: Fault['field'], label: string, fault: Fault | undefined, hint?: string): Html {
  const isWrong = fault?.field === name
  const described = [hint !== undefined && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ')
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="new-password"
      required
      aria-describedby="${described}"
      ${isWrong && html` aria-invalid="true" autofocus`}
    />
    ${hint !== undefined && html`<p class="muted" id="${name}-hint">${hint}</p>`}
    ${isWrong && html`<p class="wrong" role="alert" id="${name}-error">${fault.text}</p>`}`
}

function done(title: string, text: string, next: {readonly href: string; readonly text: string}): Html {
  return html`<h1>${title}</h1>
    <p role="status">${text}</p>
    <div class="actions"><a class="button" href="${next.href}">${next.text}</a></div>`
}

/** Who is signed in is sent another confirmation from inside; another password mail is asked for on the way in. */
function useless(isExpired: boolean, canAskHere: boolean): Html {
  const again = html`<a class="button" href="/redefinir-senha">${t.askAgain}</a><a href="/">${t.home}</a>`
  return html`<h1>${t.uselessTitle}</h1>
    <p class="notice" role="alert">${isExpired ? t.expired : t.used}</p>
    <div class="actions">${canAskHere ? again : html`<a class="button" href="/">${t.home}</a>`}</div>`
}
