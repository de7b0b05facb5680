import {compileReferenceData} from './compileReferenceData.ts'
import {lessonFiles, printedFile, type MediaFile} from './lessonMedia.ts'
import {readPrintWords} from './printWords.ts'
import {readSources, sourceFiles} from './sources.ts'

/** The files that a pack's sources ask for, by the lesson or document they belong to. */
export type WantedMedia = {
  readonly items: readonly {readonly id: string; readonly files: readonly MediaFile[]}[]
  /** Lessons that cannot be drawn yet, with the reason. */
  readonly unfinished: readonly {readonly id: string; readonly reason: string}[]
}

/** Reads the sources of the pack and tells which files they ask for; nothing is drawn. */
export function wantedMedia(): WantedMedia {
  const files = sourceFiles()
  const sources = readSources(files)
  const words = readPrintWords()
  const course = sources.course?.title ?? ''
  const whyUnfinished = (file: string) => {
    if (/\bTODO\b/.test(files.find(({name}) => name === file)?.text ?? '')) return 'it still says TODO'
    const problem = sources.problems.find((one) => one.file === file)
    return problem === undefined ? null : `of line ${problem.line}: ${problem.reason}`
  }
  const unread = files.filter(
    ({name}) => name.startsWith('lessons/') && !sources.lessons.some(({file}) => file === name),
  )
  const lessons = sources.lessons.map((lesson) => ({lesson, reason: whyUnfinished(lesson.file)}))
  const documents = compileReferenceData(sources).documents.filter(({url}) => url !== undefined)
  const printed = documents.map(({id, url = '', title, subtitle = '', category, body, images}) => {
    const name = url.slice(1, -'.pdf'.length)
    return {
      id,
      files: [
        printedFile(
          {name, title, place: category ?? words.document, summary: subtitle, markdown: body, images},
          course,
          words,
        ),
      ],
    }
  })
  return {
    items: [
      ...printed,
      ...lessons.flatMap(({lesson, reason}) =>
        reason === null ? [{id: lesson.id, files: lessonFiles(lesson, course, words)}] : [],
      ),
    ],
    unfinished: [
      ...lessons.flatMap(({lesson, reason}) => (reason === null ? [] : [{id: lesson.id, reason}])),
      ...unread.map(({name}) => ({id: name, reason: whyUnfinished(name) ?? 'it cannot be read'})),
    ],
  }
}
