import {describe, expect, test} from 'vitest'
import {labsMatching} from '../../../domain/question/labValues.ts'
import {labTable} from '../../../src/text/question/labTable.ts'

const namesFor = (query: string) => labsMatching(labTable, query).flatMap(({tests}) => tests.map(({name}) => name))

describe('the search of laboratory values', () => {
  test('nothing typed shows all of them', () => {
    expect(labsMatching(labTable, '  ')).toBe(labTable)
  })

  test.each([
    ['sodio', ['Sódio']],
    ['Na', ['Sódio']],
    ['tgo', ['AST (TGO)']],
    ['PLAQUETAS', ['Plaquetas']],
    ['glicose liquor', ['Glicose no líquor']],
    ['HCO3', ['Bicarbonato']],
    ['creatinina gestacao', ['Creatinina (gestação)']],
  ])('%s finds %j: without case and accents, by other names and by the group', (query, names) => {
    expect(namesFor(query)).toEqual(names)
  })

  test('every word has to begin a word of the test: what stands in the middle is not found', () => {
    expect([namesFor('dio'), namesFor('sodio xyz'), namesFor('???')]).toEqual([[], [], namesFor('')])
  })
})

describe('the laboratory values', () => {
  const tests = labTable.flatMap((group) => group.tests)

  test('have a name of their own, and values', () => {
    expect(tests.filter(({name, values}) => name === '' || values === '')).toEqual([])
    expect(new Set(tests.map(({name}) => name)).size).toBe(tests.length)
  })

  test('are written as in Brazil: a comma before decimals, ranges that grow', () => {
    const numbers = (text: string) => [...text.matchAll(/−?\d[\d.]*(?:,\d+)?/g)].map(([found]) => found)
    expect(tests.flatMap(({values}) => numbers(values)).filter((one) => /\.\d{1,2}$|\.\d{4}/.test(one))).toEqual([])
    const valueOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-'))
    const ranges = tests.flatMap(({values}) => [...values.matchAll(/([\d.,]+)–([\d.,]*\d)/g)])
    expect(ranges.length).toBeGreaterThan(60)
    expect(ranges.filter(([, low = '', high = '']) => !(valueOf(low) < valueOf(high))).map(([text]) => text)).toEqual(
      [],
    )
  })
})
