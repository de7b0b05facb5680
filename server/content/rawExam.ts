import * as v from 'valibot'
import type {ImportProblem} from './importReport.ts'
import {type FileReading, type ImportQuestion, type Sourced, joined, nothingRead} from './items.ts'
import type {PackExam} from './pack.schema.ts'
import {areas, federationUnits} from './packParts.schema.ts'
import {shapeProblems} from './shape.ts'
import {slug} from './slug.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

const headSchema = v.strictObject({
  title: text(160),
  institution: text(160),
  uf: v.nullable(v.picklist(federationUnits)),
  year: v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2100)),
  edition: v.nullable(text(20)),
  examType: text(40),
})

const questionSchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  body: text(20_000),
  choices: v.pipe(v.array(text(2_000)), v.minLength(4), v.maxLength(5)),
  correct: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  annulled: v.boolean(),
  area: v.nullable(v.picklist(areas)),
  specialty: v.nullable(text(120)),
})

const frameSchema = v.strictObject({exam: headSchema, questions: v.pipe(v.array(v.unknown()), v.minLength(1))})

type Head = v.InferOutput<typeof headSchema>
type RawQuestion = v.InferOutput<typeof questionSchema>

/** A raw exam file is a list of exams; a pack is an object. */
export function isRawExamFile(json: unknown): json is readonly unknown[] {
  return Array.isArray(json)
}

/** Official exams as published, without ids: a list of an exam's head and its numbered questions, in plain text. */
export function readRawExams(file: string, exams: readonly unknown[]): FileReading {
  if (exams.length === 0) return {...nothingRead, problems: [{file, item: 'file', reason: 'It holds no exam.'}]}
  return joined(exams.map((exam, index) => readRawExam(file, exam, index)))
}

function readRawExam(file: string, json: unknown, index: number): FileReading {
  const frame = v.safeParse(frameSchema, json)
  if (!frame.success) return {...nothingRead, problems: shapeProblems(file, `exam[${index}]`, frame.issues)}
  const {exam} = frame.output
  const questions: Sourced<ImportQuestion>[] = []
  const problems: ImportProblem[] = []
  for (const [at, item] of frame.output.questions.entries()) {
    const result = v.safeParse(questionSchema, item)
    if (result.success) questions.push({file, value: questionOf(exam, result.output)})
    else problems.push(...shapeProblems(file, itemName(exam, item, at), result.issues))
  }
  questions.sort((a, b) => (a.value.examOrder ?? 0) - (b.value.examOrder ?? 0))
  return {
    ...nothingRead,
    warnings: gapWarnings(file, exam, questions),
    questions,
    exams: questions.length > 0 ? [{file, value: examOf(exam, questions)}] : [],
    problems,
  }
}

/** A paper whose file leaves questions out counts otherwise on the screen, where the first question is number 1. */
function gapWarnings(file: string, exam: Head, questions: readonly Sourced<ImportQuestion>[]): ImportProblem[] {
  const numbers = new Set(questions.map(({value}) => value.examOrder))
  const last = questions.at(-1)?.value.examOrder ?? 0
  const missing = Array.from({length: last}, (_each, index) => index + 1).filter((number) => !numbers.has(number))
  if (missing.length === 0) return []
  const named =
    missing.length > 20 ? `${missing.slice(0, 20).join(', ')} and ${missing.length - 20} more` : missing.join(', ')
  const reason = `Not in the file: ${named}. The numbers on the screen are therefore not those of the paper.`
  return [{file, item: rawExamId(exam), reason}]
}

/**
 * The id of an exam, made of what never changes about it: institution, year and edition. `INEP - Revalida`, 2022,
 * edition 1 gives `inep-revalida/2022-1`; its question 2 is `inep-revalida/2022-1/2`.
 */
export function rawExamId({institution, year, edition}: Pick<Head, 'institution' | 'year' | 'edition'>): string {
  return `${slug(institution)}/${edition === null ? year : `${year}-${slug(edition)}`}`
}

function questionOf(exam: Head, question: RawQuestion): ImportQuestion {
  const {number, body, choices, correct, annulled, area, specialty} = question
  return {
    kind: 'choice',
    id: `${rawExamId(exam)}/${number}`,
    body,
    choices,
    correct,
    annulled,
    institution: exam.institution,
    year: exam.year,
    examType: exam.examType,
    images: [],
    examOrder: number,
    writtenIn: 'plain text',
    ...(exam.uf === null ? {} : {uf: exam.uf}),
    ...(area === null ? {} : {area}),
    ...(specialty === null ? {} : {classification: [specialty]}),
  }
}

function examOf(exam: Head, questions: readonly Sourced<ImportQuestion>[]): PackExam {
  const {title, institution, year, examType, uf, edition} = exam
  return {
    id: rawExamId(exam),
    title,
    institution,
    year,
    examType,
    questions: questions.map(({value}) => value.id),
    ...(uf === null ? {} : {uf}),
    ...(edition === null ? {} : {edition}),
  }
}

function itemName(exam: Head, item: unknown, at: number): string {
  const result = v.safeParse(v.object({number: v.number()}), item)
  return result.success ? `${rawExamId(exam)}/${result.output.number}` : `${rawExamId(exam)}: questions[${at}]`
}
