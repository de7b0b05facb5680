import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {missingNote, picturesWanted, whyNotComparable} from '../visual/baseline.ts'
import {looksOf, nameOf, pictureOf, picturesOf, wholeLooksOf} from '../visual/looks.ts'

test('pictures of the same major Chromium are compared, and so is the very first run', () => {
  expect(whyNotComparable('156.0.8078.79', 156)).toBeNull()
  expect(whyNotComparable('156.0.8078.79', null)).toBeNull()
})

test('another major Chromium is announced with what still runs and how to take new pictures', () => {
  expect(whyNotComparable('157.0.1.2', 156)?.split('\n')).toEqual([
    '!!! PICTURES ARE NOT COMPARED: they were taken with Chromium 156; this is Chromium 157.',
    expect.stringContaining('Axe, scrolling and console are looked at.'),
    expect.stringContaining('`npm run test:visual -- --update-snapshots=all`'),
  ])
})

test('a picture is named in plain letters', () => {
  expect(pictureOf('fluxos-questão-navegador--ready', '360-dark')).toBe('fluxos-questao-navegador--ready-360-dark.png')
})

test('a story has one picture, by its name alone, and a whole screen two', () => {
  const pictures = Array.from({length: 100}, (_, number) => picturesOf({id: `ui-botao--${number}`, title: 'UI/Botão'}))
  expect(pictures.every(({length}) => length === 1)).toBe(true)
  const dark = pictures.filter(([look]) => look === '360-dark').length
  expect(dark).toBeGreaterThan(35)
  expect(dark).toBeLessThan(65)
  expect(picturesOf({id: 'fluxos-questão--ready', title: 'Fluxos/Questão'})).toEqual(
    picturesOf({id: 'fluxos-questa\u0303o--ready', title: 'Fluxos/Questão'}),
  )
  expect(picturesOf({id: 'telas-estudo--aberto', title: 'Telas/Estudo'})).toEqual(['1280-light', '360-dark'])
})

test('missing pictures are counted and named, and nothing is said when none is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-baselines-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const stories = Array.from({length: 12}, (_, number) => ({id: `ui-botao--${number}`, title: 'UI/Botão', name: ''}))
  const wanted = picturesWanted(stories)
  expect(wanted).toHaveLength(12)
  writeFileSync(join(folder, wanted[0] ?? ''), '')
  const note = missingNote(wanted, folder)?.split('\n') ?? []
  expect(note[0]).toBe('!!! 11 of 12 PICTURES ARE MISSING and were not compared.')
  expect(note[1]).toBe(`      ${wanted[1]}`)
  expect(note.slice(11)).toEqual(['      and 1 more', expect.stringContaining('--update-snapshots')])
  for (const picture of wanted) writeFileSync(join(folder, picture), '')
  expect(missingNote(wanted, folder)).toBeNull()
})

test('a story is looked at in both widths and themes, with all rules in the look of its picture; a screen in all looks', () => {
  const story = {id: 'ui-botao--1', title: 'UI/Botão'}
  const screen = {id: 'telas-estudo--aberto', title: 'Telas/Estudo'}
  expect(looksOf(story).map(nameOf)).toEqual(['1280-light', '360-dark'])
  expect(wholeLooksOf(story)).toEqual(picturesOf(story))
  expect(wholeLooksOf(screen)).toEqual(['1280-light', '360-dark', '320-light', '768-light'])
  expect(looksOf(screen).map(nameOf)).toEqual([
    '1280-light',
    '1280-dark',
    '360-dark',
    '360-light',
    '320-light',
    '768-light',
  ])
})
