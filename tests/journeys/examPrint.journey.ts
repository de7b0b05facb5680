import {type Page} from '@playwright/test'
import {getDocument, OPS, type PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type {PrintQuestion, PrintSheet} from '../../domain/question/print.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import {expect, test} from './fixtures.ts'
import {openToday} from './student.ts'

const longest = 17

const paragraphs = (number: number): RichText => {
  const sentence = 'Paciente de 54 anos, hipertensa, procura o pronto-socorro com dor torácica há duas horas. '
  const count = number === longest ? 60 : 1 + (number % 2)
  return Array.from({length: count}, () => ({tag: 'p', children: [sentence.repeat(number === longest ? 4 : 3)]}))
}

const picture: RichText = [
  {tag: 'p', children: [{tag: 'img', attributes: {src: '/icon.svg', alt: 'Radiografia', width: '900', height: '700'}}]},
]

/** A whole exam: short and long cases, a picture in every twelfth question, an essay, and one question longer than a page. */
const question = (number: number): PrintQuestion => ({
  id: `q${number}`,
  body: [{tag: 'p', children: [`<<${number}`]}, ...paragraphs(number), ...(number % 12 === 0 ? picture : [])],
  choices:
    number === 40
      ? []
      : ['Iniciar', 'Suspender', 'Observar', `Encaminhar ${number}>>`].map(
          (words) => `${words} ao serviço de referência`,
        ),
  isEssay: number === 40,
  source: 'Hospital Fictício · SP · 2025',
  classification: ['Clínica Médica', 'Cardiologia'],
  correctChoice: null,
  answer: null,
  comment: null,
})

const sheet: PrintSheet = {
  title: 'Simulado "Aristo" – 180 questões',
  createdAt: 0,
  questions: Array.from({length: 180}, (_, index) => question(index + 1)),
  withKey: false,
  withComments: false,
  withAnswerSheet: true,
  withLabValues: false,
}

/** What a page of a PDF says, how many pictures it has, and whether any of its ink is coloured. */
async function pageOf(page: PDFPageProxy) {
  const {items} = await page.getTextContent()
  const {fnArray, argsArray} = await page.getOperatorList()
  const inks = fnArray.flatMap((operation, index) =>
    operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor ? [String(argsArray[index]?.[0])] : [],
  )
  return {
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    inks: [...new Set(inks)],
  }
}

async function printed(page: Page) {
  const file = await getDocument({
    data: new Uint8Array(await page.pdf({format: 'A4', preferCSSPageSize: true})),
    verbosity: 0,
  }).promise
  return Promise.all(Array.from({length: file.numPages}, async (_, index) => pageOf(await file.getPage(index + 1))))
}

/** Warm grey is grey: its channels are as good as equal. */
const isGrey = (ink: string): boolean => {
  const channels = (ink.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16))
  return Math.max(...channels) - Math.min(...channels) <= 24 && Math.max(...channels) <= 0x8f
}

const placeOf = (pages: readonly {text: string}[], words: string) => pages.findIndex(({text}) => text.includes(words))

test('an exam of 180 questions is cut nowhere on paper, and its answer sheet is one page', async ({page}) => {
  await page.addInitScript((value) => {
    localStorage.setItem('aristo.print', JSON.stringify({version: 1, value}))
    localStorage.setItem('aristo.printMade', JSON.stringify({version: 1, value: 1}))
  }, sheet)
  await page.goto('/impressao')
  await expect(page.getByRole('heading', {name: 'Questão 180', exact: true})).toBeVisible()
  const pages = await printed(page)
  const cut = sheet.questions.filter(({isEssay}, index) => {
    const number = index + 1
    return !isEssay && placeOf(pages, `<<${number} `) !== placeOf(pages, `Encaminhar ${number}>>`)
  })
  expect(cut.map(({id}) => id)).toEqual([`q${longest}`])
  expect(
    pages.map(
      ({text}, index) =>
        text.includes(`Página ${index + 1} de ${pages.length}`) && (index === 0 || text.includes(sheet.title)),
    ),
  ).not.toContain(false)
  expect(pages.map(({text}) => text).join(' ')).not.toMatch(/Gabarito|Imprimir/)
  expect([placeOf(pages, ' 1 A B C D 2 A B C D'), placeOf(pages, '180 A B C D'), placeOf(pages, '40 Aberta')]).toEqual([
    0, 0, 0,
  ])
  // Grey prints the same: no ink has a colour, and the lightest, that of the rings, stays visible.
  expect(pages.flatMap(({inks}) => inks).filter((ink) => !isGrey(ink))).toEqual([])
  await openToday(page)
  await page.goto('/gabarito')
  await expect(page.getByRole('heading', {name: 'Folha de respostas'})).toBeVisible()
  const lines = await printed(page)
  expect(lines.length).toBe(1)
  expect(lines[0]?.text).toMatch(/ 1 A B C D E .* 100 A B C D E/)
})
