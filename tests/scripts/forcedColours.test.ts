import {expect, test} from 'vitest'
import {forcedRules, forcedSheet} from '../../.storybook/toolbar/forcedColours.ts'

type Declared = Readonly<Record<string, string>>

/** As much of a rule as the switch reads; Node has no style sheets. */
const style = (declared: Declared) =>
  Object.assign(Object.keys(declared), {getPropertyValue: (name: string) => declared[name] ?? ''})
const rule = (selectorText: string, declared: Declared, cssRules: readonly object[] = []) => ({
  selectorText,
  style: style(declared),
  cssRules,
})
const media = (conditionText: string, ...cssRules: readonly object[]) => ({conditionText, cssRules})
const layer = (...cssRules: readonly object[]) => ({cssRules})

/** The rules above stand for those of a browser. */
const read = (...rules: readonly object[]) => forcedRules(rules as unknown as CSSRule[])

test('rules for forced colours are found in layers and in other rules, and no others', () => {
  const found = read(
    rule('.plain', {color: 'red'}),
    media('(width >= 10px)', rule('.wide', {color: 'red'})),
    layer(media('(forced-colors: active)', rule('.mark', {color: 'Highlight'}))),
    rule('.card', {color: 'red'}, [
      media('(forced-colors: active)', rule('&:hover', {color: 'CanvasText'}), {style: style({fill: 'Canvas'})}),
    ]),
    media('(forced-colors: active)', rule(String.raw`.\[\&_a\] > a`, {color: 'LinkText'})),
  )

  expect(found.map(({selector, style: [...names]}) => [selector, names])).toEqual([
    ['.mark', ['color']],
    [':is(.card):hover', ['color']],
    ['.card', ['fill']],
    [String.raw`.\[\&_a\] > a`, ['color']],
  ])
})

test('the sheet forces everything but what the product keeps, and ends with the product’s own rules', () => {
  const sheet = forcedSheet(
    read(
      media(
        '(forced-colors: active)',
        rule('.chart', {color: 'CanvasText', 'forced-color-adjust': 'none'}),
        rule('.mark', {color: 'Highlight'}),
      ),
    ),
  ).split('\n')

  expect(sheet[0]).toBe('@layer forcedColours {')
  expect(sheet[1]).toMatch(/^:where\(:is\(body, body \*\):not\(\.chart\)\), /)
  expect(sheet.slice(-3)).toEqual([
    '.chart { color: CanvasText !important; forced-color-adjust: none !important }',
    '.mark { color: Highlight !important }',
    '}',
  ])
})
