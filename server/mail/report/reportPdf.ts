import {createRequire} from 'node:module'
import PDFDocument from 'pdfkit'
import {guarded} from '../../kernel/guarded.ts'
import type {DiagnosticReport, ReportArea} from './report.schema.ts'
import {
  factsOf,
  inOrder,
  pathOf,
  performance,
  priorityOf,
  reportTexts as t,
  summaryOf,
  totalOf,
} from './reportTables.ts'

const {resolve} = createRequire(import.meta.url)

/** The product's own fonts, as files that a PDF can hold. */
const fonts = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  title: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const

const colours = {strong: '#1d1b18', text: '#35322c', muted: '#605b51', line: '#e4dfd4', priority: '#992a25'} as const

const margin = 56

/** The conformance that the file claims, which the types do not know yet. */
const universal: object = {subset: 'PDF/UA'}

type Cell = {
  readonly text: string
  readonly type: 'TD' | 'TH'
  /** To which cells a heading belongs. */
  readonly scope?: 'Row' | 'Column'
  readonly isStrong?: boolean
  readonly colour?: string
}

const heading = (text: string): Cell => ({text, type: 'TH', scope: 'Column', colour: colours.muted})
const rowHeading = (text: string, isStrong = false): Cell => ({text, type: 'TH', scope: 'Row', isStrong})
const data = (text: string, isStrong = false): Cell => ({text, type: 'TD', isStrong})

const areaRow = (row: ReportArea, isStrong = false): readonly Cell[] => [
  rowHeading(row.area, isStrong),
  ...[row.total, row.easy, row.medium, row.hard].map((stats) => data(performance(stats), isStrong)),
]

/** What the thread of PDFs is given. */
export type ReportToDraw = {readonly report: DiagnosticReport; readonly brandName: string}

/**
 * The report as a tagged PDF (PDF/UA-1): headings and tables are marked as such, its language is Portuguese, and its fonts
 * are inside. The same report makes the same text; only dates and ids inside the file differ.
 */
export async function reportPdf(report: DiagnosticReport, brandName: string): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    ...universal,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: resolve(fonts.text),
    info: {Title: `${t.subject} · ${brandName}`, Author: brandName},
  })
  const chunks: Uint8Array[] = []
  const {promise, resolve: finish, reject} = Promise.withResolvers<Uint8Array>()
  const on = (event: string, handler: (chunk: Uint8Array) => unknown) =>
    document.on(event, guarded(reject, 'PDF', handler))
  on('data', (chunk) => chunks.push(chunk))
  on('end', () => finish(Buffer.concat(chunks)))
  on('error', reject)
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, resolve(file))
  write(document, report, brandName)
  document.end()
  return promise
}

function write(document: PDFKit.PDFDocument, report: DiagnosticReport, brandName: string): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const say = (type: 'P' | 'H1' | 'H2', text: string, font: keyof typeof fonts, size: number, colour: string) => {
    root.add(
      document.struct(type, {}, () => {
        document.font(font).fontSize(size).fillColor(colour).text(text, margin)
      }),
    )
    document.moveDown(type === 'P' ? 0.5 : 0.3)
  }
  const title = (text: string) => {
    // A heading is not left alone at the foot of a page.
    if (document.y > document.page.height - 3 * margin) document.addPage()
    document.moveDown(0.8)
    say('H2', text, 'strong', 14, colours.strong)
  }
  const table = (rows: readonly (readonly Cell[])[], widths: readonly (number | '*')[]) => {
    document.font('text').fontSize(9).fillColor(colours.text)
    const options = {
      structParent: root,
      columnStyles: widths.map((width) => ({width})),
      defaultStyle: {
        border: {top: 0, left: 0, right: 0, bottom: 0.75},
        borderColor: colours.line,
        padding: {top: 5, bottom: 5, left: 3, right: 3},
        textColor: colours.text,
      },
      data: rows.map((row) =>
        // Another font for a cell would be read anew each time; a stroke makes the same one bold.
        row.map(({text, type, scope, isStrong = false, colour}, column) => ({
          text,
          type,
          ...(scope && {scope}),
          ...(colour && {textColor: colour}),
          ...(isStrong && {textStroke: 0.2, textStrokeColor: colour ?? colours.text}),
          align: {x: column === 0 ? ('left' as const) : ('right' as const), y: 'top' as const},
        })),
      ),
    }
    document.table(options)
    document.x = margin
    document.moveDown(0.5)
  }

  say('P', brandName, 'strong', 10, colours.muted)
  say('H1', t.subject, 'title', 22, colours.strong)
  const [greeting, summary] = summaryOf(report)
  say('P', `${greeting} ${summary}`, 'text', 11, colours.text)
  for (const fact of factsOf(report)) say('P', fact, 'text', 10, colours.muted)

  title(t.areas)
  say('P', t.areasAbout, 'text', 10, colours.muted)
  table(
    [t.areaColumns.map(heading), ...report.areas.map((row) => areaRow(row)), areaRow(totalOf(report.areas), true)],
    ['*', 84, 84, 84, 84],
  )

  if (report.themes.length > 0) {
    title(t.themes)
    say('P', t.themesAbout, 'text', 10, colours.muted)
    table(
      [
        t.themeColumns.map(heading),
        ...inOrder(report.themes).map((theme) => [
          rowHeading(pathOf(theme)),
          data(performance(theme.stats)),
          priorityOf(theme) === 'Alta' ? {...data('Alta', true), colour: colours.priority} : data(priorityOf(theme)),
        ]),
      ],
      ['*', 90, 70],
    )
  }
  root.end()
  numberPages(document)
}

/** Numbers at the foot of each page, outside of what is read aloud. */
function numberPages(document: PDFKit.PDFDocument): void {
  const {start, count} = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const {margins, height, width} = document.page
    const bottom = margins.bottom
    margins.bottom = 0
    document.markContent('Artifact', {type: 'Pagination'})
    document
      .font('text')
      .fontSize(8)
      .fillColor(colours.muted)
      .text(`${page + 1} de ${count}`, margin, height - margin / 2, {
        width: width - 2 * margin,
        align: 'right',
        lineBreak: false,
      })
    document.endMarkedContent()
    margins.bottom = bottom
  }
}
