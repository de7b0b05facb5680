import {describe, expect, it} from 'vitest'
import {contrast} from '../../src/ui/theme/contrast.ts'
import {contrastRules, palette} from '../../src/ui/theme/palette.ts'

const pairs = contrastRules.flatMap(({ink, on, least}) => on.map((ground) => ({ink, ground, least})))

describe('contrast of the colours', () => {
  it('is computed as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3)
  })

  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('reaches what each pair needs in the %s theme', (_theme, tone) => {
    const failing = pairs.flatMap(({ink, ground, least}) => {
      const ratio = contrast(palette[ink][tone], palette[ground][tone])
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : []
    })
    expect(failing).toEqual([])
  })

  it('covers every text colour of the palette', () => {
    const inks = new Set(contrastRules.map(({ink}) => ink))
    const written = Object.keys(palette).filter((name) => /^text\.|\.text$|\.onSolid$/.test(name))
    expect(written.filter((name) => ![...inks].some((ink) => ink === name))).toEqual([])
  })
})
