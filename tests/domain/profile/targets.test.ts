import {describe, expect, test} from 'vitest'
import fc from 'fast-check'
import {
  areUnique,
  canMove,
  hasTarget,
  isSameOrder,
  movedTarget,
  type Targets,
  withoutTarget,
  withTarget,
} from '../../../domain/profile/targets.ts'

const usp = {uf: 'SP', institution: 'USP'}
const ufmg = {uf: 'MG', institution: 'UFMG'}
const ufrj = {uf: 'RJ', institution: 'UFRJ'}
const three: Targets = [usp, ufmg, ufrj]

describe('adding a target', () => {
  test('puts it at the end, where it weighs least', () => {
    expect(withTarget([usp], ufmg)).toEqual([usp, ufmg])
  })

  test('that is there already changes nothing', () => {
    expect(withTarget(three, {...ufmg})).toBe(three)
  })

  test.each([
    ['another federation unit', {uf: 'RJ', institution: 'USP'}],
    ['another institution', {uf: 'SP', institution: 'UNIFESP'}],
  ])('with %s is another target', (_name, target) => {
    expect(hasTarget([usp], target)).toBe(false)
    expect(withTarget([usp], target)).toEqual([usp, target])
  })

  test('keeps the pair and nothing that came along', () => {
    expect(withTarget([], {...usp, exams: 3} as never)).toEqual([usp])
  })
})

describe('removing a target', () => {
  test('leaves the order of the others', () => {
    expect(withoutTarget(three, {...ufmg})).toEqual([usp, ufrj])
  })

  test('that is not there changes nothing', () => {
    expect(withoutTarget([usp], ufmg)).toEqual([usp])
  })
})

describe('moving a target', () => {
  test.each([
    ['up', usp, false, [usp, ufmg, ufrj]],
    ['up', ufmg, true, [ufmg, usp, ufrj]],
    ['up', ufrj, true, [usp, ufrj, ufmg]],
    ['down', usp, true, [ufmg, usp, ufrj]],
    ['down', ufmg, true, [usp, ufrj, ufmg]],
    ['down', ufrj, false, [usp, ufmg, ufrj]],
    ['up', {uf: 'BA', institution: 'UFBA'}, false, [usp, ufmg, ufrj]],
    ['down', {uf: 'BA', institution: 'UFBA'}, false, [usp, ufmg, ufrj]],
  ] as const)('%s: %j can move: %s', (direction, target, can, expected) => {
    expect(canMove(three, target, direction)).toBe(can)
    expect(movedTarget(three, target, direction)).toEqual(expected)
  })
})

test.each([
  [[], [], true],
  [three, [...three], true],
  [three, [ufmg, usp, ufrj], false],
  [three, [usp, ufmg], false],
  [[usp], three, false],
] as const)('%j and %j are the same list: %s', (one, other, expected) => {
  expect(isSameOrder(one, other)).toBe(expected)
})

test('a list with a pair twice is not unique', () => {
  expect(areUnique([])).toBe(true)
  expect(areUnique(three)).toBe(true)
  expect(areUnique([usp, ufmg, {...usp}])).toBe(false)
})

test('whatever is added, moved and removed, no pair stands twice and moving loses none', () => {
  const target = fc.record({uf: fc.constantFrom('SP', 'RJ'), institution: fc.constantFrom('A', 'B')})
  const steps = fc.array(fc.record({target, act: fc.constantFrom('add', 'remove', 'up', 'down')}))
  fc.assert(
    fc.property(steps, (list) => {
      let targets: Targets = []
      for (const step of list) {
        const before = targets.length
        if (step.act === 'add') targets = withTarget(targets, step.target)
        else if (step.act === 'remove') targets = withoutTarget(targets, step.target)
        else {
          targets = movedTarget(targets, step.target, step.act === 'up' ? 'up' : 'down')
          expect(targets).toHaveLength(before)
        }
        expect(areUnique(targets)).toBe(true)
      }
    }),
  )
})
