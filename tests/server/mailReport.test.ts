import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {Database} from '../../server/kernel/database/database.ts'
import {composeMail} from '../../server/mail/compose.ts'
import {enqueueReport} from '../../server/mail/report/enqueueReport.ts'
import {DrawingThread} from '../../server/kernel/drawingThread.ts'
import type {ReportToDraw} from '../../server/mail/report/reportPdf.ts'
import {type DiagnosticReport, mostThemesOfReport} from '../../server/mail/report/report.schema.ts'
import {reportHtml, reportText} from '../../server/mail/report/reportMail.ts'
import {makeDatabase} from './support.ts'

const pdfs = new DrawingThread<ReportToDraw>(new URL('../../server/mail/report/reportPdf.worker.ts', import.meta.url))

const stats = (hits: number, total: number) => ({hits, total})
const area = (name: string, total: readonly [number, number]) => ({
  area: name,
  total: stats(...total),
  easy: stats(3, 6),
  medium: stats(1, 5),
  hard: stats(0, 0),
})

const report: DiagnosticReport = {
  name: 'Ana <b>& Cia',
  finishedAt: Date.UTC(2026, 10, 25, 2),
  examType: 'R1',
  institutions: [{uf: 'SP', institution: 'Universidade de São Paulo'}],
  areas: [area('Cirurgia', [4, 11]), area('Clínica Médica', [9, 11])],
  themes: [
    {path: ['Clínica Médica', 'Cardiologia'], priorityIndex: 0.4, stats: stats(3, 3)},
    {path: ['Cirurgia', 'Trauma'], priorityIndex: 2.1, stats: stats(0, 4)},
  ],
}
const link = 'https://aristo.example/diagnostico/resultado?id=abc'

type Node = {readonly role?: string; readonly type?: string; readonly children?: readonly Node[]}
const rolesOf = ({role, children = []}: Node): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
]

async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({data: Uint8Array.from(bytes), useSystemFonts: false}).promise
  const pages = await Promise.all(
    Array.from({length: document.numPages}, (_entry, index) => document.getPage(index + 1)),
  )
  const texts = await Promise.all(pages.map((page) => page.getTextContent()))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const {info, metadata} = await document.getMetadata()
  const marks: unknown = await document.getMarkInfo()
  return {
    pages: pages.length,
    text: texts.flatMap(({items}) => items.map((item) => ('str' in item ? item.str : ''))).join(' '),
    roles: trees.flatMap((tree) => rolesOf(tree)),
    info,
    isMarked: marks instanceof Map && marks.get('Marked') === true,
    metadata: metadata?.getRaw() ?? '',
  }
}

describe('the report of a diagnostic', () => {
  test('says in plain text what happened, the urgent themes first', () => {
    expect(reportText(report, link)).toBe(
      [
        'Olá, Ana <b>& Cia!',
        'Você acertou 13 de 22 (59%) das questões do diagnóstico. O relatório completo, com todos os temas, está no PDF em anexo.',
        'Prova: R1\nConcluída em: 24 de novembro de 2026\nInstituições: Universidade de São Paulo (SP)',
        'Resultado por área:\nCirurgia: 4 de 11 (36%)\nClínica Médica: 9 de 11 (82%)\nTotal: 13 de 22 (59%)',
        'Temas por prioridade:\nCirurgia | Trauma: 0 de 4 (0%), prioridade alta\nClínica Médica | Cardiologia: 3 de 3 (100%), prioridade normal',
        'Veja o resultado e revise a prova:',
        link,
      ].join('\n\n'),
    )
  })

  test('is HTML whose tables hold data alone, with captions and headings, and nothing that a name could add', () => {
    const {html} = reportHtml(report, link)
    expect(html).toContain('Ana &lt;b&gt;&amp; Cia')
    expect(html.match(/<table>/g)).toHaveLength(2)
    expect(html.match(/<caption>/g)).toHaveLength(2)
    expect(html.match(/<th scope="col">/g)).toHaveLength(8)
    expect(html.match(/<th scope="row">/g)).toHaveLength(5)
    expect(html).not.toMatch(/<img|<script|role="presentation"/)
    expect(html).toContain('<span class="priority">Alta</span>')
    expect(html).toContain('4\u00a0de\u00a011 (36%)')
  })

  test('is a tagged PDF in Portuguese with headings and tables', async () => {
    const pdf = await readPdf(await pdfs.draw({report, brandName: 'Aristo'}))
    expect(pdf.text).toContain('Clínica Médica')
    expect(pdf.text).toContain('13 de 22 (59%)')
    expect(pdf.text.indexOf('Cirurgia | Trauma')).toBeLessThan(pdf.text.indexOf('Clínica Médica | Cardiologia'))
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']))
    expect(pdf.info).toMatchObject({Language: 'pt-BR', Title: 'Seu resultado do diagnóstico · Aristo'})
    expect(pdf.isMarked).toBe(true)
    expect(pdf.metadata).toContain('pdfuaid')
  })

  test('with as many themes as it takes goes over pages, and none is lost', async () => {
    const themes = Array.from({length: mostThemesOfReport}, (_entry, index) => ({
      path: ['Tema', `número ${index}`],
      priorityIndex: index / 100,
      stats: stats(1, 2),
    }))
    const pdf = await readPdf(await pdfs.draw({report: {...report, themes}, brandName: 'Aristo'}))
    expect(pdf.pages).toBeGreaterThan(5)
    for (const {path} of themes) expect(pdf.text).toContain(path.join(' | '))
  })

  test('leaves as text, HTML and attachment of one mail', async () => {
    const letter = await composeMail(
      {
        id: 'abc',
        recipient: 'ana@exemplo.br',
        subject: 'Seu resultado do diagnóstico',
        body: reportText(report, link),
        link,
        html: null,
        template: 'diagnosticReport',
        payload: report,
      },
      {from: {name: 'Aristo', address: 'a@aristo.example'}, brandName: 'Aristo', withdrawalLink: null, now: 0},
    )
    const text = letter.bytes.toString('latin1')
    expect(text.match(/^Content-Type: [\w/]+/gm)).toEqual([
      'Content-Type: multipart/mixed',
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
      'Content-Type: application/pdf',
    ])
    expect(text).toContain('filename=diagnostico.pdf')
    expect(letter.bytes.length).toBeLessThan(300_000)
  })

  describe('in the outbox', () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      ;({database, drop} = await makeDatabase('pglite'))
    })
    afterAll(() => drop())
    const order = (recipient: string, fields: Partial<DiagnosticReport> = {}, submission = 'form-1') =>
      database.db
        .transaction()
        .execute((tx) =>
          enqueueReport(tx, {diagnosticId: 'd1', submission, recipient, report: {...report, ...fields}, link}, 1_000),
        )

    test('is one for each form and address, so that a corrected one, and who asks again, gets it as well', async () => {
      const first = await order(' Ana@Exemplo.br')
      expect(first.status).toBe('queued')
      expect(await order('ana@exemplo.br')).toEqual({...first, status: 'known'})
      expect((await order('ana@example.br')).status).toBe('queued')
      expect((await order('ana@exemplo.br', {}, 'form-2')).status).toBe('queued')
      const rows = await database.db.selectFrom('mail_outbox').select(['recipient', 'link', 'template']).execute()
      expect(rows).toEqual([
        {recipient: 'ana@exemplo.br', link, template: 'diagnosticReport'},
        {recipient: 'ana@example.br', link, template: 'diagnosticReport'},
        {recipient: 'ana@exemplo.br', link, template: 'diagnosticReport'},
      ])
    })

    test.each<Partial<DiagnosticReport>>([
      {name: 'x'.repeat(76)},
      {name: 'Ana\r\nBcc: x'},
      {areas: []},
      {areas: [area('Cirurgia', [12, 11])]},
      {
        themes: Array.from({length: mostThemesOfReport + 1}, () => ({
          path: ['a'],
          priorityIndex: 0,
          stats: stats(0, 0),
        })),
      },
    ])('refuses what is no report: %#', async (fields) => {
      await expect(order('bia@exemplo.br', fields)).rejects.toMatchObject({name: 'ValiError'})
    })
  })
})
