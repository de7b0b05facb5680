import {type Known, listReasons, questionReasons, templateReasons, writingReasons} from './checkReferenceData.ts'
import {type ImportProblem, type ItemKind, itemKinds, nameOf} from './importReport.ts'
import type {FileReading, ImportMaterial, ImportQuestion, Sourced} from './items.ts'
import type {PackCourse, PackExam, PackLesson} from './pack.schema.ts'
import type {Stored} from './stored.ts'

/** Everything that references of an import may point to: what it brings itself and what is stored already. */
interface World {
  readonly reading: FileReading
  readonly stored: Stored
  readonly broken: ReadonlySet<string>
  readonly courses: ReadonlyMap<string, PackCourse>
  readonly lessons: ReadonlyMap<string, PackLesson>
  readonly questions: ReadonlySet<string>
  readonly flashcards: ReadonlySet<string>
}

/** Problems between items: twice the same id, references to nothing, keys outside the choices. */
export function checkItems(reading: FileReading, stored: Stored): readonly ImportProblem[] {
  const world: World = {
    reading,
    stored,
    broken: new Set(reading.brokenIds),
    courses: new Map(reading.courses.map(({value}) => [value.id, value])),
    lessons: new Map(reading.lessons.map(({value}) => [value.id, value])),
    questions: new Set(reading.questions.map(({value}) => value.id)),
    flashcards: new Set(reading.materials.flatMap(({value}) => (value.kind === 'flashcard' ? [value.id] : []))),
  }
  const ofKinds = [...reading.materials, ...reading.templates, ...reading.writings, ...reading.lists]
  const known = knownOf(world)
  return [
    ...duplicates('course', reading.courses),
    ...duplicates('lesson', reading.lessons),
    ...duplicates('question', reading.questions),
    ...duplicates('exam', reading.exams),
    ...itemKinds.flatMap((kind) =>
      duplicates(
        kind,
        ofKinds.filter(({value}) => value.kind === kind),
      ),
    ),
    ...problemsOf(reading.courses, (course) => courseReasons(course, world)),
    ...problemsOf(reading.lessons, (lesson) => lessonReasons(lesson, world)),
    ...problemsOf(reading.questions, (question) => [...keyReasons(question), ...placeReasons(question, world)]),
    ...problemsOf(reading.exams, (exam) => examReasons(exam, world)),
    ...problemsOf(reading.materials, (material) => materialReasons(material, world)),
    ...problemsOf(reading.templates, (template) => templateReasons(template, known)),
    ...problemsOf(reading.writings, (writing) => writingReasons(writing, known)),
    ...problemsOf(reading.lists, (list) => listReasons(list, known)),
  ]
}

function knownOf({courses, questions, flashcards, stored, broken}: World): Known {
  return {
    phasesOf: (course) =>
      courses.get(course)?.phases.map(({phase}) => phase) ??
      stored.coursePhases.get(course) ??
      (broken.has(course) ? 'broken' : null),
    hasFlashcard: (id) => flashcards.has(id) || stored.hashes.flashcard.has(id) || broken.has(id),
    hasQuestion: (id) => questions.has(id) || stored.hashes.question.has(id) || broken.has(id),
  }
}

function problemsOf<T extends {readonly id: string}>(
  items: readonly Sourced<T>[],
  reasonsOf: (item: T) => readonly string[],
): readonly ImportProblem[] {
  return items.flatMap(({file, value}) => reasonsOf(value).map((reason) => ({file, item: value.id, reason})))
}

function duplicates(kind: ItemKind, items: readonly Sourced<{readonly id: string}>[]): readonly ImportProblem[] {
  const first = new Map<string, string>()
  const problems: ImportProblem[] = []
  for (const {file, value} of items) {
    const earlier = first.get(value.id)
    if (earlier === undefined) first.set(value.id, file)
    else
      problems.push({
        file,
        item: value.id,
        reason: `Another ${nameOf(kind)} of this import has the same id, in ${earlier}.`,
      })
  }
  return problems
}

function courseReasons(course: PackCourse, {stored, lessons}: World): readonly string[] {
  const phases = new Set(course.phases.map(({phase}) => phase))
  const repeated = phases.size === course.phases.length ? [] : ['It lists the same phase twice.']
  const orphans = stored.lessons.filter(
    (lesson) => lesson.course_id === course.id && !lessons.has(lesson.id) && !phases.has(lesson.phase),
  )
  return [
    ...repeated,
    ...orphans.map(({id, phase}) => `It has no phase ${phase} any more, but the stored lesson "${id}" stands in it.`),
  ]
}

function lessonReasons({course, phase}: PackLesson, {courses, stored, broken}: World): readonly string[] {
  const phases = courses.get(course)?.phases.map((entry) => entry.phase) ?? stored.coursePhases.get(course)
  if (phases === undefined) {
    return broken.has(course) ? [] : [`The course "${course}" is neither in this import nor stored.`]
  }
  return phases.includes(phase) ? [] : [`The course "${course}" has no phase ${phase}.`]
}

function keyReasons(question: ImportQuestion): readonly string[] {
  if (question.kind === 'essay') return []
  const {correct, annulled, choices} = question
  if (correct === null) {
    return annulled ? [] : ['It has neither a key ("correct" is null) nor is it marked as annulled.']
  }
  if (correct < choices.length) return []
  return [`The key is choice ${correct}, but there are only the choices 0 to ${choices.length - 1}.`]
}

function materialReasons(material: ImportMaterial, world: World): readonly string[] {
  if (material.kind === 'flashcard') return placeReasons(material, world)
  const languages = material.kind === 'video' ? material.captions.map(({lang}) => lang) : []
  const repeated = new Set(languages.filter((lang, at) => languages.indexOf(lang) < at))
  return [
    ...placeReasons({lesson: material.lesson}, world),
    ...[...repeated].map((lang) => `It has more than one caption file in "${lang}".`),
  ]
}

type Place = {readonly lesson?: string | undefined; readonly area?: string | undefined}

function placeReasons({lesson, area}: Place, {lessons, stored, broken}: World): readonly string[] {
  if (lesson === undefined) return []
  const lessonArea = lessons.get(lesson)?.area ?? stored.lessons.find(({id}) => id === lesson)?.area
  if (lessonArea === undefined) {
    return broken.has(lesson) ? [] : [`The lesson "${lesson}" is neither in this import nor stored.`]
  }
  return area === undefined || area === lessonArea
    ? []
    : [`Its area is ${area}, but that of its lesson "${lesson}" is ${lessonArea}.`]
}

function examReasons(exam: PackExam, world: World): readonly string[] {
  const {reading} = world
  // Two questions of one number in a raw exam are told once, as the same id.
  const twice = exam.questions.filter((id) => reading.questions.filter(({value}) => value.id === id).length > 1)
  return questionReasons(
    exam.questions.filter((id, at) => !twice.includes(id) || exam.questions.indexOf(id) === at),
    knownOf(world),
  )
}
