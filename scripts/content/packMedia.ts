import {lessonFiles, type MediaFile} from './lessonMedia.ts'
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
  const whyUnfinished = ({file, text, mindmap, slides}: (typeof sources.lessons)[number]) => {
    if (/\bTODO\b/.test(files.find(({name}) => name === file)?.text ?? '')) return 'it still says TODO'
    return text.markdown === '' || mindmap.length === 0 || slides.length === 0 ? 'its text, mind map or video is empty' : null
  }
  const unread = files.filter(({name}) => name.startsWith('lessons/') && !sources.lessons.some(({file}) => file === name))
  const lessons = sources.lessons.map((lesson) => ({lesson, reason: whyUnfinished(lesson)}))
  return {
    items: lessons.flatMap(({lesson, reason}) => (reason === null ? [{id: lesson.id, files: lessonFiles(lesson, course, words)}] : [])),
    unfinished: [
      ...lessons.flatMap(({lesson, reason}) => (reason === null ? [] : [{id: lesson.id, reason}])),
      ...unread.map(({name}) => ({id: name, reason: 'it cannot be read: npm run content:check says why'})),
    ],
  }
}
