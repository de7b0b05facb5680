import {PDFDocument} from '@cantoo/pdf-lib'
import {readFileSync} from 'node:fs'
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type {PDFPageProxy} from 'pdfjs-dist'
import {describe, expect, test} from 'vitest'
import {mediaPath, readManifest} from '../../../content/tools/mediaManifest.ts'
import {handoutHtml} from '../../../scripts/media/handout.ts'
import {isBetter, isFull} from '../../../scripts/media/fit.ts'
import {fitOf, packed, withoutDate} from '../../../scripts/media/pdf.ts'

const frame = {
  place: 'Cirurgia',
  summary: 'Uma frase.',
  foot: 'Curso',
  page: 'Página',
  about: {title: 'Sobre', paragraphs: ['Aviso.', 'Licença.']},
}
const bodyOf = (html: string) => html.slice(html.indexOf('</style>') + '</style>'.length, -'</html>'.length)

describe('the page of a handout', () => {
  test('has its headings in order, column heads in its tables, and says last what it is', () => {
    const markdown = '## Quadro <clínico>\n\nDor.\n\n### Escore\n\n| Achado | Pontos |\n| --- | ---: |\n| Febre | 1 |'
    expect(bodyOf(handoutHtml({title: 'Apendicite & cia', markdown, frame}))).toBe(
      '<header><p class="place">Cirurgia</p><h1>Apendicite &amp; cia</h1><p class="summary">Uma frase.</p></header>' +
        '<main><h2>Quadro &lt;clínico></h2><p>Dor.</p><h3>Escore</h3>' +
        '<table><thead><tr><th scope="col">Achado</th><th scope="col" align="right">Pontos</th></tr></thead>' +
        '<tbody><tr><td>Febre</td><td align="right">1</td></tr></tbody></table></main>' +
        '<aside><h2>Sobre</h2><p>Aviso.</p><p>Licença.</p></aside>',
    )
  })

  test('shows a figure with its alternative text', () => {
    const figures = new Map([['curva.svg', {svg: '<svg/>', alt: 'Curva que "sobe"'}]])
    const drawn = Buffer.from('<svg/>').toString('base64')
    expect(bodyOf(handoutHtml({title: 'Um', markdown: '![](image:curva.svg)', figures}))).toBe(
      `<p><img src="data:image/svg+xml;base64,${drawn}" alt="Curva que &quot;sobe&quot;"></p>`,
    )
  })

  test('a collection has a title for each of its topics', () => {
    expect(bodyOf(handoutHtml({title: 'Choque', markdown: '# Choque\n\n## De onde\n\n# Tórax'}))).toBe(
      '<h1>Choque</h1><h2>De onde</h2><h1>Tórax</h1>',
    )
  })

  test('words in the margins of a sheet cannot end the style sheet', () => {
    const html = handoutHtml({title: 'A "b" </style><script>', markdown: '', frame})
    expect(html.slice(0, html.indexOf('<header>'))).not.toContain('<script>')
  })
})

test('a file does not tell when it was printed, and keeps its length', () => {
  const printed = (date: string) => Buffer.from(`1 0 obj <</CreationDate (${date})\n/ModDate (${date})>>`, 'latin1')
  const one = withoutDate(printed("D:20261122031500+00'00'"))
  expect(one).toEqual(withoutDate(printed("D:20270101000000+00'00'")))
  expect(one.length).toBe(printed("D:20261122031500+00'00'").length)
})

test('a packed file is smaller, has the same pages, and the same bytes each time', async () => {
  const document = await PDFDocument.create()
  for (let page = 0; page < 30; page += 1) document.addPage()
  const loose = await document.save({useObjectStreams: false})
  const [one, other] = await Promise.all([packed(loose), packed(loose)])
  expect(one.length).toBeLessThan(loose.length)
  expect(await fitOf(one)).toEqual({pages: 30, lastPage: 0, emptiest: 0})
  expect(one).toEqual(other)
})

test('a document tells how far down its last sheet is written, without the running foot', async () => {
  const document = await PDFDocument.create()
  document.addPage([600, 800]).drawText('Acima', {y: 100})
  const last = document.addPage([600, 800])
  last.drawText('Fim do texto', {y: 600})
  last.drawText('Página 2 / 2', {y: 30})
  expect(await fitOf(await packed(await document.save()))).toEqual({pages: 2, lastPage: 0.25, emptiest: 0.88})
})

test('a handout is set anew until no sheet is left half empty', () => {
  const short = {pages: 1, lastPage: 0.1, emptiest: 1}
  const full = {pages: 4, lastPage: 0.6, emptiest: 0.75}
  const [endsEarly, hasGap, tooLong] = [
    {...full, lastPage: 0.55},
    {...full, emptiest: 0.6},
    {pages: 5, lastPage: 0.9, emptiest: 0.9},
  ]
  expect([short, full, endsEarly, hasGap, tooLong].map(isFull)).toEqual([true, true, false, false, false])
  const order = [full, endsEarly, hasGap, tooLong]
  expect(order.map((one, at) => order.map((other, to) => isBetter(one, other) === at < to).every(Boolean))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

type Structure = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>

const withAll = (node: Structure): readonly Structure[] => [
  node,
  ...node.children.flatMap((child) => ('role' in child ? withAll(child) : [])),
]

/** What a reader program learns of a PDF: its head, its outline, its words and the roles of what stands in it. */
async function readPdf(file: string) {
  const task = getDocument({data: new Uint8Array(readFileSync(file)), verbosity: 0})
  const document = await task.promise
  const {info} = await document.getMetadata()
  // A map, although its type says a record.
  const marks: unknown = await document.getMarkInfo()
  const pages = await Promise.all(Array.from({length: document.numPages}, (_, index) => document.getPage(index + 1)))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  )
  const read = {
    head: info,
    isMarked: marks instanceof Map && marks.get('Marked') === true,
    outline: (await document.getOutline()).map(({title}) => title),
    nodes: trees.flatMap(withAll),
    text: texts.join('\n'),
  }
  await task.destroy()
  return read
}

describe('the printed handouts of the pack', () => {
  const names = Object.keys(readManifest()).filter((name) => name.endsWith('.pdf'))

  test('are there', () => {
    expect(names.length).toBeGreaterThan(0)
  })

  test.each(names)('%s can be read by a screen reader and searched', async (name) => {
    const {head, isMarked, outline, nodes, text} = await readPdf(mediaPath(name))
    const roles = new Set(nodes.map(({role}) => role))
    const [title] = outline
    expect(head).toMatchObject({Language: 'pt-BR', Title: title})
    expect([isMarked, roles.has('H1'), roles.has('H2'), roles.has('P')]).toEqual([true, true, true, true])
    expect(text.length).toBeGreaterThan(800)
    expect(nodes.filter((node) => node.role === 'Figure' && !('alt' in node && node.alt))).toEqual([])
  })
})
