import type {FastifyInstance} from 'fastify'
import {html} from '../http/pages/html.ts'
import {framedPage} from './page.ts'
import {localAppTexts} from './texts.ts'

const texts = localAppTexts.freeAppeals

const page = framedPage({
  title: texts.title,
  body: html`<h1>${texts.title}</h1>
    <p class="muted">${texts.about}</p>
    <ol>
      ${texts.steps.map((step) => html`<li>${step}</li>`)}
    </ol>`,
})

/** A page that stands for the app of the free appeals, which needs nobody's identity (spec 3§2.11). */
export function registerLocalFreeAppeals(app: FastifyInstance): void {
  app.get('/local-apps/free-appeals', (_request, reply) =>
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.body),
  )
}
