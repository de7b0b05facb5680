import type {DiagnosticReport, ReportArea, ReportTheme} from './report.schema.ts'

type Stats = ReportArea['total']

/** A theme has priority above this index (spec 3§3). */
const priorityFrom = 1

const share = new Intl.NumberFormat('pt-BR', {style: 'percent', maximumFractionDigits: 0})

/** `8 de 12 (67%)`, or a dash where nothing was asked. */
export const performance = ({hits, total}: Stats): string =>
  total === 0 ? '–' : `${hits} de ${total} (${share.format(hits / total)})`

const sum = (of: readonly Stats[]): Stats => ({
  hits: of.reduce((all, {hits}) => all + hits, 0),
  total: of.reduce((all, {total}) => all + total, 0),
})

/** The row below all areas. */
export const totalOf = (areas: readonly ReportArea[]): ReportArea => ({
  area: 'Total',
  total: sum(areas.map(({total}) => total)),
  easy: sum(areas.map(({easy}) => easy)),
  medium: sum(areas.map(({medium}) => medium)),
  hard: sum(areas.map(({hard}) => hard)),
})

/** Themes in the order in which they are worth studying. */
export const inOrder = (themes: readonly ReportTheme[]): readonly ReportTheme[] =>
  themes.toSorted((a, b) => b.priorityIndex - a.priorityIndex || a.path.join().localeCompare(b.path.join(), 'pt-BR'))

/** Said in words, because a colour alone tells nobody. */
export const priorityOf = ({priorityIndex}: ReportTheme): string => (priorityIndex > priorityFrom ? 'Alta' : 'Normal')

export const pathOf = ({path}: ReportTheme): string => path.join(' | ')

const date = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'long', timeZone: 'America/Sao_Paulo'})

/** The facts above the tables, one a line. */
export function factsOf({finishedAt, examType, institutions}: DiagnosticReport): readonly string[] {
  const chosen = institutions.map(({uf, institution}) => `${institution} (${uf})`).join('; ')
  return [
    `Prova: ${examType}`,
    `Concluída em: ${date.format(new Date(finishedAt))}`,
    `Instituições: ${chosen === '' ? 'incidência geral' : chosen}`,
  ]
}

/** The words of mail and PDF. */
export const reportTexts = {
  subject: 'Seu resultado do diagnóstico',
  areas: 'Resultado por área',
  areasAbout: 'Acertos em cada área, no total e por dificuldade das questões.',
  areaColumns: ['Área', 'Total', 'Fáceis', 'Médias', 'Difíceis'],
  themes: 'Temas por prioridade',
  themesAbout: 'Os temas que mais pedem a sua atenção vêm primeiro.',
  themeColumns: ['Tema', 'Acertos', 'Prioridade'],
  open: 'Veja o resultado e revise a prova:',
} as const

/** Themes that the mail itself lists; the PDF has them all. */
export const themesInMail = 10

/** The greeting and the sentence that says it all. */
export function summaryOf(report: DiagnosticReport): readonly [greeting: string, summary: string] {
  const {total} = totalOf(report.areas)
  return [`Olá, ${report.name}!`, `Você acertou ${performance(total)} das questões do diagnóstico.`]
}
