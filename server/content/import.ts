import {createHash} from 'node:crypto'
import {type Kysely, type Transaction, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import {checkItems} from './check.ts'
import {type ImportReport, type ItemChange, countOf} from './importReport.ts'
import {type Items, joined} from './items.ts'
import {markdownVersion} from './markdown.ts'
import type {ContentFile, Place} from './contentFile.ts'
import {type MaterialPreparation, prepareMaterial} from './materialText.ts'
import {type Preparation, prepareQuestion} from './questionText.ts'
import {
  type Write,
  dropOldPhases,
  followLessons,
  storeCourses,
  storeExams,
  storeLessons,
  storeQuestions,
} from './store.ts'
import {type Stored, readStored} from './stored.ts'
import {refreshQuestionIndex} from './questionIndex.ts'
import {readContentFile} from './readContentFile.ts'
import {storeMaterials} from './storeMaterials.ts'
import {storeTemplates} from './storeTemplates.ts'
import {storeLists, storeWritings} from './storeWritings.ts'
import {prepareWriting, type WritingPreparation} from './writingText.ts'

export interface ImportOptions {
  /** Checks everything and says what would change, but writes nothing. */
  readonly dryRun?: boolean
  /** Where items go whose format knows no lessons (GIFT, Anki). */
  readonly place?: Place
  /** What else changes with the content, in the same transaction; not when nothing is written. */
  readonly followUp?: (trx: Transaction<Tables>) => Promise<void>
}

/** Any fixed number: imports of several processes wait for each other on it. */
const importLock = 7_310_001

/**
 * Imports packs, raw exam files, GIFT files and Anki decks in one transaction, all or nothing: with a single problem nothing is written,
 * and the report names every problem of every file. Repeatable: what did not change is left alone, a course keeps the
 * start its first import gave it, items that are gone from the files stay, and nothing a student did is touched.
 */
export async function importFiles(
  db: Kysely<Tables>,
  files: readonly ContentFile[],
  now: Date,
  {dryRun = false, place = {}, followUp}: ImportOptions = {},
): Promise<ImportReport> {
  const reading = joined(await Promise.all(files.map((file) => readContentFile(file, place))))
  const prepared = {
    questions: reading.questions.map(prepareQuestion),
    materials: reading.materials.map(prepareMaterial),
    writings: reading.writings.map(prepareWriting),
  }
  const preparations = [...prepared.questions, ...prepared.materials, ...prepared.writings]
  const warnings = [...reading.warnings, ...preparations.flatMap((preparation) => preparation.warnings)]
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${importLock}::bigint)`.execute(trx)
    const stored = await readStored(trx)
    const problems = [
      ...reading.problems,
      ...checkItems(reading, stored),
      ...preparations.flatMap((preparation) => preparation.problems),
    ]
    if (problems.length > 0) return {ok: false, dryRun, problems, warnings, items: []}
    const plan = planOf(reading, prepared, stored)
    const report: ImportReport = {ok: true, dryRun, problems, warnings, items: plan.items}
    if (!dryRun) {
      await carryOut(trx, plan, now, files, report)
      await followUp?.(trx)
    }
    return report
  })
}

type Plan = ReturnType<typeof planOf>

interface Prepared {
  readonly questions: readonly Preparation[]
  readonly materials: readonly MaterialPreparation[]
  readonly writings: readonly WritingPreparation[]
}

type Named<T> = Write<T> & Pick<ItemChange, 'kind' | 'id'>

function planOf(reading: Items, prepared: Prepared, {hashes}: Stored) {
  const items: ItemChange[] = []
  const toWrite = <T>(writes: readonly Named<T>[]): readonly Write<T>[] =>
    writes.filter(({kind, id, hash}) => {
      const known = hashes[kind].get(id)
      const change = known === undefined ? 'added' : known === hash ? 'unchanged' : 'changed'
      items.push({kind, id, change})
      return change !== 'unchanged'
    })
  return {
    items,
    // The start counts for the first import only, so that another figure in the file is no change.
    courses: toWrite(
      reading.courses.map(({value}) => named('course', value.id, value, {...value, startedDaysBeforeImport: 0})),
    ),
    lessons: toWrite(reading.lessons.map(({value}) => named('lesson', value.id, value, value))),
    questions: toWrite(prepared.questions.map(({prepared: value}) => parsed('question', value.question, value))),
    exams: toWrite(reading.exams.map(({value}) => named('exam', value.id, value, value))),
    materials: toWrite(
      prepared.materials.map(({prepared: value}) => parsed(value.material.kind, value.material, value)),
    ),
    templates: toWrite(reading.templates.map(({value}) => named(value.kind, value.id, value, value))),
    writings: toWrite(prepared.writings.map(({prepared: value}) => parsed(value.writing.kind, value.writing, value))),
    lists: toWrite(reading.lists.map(({value}) => named(value.kind, value.id, value, value))),
  }
}

/** An item to write, known by the hash of what its file says. */
function named<T>(kind: ItemChange['kind'], id: string, value: T, said: unknown): Named<T> {
  return {kind, id, value, hash: hashOf(said)}
}

/** An item whose Markdown was parsed: it changes too when the parsing does. */
function parsed<T>(kind: ItemChange['kind'], said: {readonly id: string}, value: T): Named<T> {
  return named(kind, said.id, value, [markdownVersion, said])
}

/** Items come from the schema, which fixes the order of their keys. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

async function carryOut(
  trx: Transaction<Tables>,
  {courses, lessons, questions, exams, materials, templates, writings, lists}: Plan,
  now: Date,
  files: readonly ContentFile[],
  report: ImportReport,
): Promise<void> {
  await storeCourses(trx, courses, now)
  await storeLessons(trx, lessons)
  await dropOldPhases(trx, courses)
  await storeQuestions(trx, questions, now)
  await storeMaterials(trx, materials, now)
  await followLessons(trx)
  await refreshQuestionIndex(trx)
  await storeExams(trx, exams)
  await storeTemplates(trx, templates)
  await storeWritings(trx, writings)
  await storeLists(trx, lists)
  await trx
    .insertInto('content_import')
    .values({
      at: now,
      files: JSON.stringify(files.map(({name}) => name)),
      added: countOf(report, 'added'),
      changed: countOf(report, 'changed'),
      unchanged: countOf(report, 'unchanged'),
    })
    .execute()
}
