import type {FigureDrawing} from '../figures/figure.schema.ts'
import {letters, type QuestionSource} from '../sourceTypes.ts'
import {blocksOf, wordsOf} from '../words.ts'
import type {Rule} from './rule.ts'
import {type Vector, weighted} from './similarity.ts'

/** From here on two questions of different lessons tell the same clinical case, whatever their words. */
export const sameCase = 0.4
/** From here on a reader looks at both. */
const alike = 0.3

/** What a finding that two cases share adds to the likeness of their words. */
const shares = {sex: 0.03, age: 0.05, measure: 0.03, ecg: 0.08}
const mostMeasures = 3
/** Ages of one case differ by at most this much of the lower. */
const ageSpan = 0.25

interface Case {
  readonly question: QuestionSource
  readonly sex: 'f' | 'm' | null
  /** In days. */
  readonly age: number | null
  /** Measured values with their units, such as "8,6 g/dL". */
  readonly measures: ReadonlySet<string>
  /** The rhythm of its electrocardiogram. */
  readonly ecg: string | null
  /** Words of the vignette, and of the answer with the reason for it, which name the diagnosis. */
  readonly told: Vector
  readonly answered: Vector
}

/** No question asks another lesson's clinical case again: patients, values and diagnosis are compared, not letters. */
export const cases: Rule = {
  name: 'clinical cases',
  scope: 'pack',
  check({sources: {questions}}) {
    const pairs = alikeCases(questions)
    const same = pairs.filter(({score}) => score >= sameCase)
    const highest = pairs.reduce((most, {score}) => Math.max(most, score), 0)
    return {
      figures: [
        ['highest likeness of two clinical cases', highest.toFixed(2), `< ${sameCase}`],
        [`pairs of cases from ${alike} on`, String(pairs.length), 'to be told'],
      ],
      problems: same.map(({one, two, score}) => ({
        file: two.file,
        line: two.line,
        item: two.id,
        reason: `It tells nearly the clinical case of "${one.id}": likeness ${score.toFixed(2)}.`,
      })),
    }
  },
}

/** The pairs that a reader looks at, the most alike first. */
export const alikeCases = (questions: readonly QuestionSource[]) =>
  likePairs(questions)
    .filter(({score}) => score >= alike)
    .toSorted((a, b) => b.score - a.score)

/** Questions of different lessons with the likeness of their cases. */
export function likePairs(questions: readonly QuestionSource[]) {
  const all = casesOf(questions)
  return all.flatMap((two, at) =>
    all
      .slice(0, at)
      .filter((one) => one.question.lesson !== two.question.lesson)
      .map((one) => ({one: one.question, two: two.question, score: likeness(one, two)})),
  )
}

function likeness(one: Case, two: Case): number {
  const measures = [...one.measures].filter((measure) => two.measures.has(measure)).length
  const [low, high] = [Math.min(one.age ?? 0, two.age ?? 0), Math.max(one.age ?? 0, two.age ?? 0)]
  return (
    (cosine(one.told, two.told) + cosine(one.answered, two.answered)) / 2 +
    (one.sex !== null && one.sex === two.sex ? shares.sex : 0) +
    (low > 0 && high <= (1 + ageSpan) * low ? shares.age : 0) +
    (one.ecg !== null && one.ecg === two.ecg ? shares.ecg : 0) +
    Math.min(measures, mostMeasures) * shares.measure
  )
}

function cosine(one: Vector, two: Vector): number {
  let sum = 0
  for (const [word, weight] of one) sum += weight * (two.get(word) ?? 0)
  return sum
}

function casesOf(questions: readonly QuestionSource[]): readonly Case[] {
  const bodies = questions.map(({body}) => wordsOf(blocksOf(body)))
  const told = weighted(bodies.map(stems))
  const answered = weighted(questions.map((question) => stems(answerOf(question))))
  return questions.map((question, at) => {
    const body = bodies[at] ?? ''
    return {
      question,
      sex: sexOf(body),
      age: ageOf(body),
      measures: new Set(body.match(/\d+(?:[.,]\d+)*\s?(?:%|mg\/dL|g\/dL|UI?\/L|mEq\/L|fL|ng\/mL|°C|kg)/g)),
      ecg: question.body.figures.flatMap(({drawing}) => rhythmOf(drawing))[0] ?? null,
      told: told[at] ?? new Map(),
      answered: answered[at] ?? new Map(),
    }
  })
}

const rhythmOf = (drawing: FigureDrawing): readonly string[] =>
  drawing.kind === 'ecg' ? [drawing.rhythm] : drawing.kind === 'ecg12' ? [drawing.diagnosis] : []

/** The key and the first paragraph of the comment. */
function answerOf(question: QuestionSource): string {
  const key = question.kind === 'choice' && question.key !== null ? letters.indexOf(question.key) : -1
  const choice = question.kind === 'choice' ? question.choices[key] : undefined
  return `${wordsOf(blocksOf(question.comment).slice(0, 1))} ${choice ?? ''}`
}

const daysOf = {anos: 365, meses: 30, semanas: 7, dias: 1}

function ageOf(body: string): number | null {
  const [, count, unit] = /(\d+) (anos|meses|semanas|dias)/.exec(body) ?? []
  return unit === 'anos' || unit === 'meses' || unit === 'semanas' || unit === 'dias'
    ? Number(count) * daysOf[unit]
    : null
}

const female = /(?<!\p{L})(?:mulher|menina|gestante|primigesta|secundigesta|multípara|puérpera|ela)(?!\p{L})/iu
const male = /(?<!\p{L})(?:homem|menino|rapaz|ele)(?!\p{L})/iu

/** The sex of the patient, when the body speaks of one only. */
function sexOf(body: string): Case['sex'] {
  if (female.test(body)) return male.test(body) ? null : 'f'
  return male.test(body) ? 'm' : null
}

/** How often each word stands in a text, by its first letters, so that "anemia" and "anêmico" are not two things. */
function stems(text: string): ReadonlyMap<string, number> {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}{4,}/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word.slice(0, 6), (counts.get(word.slice(0, 6)) ?? 0) + 1)
  return counts
}
