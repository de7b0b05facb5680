import {expect, test} from 'vitest'
import {style} from '../../.storybook/statechart/style.ts'

const namesIn = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

test('every colour that the panel uses is declared, in both themes', () => {
  const used = namesIn(/var\((--sc-[\w-]+)\)/g, style).toSorted()
  const [light = '', dark = ''] = [/\.sc \{([^}]*)\}/, /\.sc\[data-base="dark"\] \{([^}]*)\}/].map(
    (block) => block.exec(style)?.[1] ?? '',
  )
  expect(used.length).toBeGreaterThan(10)
  for (const theme of [light, dark])
    expect(used.filter((name) => !namesIn(/(--sc-[\w-]+):/g, theme).includes(name))).toEqual([])
})

test('no name is broken by the end of a line', () => {
  expect(style).not.toMatch(/-\n|\(\s*\n/)
})
