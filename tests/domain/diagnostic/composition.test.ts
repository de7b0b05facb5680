import {describe, expect, test} from 'vitest'
import {type Candidate, completeQuestions, composeDiagnostic} from '../../../domain/diagnostic/composition.ts'
import {seededRandom} from '../../../domain/shared/seededRandom.ts'

const areas = ['PED', 'CM', 'GO', 'SC', 'CIR'] as const
const levels = ['easy', 'medium', 'hard'] as const

/** So many questions of each area and difficulty. */
const bank = (each: number, isTarget = false, prefix = 'q'): Candidate[] =>
  areas.flatMap((area) =>
    levels.flatMap((difficulty) =>
      Array.from({length: each}, (_entry, index) => ({
        id: `${prefix}-${area}-${difficulty}-${index}`,
        area,
        difficulty,
        isTarget,
        isReserved: false,
      })),
    ),
  )

const compose = (candidates: readonly Candidate[], seed = 1) => {
  const byId = new Map(candidates.map((one) => [one.id, one]))
  return composeDiagnostic(candidates, seededRandom(seed)).map((id) => byId.get(id))
}
const count = (list: readonly (Candidate | undefined)[], of: Partial<Candidate>) =>
  list.filter((one) => Object.entries(of).every(([name, value]) => one?.[name as keyof Candidate] === value)).length

describe('the questions of a diagnostic', () => {
  test('are thirty easy, twenty-four medium and six hard ones, twelve of each area', () => {
    const list = compose(bank(20))
    expect(list).toHaveLength(completeQuestions)
    expect(new Set(list.map((one) => one?.id)).size).toBe(completeQuestions)
    expect(levels.map((difficulty) => count(list, {difficulty}))).toEqual([30, 24, 6])
    expect(areas.map((area) => count(list, {area}))).toEqual([12, 12, 12, 12, 12])
  })

  test('are of the target institutions as far as these reach', () => {
    const list = compose([...bank(20), ...bank(2, true, 'alvo')])
    // Two of each area and level: all ten easy and ten medium ones, and six of the ten hard ones.
    expect(levels.map((difficulty) => count(list, {difficulty, isTarget: true}))).toEqual([10, 10, 6])
    expect(levels.map((difficulty) => count(list, {difficulty}))).toEqual([30, 24, 6])
  })

  test('are those kept for diagnostics before all others, and after the target institutions', () => {
    const kept = bank(2, false, 'reservada').map((one) => ({...one, isReserved: true}))
    expect(count(compose([...bank(20), ...kept]), {isReserved: true})).toBe(26)
    const list = compose([...bank(20), ...kept, ...bank(2, true, 'alvo')])
    expect([count(list, {isTarget: true}), count(list, {isReserved: true})]).toEqual([26, 20])
  })

  test('keep their difficulties when an area is missing', () => {
    const list = compose(bank(20).filter(({area}) => area !== 'PED'))
    expect(levels.map((difficulty) => count(list, {difficulty}))).toEqual([30, 24, 6])
  })

  test('are sixty even when nobody rated them, and all there are of a small bank', () => {
    expect(compose(bank(20).map((one) => ({...one, difficulty: null})))).toHaveLength(completeQuestions)
    expect(compose(bank(1))).toHaveLength(15)
    expect(compose([])).toEqual([])
  })

  test('are the same for the same numbers and others for others', () => {
    const ids = (seed: number) => compose(bank(20), seed).map((one) => one?.id)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
  })
})
