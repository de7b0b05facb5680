import {createHash} from 'node:crypto'
import type {FastifyInstance, FastifyReply} from 'fastify'
import {consentText} from '../../domain/contact/consent.ts'
import {landingLimits, type LandingField, trimmedLanding, wrongLandingFields} from '../../domain/landing/contact.ts'
import {networkOf} from '../http/clientAddress.ts'
import {html, type Html, pageOf} from '../http/pages/html.ts'
import {registerPageStyle} from '../http/pages/style.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {visitorMutation} from '../kernel/idempotency.ts'
import {storeLandingContact} from './contact.repository.ts'
import {checkedLandingForm} from './input.ts'
import {formsPerMinute, mostOfForm} from './limits.ts'

const t = {
  title: 'Acesse os recursos',
  check: 'Confira os campos marcados.',
  wrong: {
    name: 'Escreva o nome com pelo menos 3 letras.',
    email: 'Escreva um e-mail como nome@exemplo.com.',
    phone: 'Escreva o telefone com DDD.',
  },
  labels: {name: 'Nome', email: 'E-mail', phone: 'Telefone'},
  submit: 'Ver os recursos',
  later: 'Recebemos muitos contatos desta rede. Tente de novo em alguns minutos.',
  appealsTitle: 'Recursos',
  noAppeals: 'Os recursos não estão disponíveis agora. Tente de novo mais tarde.',
  home: 'Voltar',
  diagnostic: 'Fazer o diagnóstico grátis',
} as const

const appealsPath = '/landing/recursos'

type Typed = {readonly name: string; readonly email: string; readonly phone: string; readonly consent: string}

const fieldOf = (name: LandingField, typed: Typed, isWrong: boolean): Html =>
  html`<label for="${name}">${t.labels[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${typed[name]}"
      required
      maxlength="${name === 'phone' ? landingLimits.phone : landingLimits[name]}"
      ${isWrong && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${isWrong && html`<p class="wrong" id="${name}-error">${t.wrong[name]}</p>`}`

type Options = {
  readonly brandName: string
  readonly origin: string
  /** The frame of the free appeals; null where none is configured (spec 3§2.11). */
  readonly appeals: {readonly url: string; readonly sandbox: string} | null
}

/**
 * What the landing needs besides its page: its form without script, and the page of the free appeals (spec 3§2.5). A form
 * from another site is refused; what is wrong comes back as it was typed.
 */
export function registerLanding(app: FastifyInstance, services: Services, {brandName, origin, appeals}: Options): void {
  registerPageStyle(app)
  const show = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
    reply.type('text/html; charset=utf-8').send(pageOf({title: `${title} · ${brandName}`, body}))

  const formPage = (reply: FastifyReply, typed: Typed, wrong: readonly LandingField[], notice: string) =>
    show(
      reply,
      t.title,
      html`<div class="card">
        <p class="brand">${brandName}</p>
        <h1>${t.title}</h1>
        <p class="notice" role="alert">${notice}</p>
        <form method="post" action="/landing" novalidate>
          ${(['name', 'email', 'phone'] as const).map((field) => fieldOf(field, typed, wrong.includes(field)))}
          ${typed.consent !== '' && html`<input type="hidden" name="consent" value="${typed.consent}" />`}
          <div class="actions"><button>${t.submit}</button></div>
        </form>
      </div>`,
    )

  const rateLimit = {
    max: formsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ip}: {readonly ip: string}) => `landing form ${networkOf(ip)}`,
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      {parseAs: 'string', bodyLimit: mostOfForm},
      (_request, body, done) => done(null, String(body)),
    )
    scope.post<{Body: unknown}>(
      '/landing',
      {bodyLimit: mostOfForm, config: {rateLimit}},
      async ({body, headers, ip}, reply) => {
        void reply.header('cache-control', 'no-store')
        const site = headers['sec-fetch-site']
        const from = headers.origin
        if (site === 'cross-site' || (from !== undefined && from !== 'null' && from !== origin && site === undefined))
          return reply.code(403).send({error: 'FORBIDDEN'})
        const form = new URLSearchParams(typeof body === 'string' ? body : '')
        const given = (name: string) => (form.get(name) ?? '').slice(0, 300)
        const typed = {name: given('name'), email: given('email'), phone: given('phone'), consent: given('consent')}
        const present = consentText('contact', brandName).version
        const asked = trimmedLanding({...typed, consents: typed.consent !== ''})
        const wrong = wrongLandingFields(asked)
        if (wrong.length > 0) return formPage(reply.code(422), typed, wrong, t.check)
        if (given('website') !== '') return reply.code(303).header('location', appealsPath).send()
        try {
          const checked = checkedLandingForm(asked)
          const now = services.clock()
          // The same form once more within an hour, as after going back, is the same contact.
          const text = JSON.stringify([checked, typed.consent, Math.floor(now / 3_600_000)])
          const key = `form-${createHash('sha256').update(text).digest('base64url')}`
          const contact = {
            form: checked,
            consentVersion: typed.consent === present ? present : null,
            address: ip,
            brandName,
          }
          await storeLandingContact(
            services.database,
            contact,
            visitorMutation('createAppealActiveCampaignContact', key, checked, now),
          )
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
          if (error.code === 'RATE_LIMITED') return formPage(reply.code(429), typed, [], t.later)
          return formPage(reply.code(422), typed, [error.code === 'INVALID_EMAIL' ? 'email' : 'name'], t.check)
        }
        return reply.code(303).header('location', appealsPath).send()
      },
    )
  })

  app.get(appealsPath, (_request, reply) => {
    const frame =
      appeals === null
        ? html`<p class="notice">${t.noAppeals}</p>`
        : html`<iframe
            title="${t.appealsTitle}"
            src="${appeals.url}"
            sandbox="${appeals.sandbox}"
            referrerpolicy="no-referrer"
          ></iframe>`
    return show(
      reply.header('cache-control', 'no-cache'),
      t.appealsTitle,
      html`<p class="brand">${brandName}</p>
        <h1>${t.appealsTitle}</h1>
        ${frame}
        <div class="actions">
          <a class="button" href="/diagnostico">${t.diagnostic}</a>
          <a href="/landing/login">${t.home}</a>
        </div>`,
    )
  })
}

/** Which pages search engines may read, and which there are. */
export function registerSitemap(app: FastifyInstance, origin: string, paths: () => Promise<readonly string[]>): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /graphql\nDisallow: /agenda\nDisallow: /diagnostico/resultado\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const addresses = (await paths()).map((path) => html`<url><loc>${origin + path}</loc></url>`)
    const body = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>`.html
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)
  })
}
