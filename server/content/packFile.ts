import * as v from 'valibot'
import type {ImportProblem} from './importReport.ts'
import {type FileReading, type ImportMaterial, type Sourced, joined, nothingRead} from './items.ts'
import {federationUnitSchema, raffleSchema, reasonListSchema, specialtySchema} from './lists.schema.ts'
import {flashcardSchema, mindmapSchema, textSchema, videoSchema} from './material.schema.ts'
import {courseSchema, examSchema, lessonSchema, packFrameSchema, questionSchema} from './pack.schema.ts'
import {isRawExamFile, readRawExams} from './rawExam.ts'
import {shapeProblems} from './shape.ts'
import {diagnosticSchema, mockExamSchema} from './templates.schema.ts'
import {articleSchema, documentSchema} from './writings.schema.ts'

/** Reads a pack file or a raw exam file; every item that is not sound becomes a problem of its own. */
export function readJsonFile(file: string, text: string): FileReading {
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
  return joined([
    readStudy(file, frame.output),
    readMaterials(file, frame.output),
    readReferenceData(file, frame.output),
  ])
}

type Frame = v.InferOutput<typeof packFrameSchema>

/** Courses, lessons, questions and exams. */
function readStudy(file: string, frame: Frame): FileReading {
  const courses = readItems(file, 'courses', courseSchema, frame.courses)
  const lessons = readItems(file, 'lessons', lessonSchema, frame.lessons)
  const questions = readItems(file, 'questions', questionSchema, frame.questions)
  const exams = readItems(file, 'exams', examSchema, frame.exams)
  return {
    ...nothingRead,
    courses: courses.sound,
    lessons: lessons.sound,
    questions: questions.sound.map(({value}) => ({file, value: {...value, examOrder: null, writtenIn: 'markdown'}})),
    exams: exams.sound,
    ...told([courses, lessons, questions, exams]),
  }
}

function readMaterials(file: string, frame: Frame): FileReading {
  const videos = readItems(file, 'videos', videoSchema, frame.videos)
  const texts = readItems(file, 'texts', textSchema, frame.texts)
  const mindmaps = readItems(file, 'mindmaps', mindmapSchema, frame.mindmaps)
  const flashcards = readItems(file, 'flashcards', flashcardSchema, frame.flashcards)
  return {
    ...nothingRead,
    materials: [
      ...placed(videos.sound, 'video'),
      ...placed(texts.sound, 'text'),
      ...placed(mindmaps.sound, 'mindmap'),
      ...placed(flashcards.sound, 'flashcard'),
    ],
    ...told([videos, texts, mindmaps, flashcards]),
  }
}

/** Reference data of questions and lessons: templates, writings and lists. */
function readReferenceData(file: string, frame: Frame): FileReading {
  const mockExams = readItems(file, 'mockExams', mockExamSchema, frame.mockExams)
  const diagnostics = readItems(file, 'diagnostics', diagnosticSchema, frame.diagnostics)
  const articles = readItems(file, 'articles', articleSchema, frame.articles)
  const documents = readItems(file, 'documents', documentSchema, frame.documents)
  const reasonLists = readItems(file, 'reasonLists', reasonListSchema, frame.reasonLists)
  const units = readItems(file, 'federationUnits', federationUnitSchema, frame.federationUnits)
  const specialties = readItems(file, 'specialties', specialtySchema, frame.specialties)
  const raffles = readItems(file, 'raffles', raffleSchema, frame.raffles)
  return {
    ...nothingRead,
    templates: [...ofKind(mockExams.sound, 'mockExam'), ...ofKind(diagnostics.sound, 'diagnostic')],
    writings: [...ofKind(articles.sound, 'article'), ...ofKind(documents.sound, 'document')],
    lists: [
      ...ofKind(reasonLists.sound, 'reasonList'),
      ...ofKind(units.sound, 'federationUnit'),
      ...ofKind(specialties.sound, 'specialty'),
      ...ofKind(raffles.sound, 'raffle'),
    ],
    ...told([mockExams, diagnostics, articles, documents, reasonLists, units, specialties, raffles]),
  }
}

const ofKind = <K extends string, T>(items: readonly Sourced<T>[], kind: K): readonly Sourced<T & {kind: K}>[] =>
  items.map(({file, value}) => ({file, value: {...value, kind}}))

const told = (lists: readonly Pick<ItemsReading<unknown>, 'problems' | 'brokenIds'>[]) => ({
  problems: lists.flatMap(({problems}) => problems),
  brokenIds: lists.flatMap(({brokenIds}) => brokenIds),
})

/** Counts the items of each lesson in the order of the file. */
export function placed<K extends ImportMaterial['kind'], T extends {readonly lesson?: string | undefined}>(
  items: readonly Sourced<T>[],
  kind: K,
): readonly Sourced<T & {kind: K; position: number}>[] {
  const counts = new Map<string | undefined, number>()
  return items.map(({file, value}) => {
    const position = counts.get(value.lesson) ?? 0
    counts.set(value.lesson, position + 1)
    return {file, value: {...value, kind, position}}
  })
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
