import type {FastifyPluginAsync} from 'fastify'
import type {LocalFirebaseOptions} from '../options.ts'

const shown = 50

/** The unsent mails as a page and as JSON, newest first. Registered only where the configuration shows mails. */
export const mailRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, {database}) => {
  app.get('/local-firebase/mails.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return {mails: await recentMails(database)}
  })
  app.get('/local-firebase/mails', async (_request, reply) => {
    const mails = await recentMails(database)
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>E-mails</title><h1>E-mails</h1>${mails
      .map(articleOf)
      .join('')}</html>`
  })
}

type Mail = Awaited<ReturnType<typeof recentMails>>[number]

function recentMails({db}: LocalFirebaseOptions['database']) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'kind', 'subject', 'body', 'link', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()
}

function articleOf({recipient, subject, body, link, created_at: createdAt}: Mail): string {
  const paragraphs = body.split('\n\n').map((text) =>
    text === link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : `<p>${escaped(text)}</p>`,
  )
  const heading = `<h2>${escaped(subject)}</h2><p>${escaped(recipient)} · <time>${createdAt.toISOString()}</time></p>`
  return `<article>${heading}${paragraphs.join('')}</article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
