import {describe, expect, test} from 'vitest'
import {canAdd, examTypeOfTargets, labelOf, mostTargets, offeredUnits} from '../../../domain/diagnostic/choice.ts'

const units = [
  {uf: 'SP', institutions: [{name: 'USP'}, {name: 'Santa Casa R3-CM'}, {name: 'INEP Revalida'}]},
  {uf: 'BA', institutions: [{name: 'UFBA'}, {name: 'Hospital Aliança'}]},
  {uf: 'AC', institutions: [{name: 'UFAC R3-CM'}]},
]
const names = (type: 'R1' | 'REVALIDA' | null) =>
  offeredUnits(units, type).map(({uf, institutions}) => [uf, institutions.map(({name}) => name)])

describe('the institutions to choose from', () => {
  test('are sorted, without R3-CM, and without units that are left with none', () => {
    expect(names(null)).toEqual([
      ['BA', ['Hospital Aliança', 'UFBA']],
      ['SP', ['INEP Revalida', 'USP']],
    ])
  })

  test('of R1 are those without, of REVALIDA those with the word, in capitals or not', () => {
    expect(names('R1')).toEqual([
      ['BA', ['Hospital Aliança', 'UFBA']],
      ['SP', ['USP']],
    ])
    expect(names('REVALIDA')).toEqual([['SP', ['INEP Revalida']]])
  })

  test('are labelled with at most seventy characters', () => {
    expect(labelOf('a'.repeat(70))).toBe('a'.repeat(70))
    expect(labelOf('a'.repeat(71))).toBe(`${'a'.repeat(69)}…`)
  })
})

describe('adding an institution', () => {
  const usp = {uf: 'SP', institution: 'USP'}
  test.each([
    ['without a unit', {uf: '', institution: 'USP'}, [], false],
    ['without a name', {uf: 'SP', institution: ''}, [], false],
    ['that is chosen already', usp, [usp], false],
    ['of the same name elsewhere', {uf: 'RJ', institution: 'USP'}, [usp], false],
    ['that is new', {uf: 'BA', institution: 'UFBA'}, [usp], true],
    [
      'beyond the limit',
      usp,
      Array.from({length: mostTargets}, (_entry, index) => ({uf: 'BA', institution: String(index)})),
      false,
    ],
  ])('%s', (_name, pair, targets, expected) => {
    expect(canAdd(targets, pair)).toBe(expected)
  })

  test('the first one sets the exam; none clears it', () => {
    expect(examTypeOfTargets([{uf: 'BR', institution: 'REVALIDA INEP'}, usp])).toBe('REVALIDA')
    expect(examTypeOfTargets([usp])).toBe('R1')
    expect(examTypeOfTargets([])).toBeNull()
  })
})
