import type {Transaction} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {ItemKind} from './importReport.ts'
import type {LessonTable} from './tables.ts'

/** What an import must know of the content that is stored already. */
export interface Stored {
  /** Content hash by id. */
  readonly hashes: Readonly<Record<ItemKind, ReadonlyMap<string, string>>>
  readonly lessons: readonly Pick<LessonTable, 'id' | 'course_id' | 'area' | 'phase'>[]
  /** Phase numbers by course. */
  readonly coursePhases: ReadonlyMap<string, readonly number[]>
}

const none: ReadonlyMap<string, string> = new Map()

/** A database without content. */
export const nothingStored: Stored = {
  hashes: {
    course: none,
    lesson: none,
    question: none,
    exam: none,
    video: none,
    text: none,
    mindmap: none,
    flashcard: none,
    mockExam: none,
    diagnostic: none,
    article: none,
    document: none,
    reasonList: none,
    federationUnit: none,
    specialty: none,
    raffle: none,
  },
  lessons: [],
  coursePhases: new Map(),
}

/** Reads ids and hashes; a few dozen bytes for each item, so the whole store is read at once. */
export async function readStored(trx: Transaction<Tables>): Promise<Stored> {
  const courses = await trx.selectFrom('course').select(['id', 'content_hash']).execute()
  const phases = await trx.selectFrom('course_phase').select(['course_id', 'phase']).execute()
  const lessonColumns = ['id', 'content_hash', 'course_id', 'area', 'phase'] as const
  const lessons = await trx.selectFrom('lesson').select(lessonColumns).execute()
  const questions = await trx.selectFrom('question').select(['id', 'content_hash']).execute()
  const exams = await trx.selectFrom('exam').select(['id', 'content_hash']).execute()
  return {
    hashes: {
      course: hashesOf(courses),
      lesson: hashesOf(lessons),
      question: hashesOf(questions),
      exam: hashesOf(exams),
      video: hashesOf(await trx.selectFrom('video').select(['id', 'content_hash']).execute()),
      text: hashesOf(await trx.selectFrom('study_text').select(['id', 'content_hash']).execute()),
      mindmap: hashesOf(await trx.selectFrom('mindmap').select(['id', 'content_hash']).execute()),
      flashcard: hashesOf(await trx.selectFrom('flashcard').select(['id', 'content_hash']).execute()),
      ...(await referenceDataHashes(trx)),
    },
    lessons,
    coursePhases: new Map(
      courses.map(({id}) => [id, phases.filter((phase) => phase.course_id === id).map(({phase}) => phase)]),
    ),
  }
}

async function referenceDataHashes(trx: Transaction<Tables>) {
  const of = async (
    table:
      | 'mock_exam'
      | 'diagnostic_template'
      | 'article'
      | 'document'
      | 'reason_list'
      | 'federation_unit'
      | 'specialty'
      | 'raffle_list',
  ) => hashesOf(await trx.selectFrom(table).select(['id', 'content_hash']).execute())
  return {
    mockExam: await of('mock_exam'),
    diagnostic: await of('diagnostic_template'),
    article: await of('article'),
    document: await of('document'),
    reasonList: await of('reason_list'),
    federationUnit: await of('federation_unit'),
    specialty: await of('specialty'),
    raffle: await of('raffle_list'),
  }
}

function hashesOf(rows: readonly {id: string; content_hash: string}[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.id, row.content_hash]))
}
