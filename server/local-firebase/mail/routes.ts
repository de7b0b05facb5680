import type {FastifyPluginAsync, FastifyRequest} from 'fastify'
import * as v from 'valibot'
import type {LocalFirebaseOptions} from '../options.ts'
import {html, type Html, pageOf} from '../../http/pages/html.ts'
import {type OutboxMail, recentMails} from '../../mail/outbox.ts'

const shown = 50

const query = v.object({para: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(254)), ''), '')})

/**
 * The outbox for people who develop and test, as a page and as JSON, newest first; `?para=` keeps the mails to addresses
 * with that text. Registered only where the configuration shows mails, because the links in them open accounts.
 */
export const mailRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  const {database, brandName = 'Aristo', showMails, deliversMails = false} = options
  app.addHook('onRequest', async (request, reply) => {
    if (showMails === 'thisMachine' && !isDirectLoopback(request)) return reply.callNotFound()
  })

  app.get('/local-firebase/mails.json', async (request, reply) => {
    const {para} = v.parse(query, request.query)
    void reply.header('cache-control', 'no-store')
    const mails = await recentMails(database.db, {recipient: wanted(para), most: shown})
    return {mails: mails.map(({createdAt, isSent: _isSent, ...mail}) => ({...mail, created_at: createdAt}))}
  })

  app.get('/local-firebase/mails', async (request, reply) => {
    const {para} = v.parse(query, request.query)
    const mails = await recentMails(database.db, {recipient: wanted(para), most: shown})
    void reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
    return pageOf({title: `E-mails · ${brandName}`, body: bodyOf(mails, para, {brandName, deliversMails})})
  })
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request comes from this machine and says so: its `Host` is a loopback name, which a page of another site that
 * resolves its own name to this machine (DNS rebinding) cannot send, and no proxy has added its header.
 */
function isDirectLoopback({headers, ip}: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(ip)
  return isLoopback && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')
}

/** PostgreSQL refuses the character zero; no address has one. */
const wanted = (para: string): string => para.replaceAll('\0', '')

type Shown = {readonly brandName: string; readonly deliversMails: boolean}

function bodyOf(mails: readonly OutboxMail[], para: string, {brandName, deliversMails}: Shown): Html {
  return html`<p class="brand">${brandName}</p>
    <h1>E-mails enviados</h1>
    <p>
      ${deliversMails ? 'Este servidor entrega e-mails. O conteúdo de um e-mail entregue é apagado.' : 'Este servidor não entrega e-mails: eles aparecem aqui, o mais recente primeiro.'}
      Esta página existe só para testes.
    </p>
    <form class="search" method="get" role="search">
      <div>
        <label for="para">Destinatário</label>
        <input id="para" name="para" type="search" value="${para}" autocomplete="off" spellcheck="false" />
      </div>
      <button>Filtrar</button>
    </form>
    <p class="muted" role="status">
      ${counted(mails.length)}${para === '' ? '' : ` para “${para}”`} · <a href="">Atualizar</a>${
        para !== '' && html` · <a href="/local-firebase/mails">Mostrar todos</a>`
      }
    </p>
    ${mails.map(articleOf)}`
}

function counted(amount: number): string {
  if (amount === 0) return 'Nenhum e-mail'
  return amount === 1 ? '1 e-mail' : `${amount}${amount === shown ? ' ou mais' : ''} e-mails`
}

const when = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo'})

function articleOf({id, recipient, subject, body, link, createdAt, isSent}: OutboxMail): Html {
  const paragraphs = (link === '' ? 'O conteúdo foi apagado: o link deste e-mail não vale mais.' : body)
    .split('\n\n')
    .map((text) => (text === link ? html`<p><a href="${link}">${link}</a></p>` : html`<p class="text">${text}</p>`))
  return html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${subject}</h2>
    <p class="facts">
      Para ${recipient} · <time datetime="${createdAt.toISOString()}">${when.format(createdAt)}</time>${
        isSent && ' · entregue'
      }
    </p>
    ${paragraphs}
  </article> `
}
