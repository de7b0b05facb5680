import {type Html, html} from '../../http/pages/html.ts'
import {paragraphs} from '../layout.ts'
import type {DiagnosticReport, ReportArea} from './report.schema.ts'
import {
  factsOf,
  inOrder,
  pathOf,
  performance,
  priorityOf,
  reportTexts as t,
  summaryOf,
  themesInMail,
  totalOf,
} from './reportTables.ts'

const inPdf = 'O relatório completo, com todos os temas, está no PDF em anexo.'

/** On a phone a cell breaks before the percentage and nowhere else. */
const cellOf = (stats: ReportArea['total']) => performance(stats).replace(' de ', '\u00a0de\u00a0')

const cellsOf = ({total, easy, medium, hard}: ReportArea) => [total, easy, medium, hard].map(cellOf)

/** The report in plain text. */
export function reportText(report: DiagnosticReport, link: string): string {
  const [greeting, summary] = summaryOf(report)
  const areas = [...report.areas, totalOf(report.areas)].map(({area, total}) => `${area}: ${performance(total)}`)
  const themes = inOrder(report.themes)
    .slice(0, themesInMail)
    .map((theme) => `${pathOf(theme)}: ${performance(theme.stats)}, prioridade ${priorityOf(theme).toLowerCase()}`)
  return [
    greeting,
    `${summary} ${inPdf}`,
    factsOf(report).join('\n'),
    [`${t.areas}:`, ...areas].join('\n'),
    ...(themes.length === 0 ? [] : [[`${t.themes}:`, ...themes].join('\n')]),
    t.open,
    link,
  ].join('\n\n')
}

const headOf = (columns: readonly string[]): Html =>
  html`<thead>
    <tr>
      ${columns.map((column) => html`<th scope="col">${column}</th>`)}
    </tr>
  </thead>`

const areaRow = (row: ReportArea): Html =>
  html`<tr>
    <th scope="row">${row.area}</th>
    ${cellsOf(row).map((cell) => html`<td>${cell}</td>`)}
  </tr>`

/** The report in HTML: tables where there is data, each with its caption and the headings of its rows and columns. */
export function reportHtml(report: DiagnosticReport, link: string): Html {
  const [greeting, summary] = summaryOf(report)
  const themes = inOrder(report.themes).slice(0, themesInMail)
  return html`<p>${greeting}</p>
    <p>${summary} ${inPdf}</p>
    <p>${factsOf(report).map((fact, index) => html`${index > 0 && html`<br />`}${fact}`)}</p>
    <h2>${t.areas}</h2>
    <table>
      <caption>
        ${t.areasAbout}
      </caption>
      ${headOf(t.areaColumns)}
      <tbody>
        ${report.areas.map(areaRow)}
      </tbody>
      <tfoot>
        ${areaRow(totalOf(report.areas))}
      </tfoot>
    </table>
    ${
      themes.length > 0 &&
      html`<h2>${t.themes}</h2>
        <table>
          <caption>
            ${t.themesAbout}
          </caption>
          ${headOf(t.themeColumns)}
          <tbody>
            ${themes.map(
              (theme) =>
                html`<tr>
                  <th scope="row">${pathOf(theme)}</th>
                  <td>${cellOf(theme.stats)}</td>
                  <td>
                    ${priorityOf(theme) === 'Alta' ? html`<span class="priority">Alta</span>` : priorityOf(theme)}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>`
    }
    ${paragraphs(t.open, '')} ${paragraphs(link, link)}`
}
