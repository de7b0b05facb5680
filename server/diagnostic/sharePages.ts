import type {FastifyInstance} from 'fastify'
import {bestArea, percentRight, type SharedResult, sharedPath} from '../../domain/diagnostic/share.ts'
import {html, pageOf} from '../http/pages/html.ts'
import {registerPageStyle} from '../http/pages/style.ts'
import {DrawingThread} from '../kernel/drawingThread.ts'
import type {Services} from '../kernel/context.ts'
import type {ShareToDraw} from './sharePicture.ts'
import {findShared} from './share.repository.ts'

const right = 'de acertos no diagnóstico'

const t = {
  kind: 'Diagnóstico compartilhado',
  right,
  title: (percent: number) => `${percent}% ${right}`,
  score: ({hits, total}: SharedResult['total']) => `${hits} de ${total} questões certas`,
  best: (area: string, percent: number) => ` Melhor área: ${area} (${percent}%).`,
  invitation: 'Faça o seu, grátis, e veja o que estudar primeiro.',
  areas: 'Acertos por área',
  columns: ['Área', 'Acertos'],
  none: '–',
  share: ({hits, total}: SharedResult['total']) => `${percentRight({hits, total})}% (${hits}/${total})`,
  anonymous: 'Quem fez o diagnóstico escolheu mostrar só estes números, sem nome nem instituições.',
  start: 'Fazer o diagnóstico grátis',
  goneTitle: 'Este resultado não está aqui',
  gone: 'Quem o compartilhou pode tê-lo retirado, ou o endereço está incompleto.',
} as const

/** Pictures that are kept at once. */
const mostPictures = 200

/** The thread of this process that draws pictures. */
const pictures = new DrawingThread<ShareToDraw>(new URL('sharePicture.worker.ts', import.meta.url))

/** Draws the picture of an address once, however often it is asked for. */
function drawnOnce(brandName: string): (address: string, result: SharedResult) => Promise<Uint8Array> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  return (address, result) => {
    const known = drawn.get(address)
    if (known !== undefined) return known
    const [oldest] = drawn.keys()
    if (drawn.size >= mostPictures && oldest !== undefined) drawn.delete(oldest)
    const picture = pictures.draw({result, brandName})
    drawn.set(address, picture)
    picture.catch(() => drawn.delete(address))
    return picture
  }
}

const addressIn = /^([0-9a-f]{32})(\.png)?$/

/**
 * The page of a shared result, and its picture for messengers: whole without script, kept by nobody on the way, and left out
 * by search engines. An address that was withdrawn answers exactly as one that never was.
 */
export function registerSharePages(
  app: FastifyInstance,
  {database, site: {origin, brandName}}: Pick<Services, 'database' | 'site'>,
): void {
  registerPageStyle(app)
  const pictureOf = drawnOnce(brandName)
  app.get<{Params: {file: string}}>(`${sharedPath}/:file`, async ({params: {file}}, reply) => {
    const [, address, ending] = addressIn.exec(file) ?? []
    const result = address === undefined ? undefined : await findShared(database, address)
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    if (address === undefined || result === undefined)
      return reply.code(404).type('text/html; charset=utf-8').send(gonePage(brandName))
    if (ending !== undefined)
      return reply
        .type('image/png')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(Buffer.from(await pictureOf(address, result)))
    return reply
      .type('text/html; charset=utf-8')
      .send(sharedPage(result, {address: `${origin}${sharedPath}/${address}`, brandName}))
  })
}

const start = html`<div class="actions"><a class="button" href="/diagnostico">${t.start}</a></div>`

const gonePage = (brandName: string) =>
  pageOf({
    title: `${t.goneTitle} · ${brandName}`,
    body: html`<p class="brand">${brandName}</p>
      <h1>${t.goneTitle}</h1>
      <p>${t.gone}</p>
      ${start}`,
  })

function sharedPage(
  result: SharedResult,
  {address, brandName}: {readonly address: string; readonly brandName: string},
): string {
  const {total, areas} = result
  const percent = percentRight(total)
  const best = bestArea(result)
  const score = t.score(total)
  const bestText = best === null ? '' : t.best(best.area, percentRight(best.stats))
  const [area, hits] = t.columns
  return pageOf({
    title: `${t.title(percent)} · ${brandName}`,
    card: {
      description: `${score}.${bestText} ${t.invitation}`,
      address,
      picture: `${address}.png`,
      pictureText: `${t.title(percent)}: ${score}.${bestText}`,
      isHidden: true,
    },
    body: html`<p class="brand">${brandName} · ${t.kind}</p>
      <h1><span class="figure">${percent}%</span> ${t.right}</h1>
      <p>${score}.</p>
      <section aria-labelledby="areas">
        <h2 id="areas">${t.areas}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${area}</th>
              <th scope="col">${hits}</th>
            </tr>
          </thead>
          <tbody>
            ${areas.map(
              (row) =>
                html`<tr>
                  <td>
                    ${row.area}
                    <meter min="0" max="100" value="${percentRight(row.stats)}" aria-hidden="true"></meter>
                  </td>
                  <td>${row.stats.total === 0 ? t.none : t.share(row.stats)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <p class="muted">${t.anonymous}</p>
      ${start}`,
  })
}
