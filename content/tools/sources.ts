import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {TextFile} from '../../server/content/contentFile.ts'
import {root} from '../../scripts/lib/run.ts'
import {readReferenceData} from './referenceDataSources.ts'
import {readCourse, readExams} from './courseSource.ts'
import {readLesson} from './lessonSource.ts'
import {readQuestions} from './questionSource.ts'
import {readAddresses, withLinkedReferences, withLinkedSource} from './sourceAddresses.ts'
import type {SourceProblem, Sources} from './sourceTypes.ts'

/** The folder of the pack. */
export const packFolder = join(root, 'content', 'aristo')

/** The text files of a pack's folder, named relative to it, in the order of their names. */
export function sourceFiles(folder: string = packFolder): readonly TextFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .toSorted()
    .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')}))
}

/** Reads the sources of a pack; what is not sound is left out of them and told in `problems`, all of it at once. */
export function readSources(files: readonly TextFile[]): Sources {
  const problems: SourceProblem[] = []
  const reportIn = (file: string) => (line: number, item: string, reason: string) => {
    problems.push({file, line, item, reason})
  }
  const below = (folder: string) => files.filter(({name}) => name.startsWith(`${folder}/`))
  const textOf = (name: string) => {
    const file = files.find((one) => one.name === name)
    if (file === undefined) problems.push({file: name, line: 1, item: 'file', reason: 'The file is missing.'})
    return file?.text
  }
  const addressFile = 'referencias.yaml'
  const addresses = readAddresses(
    addressFile,
    files.find(({name}) => name === addressFile)?.text,
    reportIn(addressFile),
  )
  const course = textOf('course.yaml')
  const exams = textOf('exams.yaml')
  return {
    course: course === undefined ? null : readCourse('course.yaml', course, reportIn('course.yaml')),
    lessons: below('lessons')
      .flatMap(({name, text}) => readLesson(name, text, reportIn(name)) ?? [])
      .map((lesson) => withLinkedReferences(lesson, addresses)),
    questions: below('questions')
      .flatMap(({name, text}) => readQuestions(name, text, reportIn(name)))
      .map((question) => withLinkedSource(question, addresses)),
    ...(exams === undefined
      ? {exams: [], mocks: [], diagnostic: null}
      : readExams('exams.yaml', exams, reportIn('exams.yaml'))),
    ...readReferenceData(files, reportIn),
    addresses,
    problems,
  }
}
