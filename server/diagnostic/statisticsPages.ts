import type {FastifyInstance} from 'fastify'
import {type ExamType, isRevalida, labelOf} from '../../domain/diagnostic/choice.ts'
import {
  constancyLabel,
  type InstitutionStatistics,
  levelOfDifficulty,
  percentOf,
  statisticsYears,
} from '../../domain/diagnostic/statistics.ts'
import {slug} from '../content/slug.ts'
import {html, type Html, pageOf} from '../http/pages/html.ts'
import {registerPageStyle} from '../http/pages/style.ts'
import type {Services} from '../kernel/context.ts'
import {findStatistics, listDiagnosticInstitutions} from './statistics.repository.ts'

const t = {
  title: (name: string) => `${name}: temas que mais caem e dificuldade`,
  description: (name: string, questions: number, first: string) =>
    `Estatísticas de ${questions} questões das provas de ${name} nos últimos ${statisticsYears} anos: dificuldade, temas que mais caem (${first}) e constância de cada um.`,
  exam: {R1: 'Residência médica', REVALIDA: 'Revalida'},
  difficulty: 'Dificuldade das provas',
  difficultyHint: 'A parte de erros dos estudantes nas questões dos últimos cinco anos.',
  levels: {easy: 'Fácil', medium: 'Médio', hard: 'Difícil'},
  themes: 'Temas que mais caem',
  columns: ['Tema', 'Questões', 'Dificuldade', 'Constância'],
  none: 'Não há questões desta instituição nos últimos cinco anos.',
  others: (uf: string) => `Outras instituições (${uf})`,
  start: 'Fazer o diagnóstico grátis',
  compass: 'Comparar instituições',
  unknownTitle: 'Página não encontrada',
  unknown: 'Não conhecemos esta instituição. Escolha outra na bússola.',
} as const

/** Themes that a page shows. */
const mostThemes = 30

/** Milliseconds that a page and the list of institutions are kept: an import, and the day's answers, show after that. */
const life = 600_000

/** Pages that are kept at once. */
const mostPages = 1_000

type Place = {readonly uf: string; readonly institution: string; readonly path: string}

const partOf = (name: string) => slug(name).slice(0, 80)

/** Keeps what was made for ten minutes. */
function kept<T>(clock: () => number, most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const made = new Map<string, {readonly until: number; readonly value: Promise<T>}>()
  return (key, make) => {
    const known = made.get(key)
    if (known !== undefined && known.until > clock()) return known.value
    made.delete(key)
    const [oldest] = made.keys()
    if (made.size >= most && oldest !== undefined) made.delete(oldest)
    const value = make()
    made.set(key, {until: clock() + life, value})
    value.catch(() => made.delete(key))
    return value
  }
}

/** Pages of institutions for search engines and people, and the addresses of all. */
export type StatisticsPages = {readonly paths: () => Promise<readonly string[]>}

/**
 * A public page of each institution with exams in the last five years: what the compass tells, whole without script,
 * with structured data. They are made from what is stored and kept for ten minutes.
 */
export function registerStatisticsPages(
  app: FastifyInstance,
  {database, clock, site: {origin, brandName}}: Pick<Services, 'database' | 'clock' | 'site'>,
  brandSlug: string,
): StatisticsPages {
  registerPageStyle(app)
  const base = `/${brandSlug}-compass/estatisticas`
  const lists = kept<readonly Place[]>(clock, 1)
  const pages = kept<string>(clock, mostPages)

  /** Of names that give the same address the first by letters has it. */
  const places = () =>
    lists('all', async () => {
      const units = await listDiagnosticInstitutions(database, {onlyRecent: true, now: clock()})
      const all = units.flatMap(({uf, institutions}) =>
        institutions.map(({name}) => ({
          uf,
          institution: name,
          path: `${base}/${uf.toLowerCase()}/${partOf(name)}`,
        })),
      )
      return [...Map.groupBy(all, ({path}) => path).values()].flatMap(([first]) =>
        first === undefined || first.path.endsWith('/') ? [] : [first],
      )
    })

  const pageOfPlace = async (place: Place): Promise<string> => {
    const {uf, institution, path} = place
    const examType: ExamType = isRevalida(institution) ? 'REVALIDA' : 'R1'
    const [, found] = await findStatistics(database, {targets: [{uf, institution}], examType, now: clock()})
    const near = (await places()).filter((other) => other.uf === uf && other.path !== path)
    const statistics = found ?? {institution, difficulty: 0, themeStatistics: []}
    return written({statistics, place, near, examType, site: {origin, brandName}, compass: `/${brandSlug}-compass`})
  }

  app.get<{Params: {uf: string; institution: string}}>(`${base}/:uf/:institution`, async ({params}, reply) => {
    const path = `${base}/${params.uf.toLowerCase()}/${params.institution.toLowerCase()}`
    const place = (await places()).find((one) => one.path === path)
    void reply.type('text/html; charset=utf-8')
    if (place === undefined)
      return reply.code(404).send(
        pageOf({
          title: `${t.unknownTitle} · ${brandName}`,
          body: html`<h1>${t.unknownTitle}</h1>
            <p>${t.unknown}</p>
            <div class="actions"><a class="button" href="/${brandSlug}-compass">${t.compass}</a></div>`,
        }),
      )
    const page = await pages(path, () => pageOfPlace(place))
    return reply.header('cache-control', 'public, max-age=600').send(page)
  })

  return {paths: async () => (await places()).map(({path}) => path)}
}

type Told = {
  readonly statistics: InstitutionStatistics
  readonly place: Place
  readonly near: readonly Place[]
  readonly examType: ExamType
  readonly site: Services['site']
  readonly compass: string
}

const difficultyOf = (difficulty: number) => `${percentOf(difficulty)}% · ${t.levels[levelOfDifficulty(difficulty)]}`

function bodyOf({statistics: {difficulty, themeStatistics}, place, near, examType, compass}: Told): Html {
  const rows = themeStatistics.slice(0, mostThemes).map(
    (theme) =>
      html`<tr>
        <td>${theme.leaf.join(' | ')}</td>
        <td>${theme.numberOfQuestions}</td>
        <td>${difficultyOf(theme.difficulty)}</td>
        <td>${constancyLabel(theme.constancy)}</td>
      </tr>`,
  )
  const [theme, amount, level, constancy] = t.columns
  return html`<p class="brand">${t.exam[examType]} · ${place.uf}</p>
    <h1>${labelOf(place.institution)}</h1>
    ${
      rows.length === 0
        ? html`<p class="notice">${t.none}</p>`
        : html`<section aria-labelledby="difficulty">
              <h2 id="difficulty">${t.difficulty}</h2>
              <p class="figure">${difficultyOf(difficulty)}</p>
              <p class="muted">${t.difficultyHint}</p>
            </section>
            <section aria-labelledby="themes">
              <h2 id="themes">${t.themes}</h2>
              <div class="wide" role="region" aria-labelledby="themes" tabindex="0">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${theme}</th>
                      <th scope="col">${amount}</th>
                      <th scope="col">${level}</th>
                      <th scope="col">${constancy}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${rows}
                  </tbody>
                </table>
              </div>
            </section>`
    }
    <div class="actions">
      <a class="button" href="/diagnostico">${t.start}</a>
      <a href="${compass}">${t.compass}</a>
    </div>
    ${
      near.length > 0 &&
      html`<section>
        <h2>${t.others(place.uf)}</h2>
        <ul class="links">
          ${near.map((other) => html`<li><a href="${other.path}">${labelOf(other.institution)}</a></li>`)}
        </ul>
      </section>`
    }`
}

function written(told: Told): string {
  const {statistics, place, site} = told
  const name = labelOf(place.institution)
  const questions = statistics.themeStatistics.reduce((sum, {numberOfQuestions}) => sum + numberOfQuestions, 0)
  const first = statistics.themeStatistics
    .slice(0, 3)
    .flatMap(({leaf}) => leaf.at(-1) ?? [])
    .join(', ')
  const description = questions === 0 ? t.none : t.description(name, questions, first)
  const address = site.origin + place.path
  return pageOf({
    title: `${t.title(name)} · ${site.brandName}`,
    body: bodyOf(told),
    card: {
      description,
      address,
      picture: `${site.origin}/media/landing/aristo.png`,
      structured: {
        '@context': 'https://schema.org',
        '@type': 'Dataset',
        name: t.title(name),
        description,
        url: address,
        inLanguage: 'pt-BR',
        isAccessibleForFree: true,
        creator: {'@type': 'Organization', name: site.brandName, url: site.origin},
        variableMeasured: t.columns.slice(1),
      },
    },
  })
}
