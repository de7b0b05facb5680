import {expect, test} from 'vitest'
import {whyNotComparable} from '../visual/baseline.ts'
import {pictureOf} from '../visual/looks.ts'

test('pictures of the same major Chromium are compared, and so is the very first run', () => {
  expect(whyNotComparable('156.0.8078.79', 156)).toBeNull()
  expect(whyNotComparable('156.0.8078.79', null)).toBeNull()
})

test('another major Chromium is announced with what still runs and how to take new pictures', () => {
  expect(whyNotComparable('157.0.1.2', 156)).toBe(
    [
      'The pictures were taken with Chromium 156; this is Chromium 157.',
      'PICTURES ARE NOT COMPARED in this run; axe, scrolling and console are.',
      'Take new ones with `npm run test:visual -- --update-snapshots` and look at the differences.',
    ].join('\n'),
  )
})

test('a picture is named in plain letters', () => {
  expect(pictureOf('fluxos-questão-navegador--ready', '360-dark')).toBe('fluxos-questao-navegador--ready-360-dark.png')
})
