import {compileReferenceData} from './compileReferenceData.ts'
import {compileLesson, compileMaterials} from './compileLesson.ts'
import {compileQuestion} from './compileQuestion.ts'
import {packId} from './packIds.ts'
import type {CourseSource, ExamSource, Sources} from './sourceTypes.ts'

/** The pack that sources make, as `server/content/pack.schema.ts` describes it; the same sources give the same pack. */
export function compilePack(sources: Sources) {
  const {course, lessons, questions, exams} = sources
  const shares = relevances(lessons, questions)
  const places = plusPlaces(sources)
  const materials = lessons.map(compileMaterials)
  return {
    format: 'aristo-pack/1',
    pack: {id: 'aristo', title: 'Pacote Aristo', licence: 'CC BY 4.0', authors: ['Equipe Aristo']},
    courses: course === null ? [] : [compileCourse(course)],
    lessons: lessons.map((lesson) => compileLesson(lesson, course?.id ?? '', shares.get(lesson.id) ?? 0)),
    questions: questions.map(compileQuestion),
    exams: exams.map(compileExam),
    videos: materials.map(({video}, at) => ({...video, ...places.get(lessons[at]?.id ?? '')})),
    texts: materials.map(({text}) => text),
    mindmaps: materials.map(({mindmap}) => mindmap),
    flashcards: materials.flatMap(({flashcards}) => flashcards),
    ...compileReferenceData(sources),
  }
}

/** The place of each lesson's film in the supplementary content, by the lesson. */
function plusPlaces({plusPlaylists}: Sources) {
  return new Map(
    plusPlaylists.flatMap(({category, playlist, videos}) =>
      videos.map(({lesson, date}, order) => [lesson, {plus: {category, playlist, date, order}}] as const),
    ),
  )
}

/** The share of each lesson in the questions of the bank, those left out that mock exams or the diagnostic keep, 0 to 1, with four decimals. */
function relevances(lessons: Sources['lessons'], questions: Sources['questions']): ReadonlyMap<string, number> {
  const bank = questions.filter(({reservedFor}) => reservedFor === null)
  const countOf = (id: string) => bank.filter(({lesson}) => lesson === id).length
  return new Map(lessons.map(({id}) => [id, Math.round((countOf(id) / Math.max(1, bank.length)) * 10_000) / 10_000]))
}

function compileCourse({file: _file, line: _line, weekGoals, ...course}: CourseSource) {
  const goal = ([min, max]: readonly [number, number]) => ({min, max})
  return {
    ...course,
    weekGoals: {
      theoreticalStudy: goal(weekGoals.theoreticalStudy),
      theoreticalReview: goal(weekGoals.theoreticalReview),
      smartReview: goal(weekGoals.smartReview),
      exam: goal(weekGoals.exam),
    },
  }
}

function compileExam({id, title, institution, uf, year, questions}: ExamSource) {
  return {id: packId(id), title, institution, uf, year, examType: 'R1', questions: questions.map(packId)}
}
