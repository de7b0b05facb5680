import * as v from 'valibot'
import type {ImportProblem} from './importReport.ts'
import {type FileReading, type Sourced, nothingRead} from './items.ts'
import {courseSchema, examSchema, lessonSchema, packFrameSchema, questionSchema} from './pack.schema.ts'
import {isRawExamFile, readRawExams} from './rawExam.ts'
import {shapeProblems} from './shape.ts'

/** Reads a pack file or a raw exam file; every item that is not sound becomes a problem of its own. */
export function readContentFile(file: string, text: string): FileReading {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {...nothingRead, problems: [{file, item: 'file', reason: `It is not JSON: ${why}.`}]}
  }
  return isRawExamFile(json) ? readRawExams(file, json) : readPack(file, json)
}

function readPack(file: string, json: unknown): FileReading {
  const frame = v.safeParse(packFrameSchema, json)
  if (!frame.success) return {...nothingRead, problems: shapeProblems(file, 'file', frame.issues)}
  const {courses, lessons, questions, exams} = frame.output
  const list = {
    courses: readItems(file, 'courses', courseSchema, courses),
    lessons: readItems(file, 'lessons', lessonSchema, lessons),
    questions: readItems(file, 'questions', questionSchema, questions),
    exams: readItems(file, 'exams', examSchema, exams),
  }
  const all = [list.courses, list.lessons, list.questions, list.exams]
  return {
    courses: list.courses.sound,
    lessons: list.lessons.sound,
    questions: list.questions.sound.map(({value}) => ({
      file,
      value: {...value, examOrder: null, writtenIn: 'markdown'},
    })),
    exams: list.exams.sound,
    problems: all.flatMap(({problems}) => problems),
    brokenIds: all.flatMap(({brokenIds}) => brokenIds),
  }
}

interface ItemsReading<T> {
  readonly sound: readonly Sourced<T>[]
  readonly problems: readonly ImportProblem[]
  readonly brokenIds: readonly string[]
}

function readItems<S extends v.GenericSchema>(
  file: string,
  list: string,
  schema: S,
  items: readonly unknown[],
): ItemsReading<v.InferOutput<S>> {
  const sound: Sourced<v.InferOutput<S>>[] = []
  const problems: ImportProblem[] = []
  const brokenIds: string[] = []
  for (const [index, item] of items.entries()) {
    const result = v.safeParse(schema, item)
    if (result.success) {
      sound.push({file, value: result.output})
      continue
    }
    const id = idOf(item)
    if (id !== null) brokenIds.push(id)
    problems.push(...shapeProblems(file, id ?? `${list}[${index}]`, result.issues))
  }
  return {sound, problems, brokenIds}
}

function idOf(item: unknown): string | null {
  const result = v.safeParse(v.object({id: v.pipe(v.string(), v.minLength(1))}), item)
  return result.success ? result.output.id : null
}
