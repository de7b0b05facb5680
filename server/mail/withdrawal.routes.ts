import type {FastifyInstance, FastifyReply} from 'fastify'
import {networkOf} from '../http/clientAddress.ts'
import {html, type Html, pageOf} from '../http/pages/html.ts'
import {registerPageStyle} from '../http/pages/style.ts'
import type {Services} from '../kernel/context.ts'
import {consentOfToken, withdraw, withdrawalPath} from './consent.ts'

/** Requests of one network in a minute: a mail program asks once for each mail, nobody guesses a signature at this pace. */
export const mostPerMinute = 30

/** Bytes of a form that are taken: the one click of a mail program is 26 of them. */
const mostOfForm = 1_024

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

const t = {
  title: 'Cancelar e-mails de contato',
  ask: 'Não enviaremos mais dicas de estudo, novidades e ofertas para',
  stays: 'E-mails sobre a sua conta, como o de troca de senha, continuam chegando.',
  button: 'Cancelar e-mails',
  doneTitle: 'E-mails cancelados',
  done: 'Não enviaremos mais e-mails de contato para',
  uselessTitle: 'Este link não vale',
  useless: 'Abra o link inteiro, como ele está no e-mail. Se ele é de um e-mail antigo, use o do mais recente.',
  home: 'Ir para o início',
} as const

type Asked = {readonly Params: {readonly token: string}; readonly Body: unknown}

/**
 * Where the links of contact mails lead, without a sign-in: the signature is what entitles. Opening the link changes
 * nothing, because programs that look through mails open links; the person presses a button, or their mail program sends
 * the form by itself (one click, RFC 8058). The pages run no script.
 */
export function registerWithdrawal(app: FastifyInstance, {database: {db}, clock}: Services, brandName: string): void {
  registerPageStyle(app)
  const rateLimit = {
    max: mostPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ip}: {readonly ip: string}) => `withdrawal ${networkOf(ip)}`,
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(forms, {parseAs: 'string', bodyLimit: mostOfForm}, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    const show = (reply: FastifyReply, body: Html): FastifyReply =>
      reply.type('text/html; charset=utf-8').send(
        pageOf({
          title: `${t.title} · ${brandName}`,
          body: html`<div class="card">
            <p class="brand">${brandName}</p>
            ${body}
          </div>`,
        }),
      )
    const home = html`<div class="actions"><a class="button" href="/">${t.home}</a></div>`
    const useless = (reply: FastifyReply) =>
      show(
        reply.code(404),
        html`<h1>${t.uselessTitle}</h1>
          <p class="notice" role="alert">${t.useless}</p>
          ${home}`,
      )
    const done = (reply: FastifyReply, recipient: string) =>
      show(
        reply,
        html`<h1>${t.doneTitle}</h1>
          <p role="status">${t.done} <strong>${recipient}</strong>.</p>
          <p>${t.stays}</p>
          ${home}`,
      )

    scope.get<Asked>(`${withdrawalPath}/:token`, {config: {rateLimit}}, async ({params: {token}}, reply) => {
      const consent = await consentOfToken(db, token)
      if (consent === undefined) return useless(reply)
      if (!consent.isStanding) return done(reply, consent.recipient)
      return show(
        reply,
        html`<h1>${t.title}</h1>
          <p>${t.ask} <strong>${consent.recipient}</strong>.</p>
          <p>${t.stays}</p>
          <form method="post" action="${withdrawalPath}/${token}">
            <div class="actions"><button>${t.button}</button></div>
          </form>`,
      )
    })

    scope.post<Asked>(`${withdrawalPath}/:token`, {config: {rateLimit}}, async ({params: {token}, body}, reply) => {
      const consent = await consentOfToken(db, token)
      if (consent === undefined) return useless(reply)
      const how = String(body).includes('List-Unsubscribe') ? 'oneClick' : 'link'
      if (consent.isStanding) await db.transaction().execute((tx) => withdraw(tx, consent.recipient, how, clock()))
      return done(reply, consent.recipient)
    })
  })
}
