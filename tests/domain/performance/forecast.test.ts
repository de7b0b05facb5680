import {describe, expect, test} from 'vitest'
import {betaCdf, betaQuantile} from '../../../domain/performance/beta.ts'
import {
  abilityOf,
  enough,
  forecastOf,
  isEnough,
  themeBelief,
  type ThemeEvidence,
  type ThemeWeight,
} from '../../../domain/performance/forecast.ts'
import {gainOf, mostHelpful} from '../../../domain/performance/helpful.ts'
import {seededRandom} from '../../../domain/shared/seededRandom.ts'

describe('the Beta distribution', () => {
  test('has the probabilities of the tables', () => {
    expect(betaCdf(0.3, 1, 1)).toBeCloseTo(0.3, 10)
    expect(betaCdf(0.5, 2, 2)).toBeCloseTo(0.5, 10)
    // 1 - (1 - x)^5 and x^3.
    expect(betaCdf(0.2, 1, 5)).toBeCloseTo(1 - 0.8 ** 5, 10)
    expect(betaCdf(0.7, 3, 1)).toBeCloseTo(0.343, 10)
    expect([betaCdf(0, 2, 3), betaCdf(1, 2, 3)]).toEqual([0, 1])
  })

  test('its quantile is where its probability is', () => {
    for (const [a, b] of [
      [0.4, 7],
      [3, 3],
      [80, 20],
      [900, 1_100],
    ] as const) {
      for (const p of [0.1, 0.5, 0.9]) expect(betaCdf(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 5)
    }
  })
})

const theme = (name: string, area: string, right: number, wrong: number): ThemeEvidence => ({
  theme: name,
  area,
  right,
  wrong,
})

describe('what a student can', () => {
  const ability = abilityOf([theme('a', 'CM', 18, 2), theme('b', 'CM', 1, 1), theme('c', 'PED', 30, 70)])

  test('a theme with few answers is drawn to its area, one with many stays where it is', () => {
    expect(themeBelief(ability, 'b', 'CM').mean).toBeGreaterThan(0.55)
    expect(themeBelief(ability, 'c', 'PED').mean).toBeLessThan(0.36)
    expect(themeBelief(ability, 'a', 'CM').mean).toBeGreaterThan(0.75)
  })

  test('a theme without answers is as its area, an area without answers as the course', () => {
    expect(themeBelief(ability, 'new', 'PED').mean).toBe(ability.areas.get('PED')?.mean)
    expect(themeBelief(ability, 'new', 'GO').mean).toBe(ability.course.mean)
  })

  test('without answers it is the middle of all students', () => {
    const nothing = abilityOf([])
    expect(nothing.course.mean).toBe(0.55)
    expect(nothing.answers).toBe(0)
  })
})

describe('the forecast', () => {
  const weights: ThemeWeight[] = [
    {theme: 'a', area: 'CM', weight: 3},
    {theme: 'b', area: 'CM', weight: 1},
  ]

  test('is the mean of the themes by their weight, and its interval holds it', () => {
    const ability = abilityOf([theme('a', 'CM', 50, 50)])
    const forecast = forecastOf(ability, weights)
    const [a, b] = [themeBelief(ability, 'a', 'CM').mean, themeBelief(ability, 'b', 'CM').mean]
    expect(forecast?.share).toBeCloseTo(0.75 * a + 0.25 * b, 12)
    expect(forecast?.low).toBeLessThan(forecast?.share ?? 0)
    expect(forecast?.high).toBeGreaterThan(forecast?.share ?? 1)
    expect(forecast?.coverage).toBe(0.75)
  })

  test('narrows with answers and with the length of the exam', () => {
    const width = (answers: number, questions: number) => {
      const forecast = forecastOf(abilityOf([theme('a', 'CM', answers / 2, answers / 2)]), weights, questions)
      return (forecast?.high ?? 1) - (forecast?.low ?? 0)
    }
    expect(width(400, 100)).toBeLessThan(width(20, 100))
    expect(width(400, 200)).toBeLessThan(width(400, 20))
  })

  test('of nothing there is none, and few answers are not enough', () => {
    expect(forecastOf(abilityOf([]), [])).toBeNull()
    expect(isEnough(enough.answers - 1, {coverage: 1})).toBe(false)
    expect(isEnough(enough.answers, {coverage: 0.29})).toBe(false)
    expect(isEnough(enough.answers, {coverage: 0.3})).toBe(true)
  })
})

/** Numbers of a normal distribution. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * Students, courses and exams that were not made by the model: abilities are normal on the logistic scale, students differ
 * in how much their themes differ, they answer some themes often and others never, and exams draw their themes.
 */
describe('its calibration', () => {
  const random = seededRandom(20_261_125)
  const pick = (weights: readonly number[]): number => {
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    const place = weights.findIndex((weight) => (left -= weight) < 0)
    return Math.max(0, place)
  }
  const areas = ['CM', 'CIR', 'PED', 'GO', 'SC']
  const places = Array.from({length: 90}, (_, index) => ({theme: `t${index}`, area: areas[index % 5] ?? 'CM'}))

  function student() {
    const skill = 0.4 + 0.7 * normal(random)
    const ofArea = new Map(areas.map((area) => [area, skill + 0.3 * normal(random)]))
    const spread = 0.4 + 0.4 * random()
    const truth = places.map(({area}) => logistic((ofArea.get(area) ?? 0) + spread * normal(random)))
    const studied = places.map(() => (random() < 0.7 ? random() ** 2 : 0))
    const answers = Math.round(80 * 30 ** random())
    const counts = places.map(() => ({right: 0, wrong: 0}))
    for (let index = 0; index < answers; index += 1) {
      const place = pick(studied)
      const count = counts[place]
      if (count !== undefined) count[random() < (truth[place] ?? 0) ? 'right' : 'wrong'] += 1
    }
    const evidence = places.flatMap((place, index) => {
      const count = counts[index]
      return count === undefined || count.right + count.wrong === 0 ? [] : {...place, ...count}
    })
    const shares = places.map(() => random() ** 2)
    const exam = places.map((place, index) => ({...place, weight: shares[index] ?? 0}))
    const right = Array.from({length: 100}, () => random() < (truth[pick(shares)] ?? 0)).filter(Boolean).length
    return {forecast: forecastOf(abilityOf(evidence), exam, 100), score: right / 100}
  }

  test('of 2,000 students 76 to 84 % score within the 80 % interval, and as many below as above', () => {
    const students = Array.from({length: 2_000}, student)
    const share = (is: (one: ReturnType<typeof student>) => boolean) => students.filter(is).length / students.length
    const inside = share(({forecast, score}) => score >= (forecast?.low ?? 1) && score <= (forecast?.high ?? 0))
    expect(inside).toBeGreaterThanOrEqual(0.76)
    expect(inside).toBeLessThanOrEqual(0.84)
    const below = share(({forecast, score}) => score < (forecast?.low ?? 0))
    const above = share(({forecast, score}) => score > (forecast?.high ?? 1))
    expect(Math.abs(below - above)).toBeLessThan(0.04)
    const bias = students.reduce((sum, {forecast, score}) => sum + score - (forecast?.share ?? 0), 0) / students.length
    expect(Math.abs(bias)).toBeLessThan(0.01)
  })
})

describe('what would help most', () => {
  const ability = abilityOf([theme('weak', 'CM', 2, 18), theme('strong', 'CM', 38, 2), theme('known', 'CM', 900, 10)])
  const weight = (name: string, share: number) => ({theme: name, area: 'CM', weight: share})

  test('the weak theme before the strong one, and what is known gives nothing', () => {
    const weights = [weight('strong', 0.1), weight('weak', 0.1), weight('known', 0.5)]
    const answered = new Map([
      ['weak', 20],
      ['strong', 40],
      ['known', 910],
    ])
    expect(mostHelpful(ability, weights, answered, 3).map(({theme: name}) => name)).toEqual(['weak', 'strong'])
    expect(mostHelpful(ability, weights, answered, 1)).toHaveLength(1)
  })

  test('the part of the exam counts, and every hour gives less than the one before', () => {
    expect(gainOf(ability, weight('weak', 0.2), 20)).toBeCloseTo(2 * gainOf(ability, weight('weak', 0.1), 20), 12)
    expect(gainOf(ability, weight('weak', 0.1), 100)).toBeLessThan(gainOf(ability, weight('weak', 0.1), 20))
  })
})
