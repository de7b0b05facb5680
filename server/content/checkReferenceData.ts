import type {ImportList, ImportTemplate, ImportWriting} from './items.ts'

/** What a reference may point to. */
export interface Known {
  /** Phase numbers of a course; null when it is not known, 'broken' when it is in this import but not sound. */
  readonly phasesOf: (course: string) => readonly number[] | 'broken' | null
  readonly hasQuestion: (id: string) => boolean
  readonly hasFlashcard: (id: string) => boolean
}

/** What is wrong with a mock exam or a diagnostic beyond its shape. */
export function templateReasons(template: ImportTemplate, known: Known): readonly string[] {
  const asked = questionReasons(template.questions, known)
  if (template.kind === 'mockExam')
    return [...courseReasons(template.course, known), ...asked, ...windowReasons(template)]
  const {min, max} = template.estimatedMinutes
  return min <= max ? asked : [...asked, `It is estimated to take at least ${min} but at most ${max} minutes.`]
}

/** Questions that are not there, and those asked twice. */
export function questionReasons(questions: readonly string[], {hasQuestion}: Known): readonly string[] {
  const unknown = new Set(questions.filter((id) => !hasQuestion(id)))
  const repeated = new Set(questions.filter((id, at) => questions.indexOf(id) < at))
  return [
    ...[...unknown].map((id) => `The question "${id}" is neither in this import nor stored.`),
    ...[...repeated].map((id) => `The question "${id}" stands more than once in it.`),
  ]
}

function windowReasons(mock: ImportTemplate & {readonly kind: 'mockExam'}): readonly string[] {
  const {minutes, lastStartAfterHours, closesAfterHours, answersAfterHours, rankingAfterHours} = mock
  return [
    ...(lastStartAfterHours <= closesAfterHours ? [] : ['It may be started after it has closed.']),
    ...(minutes <= closesAfterHours * 60 ? [] : ['It closes before anybody could use all of its minutes.']),
    ...(answersAfterHours >= closesAfterHours ? [] : ['Its answers are shown before it closes.']),
    ...(rankingAfterHours >= closesAfterHours ? [] : ['Its ranking is made before it closes.']),
  ]
}

/** What is wrong with an article or a document beyond its shape and its text. */
export function writingReasons(writing: ImportWriting, known: Known): readonly string[] {
  const day = isDay(writing.date) ? [] : [`There is no day ${writing.date}.`]
  return writing.kind === 'article' ? day : [...day, ...belongingReasons(writing, known), ...libraryReasons(writing)]
}

/** A document of the library is opened as a PDF, below the heading of its category (spec 3§2.7). */
function libraryReasons({purpose, category, description, url}: ImportWriting & {readonly kind: 'document'}) {
  if (purpose !== 'library')
    return category === undefined && description === undefined
      ? []
      : ['Only a document of the library has a category and a description.']
  return [
    ...(category === undefined ? ['It belongs to the library but names no category.'] : []),
    ...(url === undefined ? ['It belongs to the library but has no PDF ("url").'] : []),
  ]
}

function belongingReasons(
  {purpose, course, phase}: ImportWriting & {readonly kind: 'document'},
  known: Known,
): readonly string[] {
  const isOfCourse = purpose === 'planner' || purpose === 'errata'
  if (course === undefined) {
    return isOfCourse
      ? ['It belongs to a course but names none.']
      : phase === undefined
        ? []
        : ['It names a phase but no course.']
  }
  if (!isOfCourse) return ['Only a planner and errata belong to a course.']
  const reasons = courseReasons(course, known)
  const phases = known.phasesOf(course)
  if (phase === undefined || phases === null || phases === 'broken' || phases.includes(phase)) return reasons
  return [...reasons, `The course "${course}" has no phase ${phase}.`]
}

function courseReasons(course: string, {phasesOf}: Known): readonly string[] {
  return phasesOf(course) === null ? [`The course "${course}" is neither in this import nor stored.`] : []
}

/** What is wrong with a list beyond its shape: the same thing twice in it, or, in the raffle's, something that is not there. */
export function listReasons(list: ImportList, known: Known): readonly string[] {
  if (list.kind === 'specialty') return []
  if (list.kind === 'raffle') return raffleReasons(list, known)
  const names =
    list.kind === 'reasonList' ? list.reasons.map(({id}) => id) : list.medicalSchools.map(({shortName}) => shortName)
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) < at))
  return [...repeated].map((name) => `"${name}" stands more than once in it.`)
}

function raffleReasons(
  {id, items}: ImportList & {readonly kind: 'raffle'},
  {hasQuestion, hasFlashcard}: Known,
): readonly string[] {
  const [what, has] =
    id === 'flashcards' ? (['flashcard', hasFlashcard] as const) : (['question', hasQuestion] as const)
  const unknown = new Set(items.filter((item) => !has(item)))
  return [...unknown].map((item) => `The ${what} "${item}" is neither in this import nor stored.`)
}

function isDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
