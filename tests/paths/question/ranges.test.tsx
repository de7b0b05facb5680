import type {ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Stretch} from '../../../domain/question/highlights.ts'
import {
  clearRanges,
  drawRanges,
  passagesIn,
  rangeOf,
  selectedIn,
  textsIn,
} from '../../../src/features/question/tools/ranges.ts'

let place = document.createElement('main')
let root = createRoot(place)

const draw = (node: ReactNode) => flushSync(() => root.render(<article>{node}</article>))

const question = (
  <>
    <h2>Questão 1 de 6</h2>
    <div data-block="body">
      <p>
        Febre <strong>alta</strong> e 🩺 tosse. Dor torácica.
      </p>
      <table>
        <tbody>
          <tr>
            <td>Lactato</td>
            <td>4,8</td>
          </tr>
        </tbody>
      </table>
    </div>
    <p>
      <span data-block="choice-0">Soro fisiológico</span>
    </p>
  </>
)

beforeEach(() => {
  place = document.createElement('main')
  document.body.replaceChildren(place)
  root = createRoot(place)
  draw(question)
})
afterEach(() => {
  getSelection()?.removeAllRanges()
  root.unmount()
})

const text = 'Febre alta e 🩺 tosse. Dor torácica.Lactato4,8'
const wordsAt = (stretch: Stretch) => rangeOf(place, stretch)?.toString() ?? null
const body = (start: number, end: number): Stretch => ({block: 'body', start, end})

function select(from: Element | null, to: Element | null): void {
  const range = document.createRange()
  if (from && to) {
    range.setStart(from, 0)
    range.setEnd(to, to.childNodes.length)
  }
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

describe('stretches of a question', () => {
  test('count the text of their block alone, across its elements', () => {
    expect(textsIn(place)).toEqual({body: text, 'choice-0': 'Soro fisiológico'})
    expect([body(0, 5), body(4, 12), body(13, 15), body(36, 43)].map(wordsAt)).toEqual([
      'Febre',
      'e alta e',
      '🩺',
      'Lactato',
    ])
  })

  test('come back from every range as they were', () => {
    for (let start = 0; start < text.length; start += 1) {
      for (const end of [start + 1, start + 4, text.length].filter((last) => last <= text.length)) {
        expect(wordsAt(body(start, end))).toBe(text.slice(start, end))
      }
    }
  })

  test('that no longer fit have no range', () => {
    expect([body(40, 99), {block: 'choice-4', start: 0, end: 2}].map(wordsAt)).toEqual([null, null])
  })

  test('are what is selected, block by block, without what stands between', () => {
    select(place.querySelector('strong'), place.querySelector('[data-block="choice-0"]'))
    expect(selectedIn(place, getSelection())).toEqual([body(6, text.length), {block: 'choice-0', start: 0, end: 16}])
  })

  test('selected outside of every block are none', () => {
    select(place.querySelector('h2'), place.querySelector('h2'))
    expect(selectedIn(place, getSelection())).toEqual([])
  })

  test('are the same after the question was drawn anew, in other elements', () => {
    const before = wordsAt(body(6, 20))
    draw(
      <div data-block="body">
        <div>
          <p>
            Febre alta e <em>🩺 tosse.</em> Dor torácica.
          </p>
          Lactato4,8
        </div>
      </div>,
    )
    expect(wordsAt(body(6, 20))).toBe(before)
  })
})

test('the passages are sentences, cells and choices', () => {
  expect(passagesIn(place).map(({stretch, words}) => [stretch.block, stretch.start, words])).toEqual([
    ['body', 0, 'Febre alta e 🩺 tosse.'],
    ['body', 23, 'Dor torácica.'],
    ['body', 36, 'Lactato'],
    ['body', 43, '4,8'],
    ['choice-0', 0, 'Soro fisiológico'],
  ])
})

test('the browser paints each highlight in its colour, and nothing after they are cleared', () => {
  drawRanges(place, [
    {...body(0, 5), colour: 'red'},
    {...body(6, 10), colour: 'blue'},
    {...body(36, 39), colour: 'red'},
  ])
  const painted = () =>
    [...CSS.highlights.entries()]
      .flatMap(([name, ranges]) => [...ranges].map((range) => `${name}: ${String(range)}`))
      .toSorted()
  expect(painted()).toEqual(['question-blue: alta', 'question-red: Febre', 'question-red: Lac'].toSorted())
  clearRanges()
  expect(painted()).toEqual([])
})
