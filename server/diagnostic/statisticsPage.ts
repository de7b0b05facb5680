import {type ExamType, labelOf} from '../../domain/diagnostic/choice.ts'
import {
  constancyLabel,
  type InstitutionStatistics,
  levelOfDifficulty,
  percentOf,
  statisticsYears,
} from '../../domain/diagnostic/statistics.ts'
import {html, type Html, pageOf} from '../http/pages/html.ts'

const t = {
  title: (name: string) => `${name}: temas que mais caem e dificuldade`,
  description: (name: string, questions: number, first: string) =>
    `Estatísticas de ${questions} ${questions === 1 ? 'questão' : 'questões'} das provas de ${name} nos últimos ${statisticsYears} anos: dificuldade, temas que mais caem (${first}) e constância de cada um.`,
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

/** An institution with a page; `path` is unique and goes on from the address of all pages: `/sp/usp`. */
export type Place = {readonly uf: string; readonly institution: string; readonly path: string}

/** What a deployment fills in when it serves a page, so that a page that an import drew serves under every address. */
export type Site = {
  /** Without a slash at the end. */
  readonly origin: string
  readonly brandName: string
  readonly brandSlug: string
}

const blanks: Site = {origin: '{{origin}}', brandName: '{{brand}}', brandSlug: '{{slug}}'}

/** Where the pages are, before the path of a place. */
export const baseOf = ({brandSlug}: Pick<Site, 'brandSlug'>): string => `/${brandSlug}-compass/estatisticas`

/** Grows with every change of what is drawn here, so that stored pages are drawn anew. */
export const pageVersion = 2

/** The brand inside of structured data, where no entities are read. */
const brandInData = '{{brand in data}}'

const inData = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\u003c`)

/** A stored page as this deployment serves it. */
export function filledIn(stored: string, {origin, brandName, brandSlug}: Site): string {
  // Functions, because a replacement that is a text has signs of its own.
  return stored
    .replaceAll(brandInData, () => inData(brandName))
    .replaceAll(blanks.origin, () => html`${origin}`.html)
    .replaceAll(blanks.brandName, () => html`${brandName}`.html)
    .replaceAll(blanks.brandSlug, () => html`${brandSlug}`.html)
}

/** The page of an address that no institution has. */
export function unknownPage({brandName, brandSlug}: Site): string {
  return pageOf({
    title: `${t.unknownTitle} · ${brandName}`,
    body: html`<h1>${t.unknownTitle}</h1>
      <p>${t.unknown}</p>
      <div class="actions"><a class="button" href="/${brandSlug}-compass">${t.compass}</a></div>`,
  })
}

type Told = {
  readonly statistics: InstitutionStatistics
  readonly place: Place
  readonly near: readonly Place[]
  readonly examType: ExamType
}

const difficultyOf = (difficulty: number) => `${percentOf(difficulty)}% · ${t.levels[levelOfDifficulty(difficulty)]}`

// The roles say what the elements are where the style makes a grid of the table, on phones.
function bodyOf({statistics: {difficulty, themeStatistics}, place, near, examType}: Told): Html {
  const [theme, amount, level, constancy] = t.columns
  const rows = themeStatistics.slice(0, mostThemes).map(
    ({leaf, ...told}) =>
      html`<tr role="row">
        <td role="cell">
          ${leaf.at(-1)}${leaf.length > 1 && html`<small class="muted">${leaf.slice(0, -1).join(' | ')}</small>`}
        </td>
        <td role="cell" data-label="${amount}">${told.numberOfQuestions}</td>
        <td role="cell" data-label="${level}">${difficultyOf(told.difficulty)}</td>
        <td role="cell" data-label="${constancy}">${constancyLabel(told.constancy)}</td>
      </tr>`,
  )
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
              <table class="stacked" role="table" aria-labelledby="themes">
                <thead role="rowgroup">
                  <tr role="row">
                    <th role="columnheader" scope="col">${theme}</th>
                    <th role="columnheader" scope="col">${amount}</th>
                    <th role="columnheader" scope="col">${level}</th>
                    <th role="columnheader" scope="col">${constancy}</th>
                  </tr>
                </thead>
                <tbody role="rowgroup">
                  ${rows}
                </tbody>
              </table>
            </section>`
    }
    <div class="actions">
      <a class="button" href="/diagnostico">${t.start}</a>
      <a href="/${blanks.brandSlug}-compass">${t.compass}</a>
    </div>
    ${
      near.length > 0 &&
      html`<section>
        <h2>${t.others(place.uf)}</h2>
        <ul class="links">
          ${near.map((other) => html`<li><a href="${baseOf(blanks)}${other.path}">${labelOf(other.institution)}</a></li>`)}
        </ul>
      </section>`
    }`
}

/** The page of an institution, with blanks where the deployment's names stand (`filledIn`). */
export function drawnPage(told: Told): string {
  const {statistics, place} = told
  const name = labelOf(place.institution)
  const questions = statistics.themeStatistics.reduce((sum, {numberOfQuestions}) => sum + numberOfQuestions, 0)
  const first = statistics.themeStatistics
    .slice(0, 3)
    .flatMap(({leaf}) => leaf.at(-1) ?? [])
    .join(', ')
  const description = questions === 0 ? t.none : t.description(name, questions, first)
  const address = blanks.origin + baseOf(blanks) + place.path
  return pageOf({
    title: `${t.title(name)} · ${blanks.brandName}`,
    body: bodyOf(told),
    card: {
      description,
      address,
      picture: `${blanks.origin}/media/landing/aristo.png`,
      structured: {
        '@context': 'https://schema.org',
        '@type': 'Dataset',
        name: t.title(name),
        description,
        url: address,
        inLanguage: 'pt-BR',
        isAccessibleForFree: true,
        creator: {'@type': 'Organization', name: brandInData, url: blanks.origin},
        variableMeasured: t.columns.slice(1),
      },
    },
  })
}
