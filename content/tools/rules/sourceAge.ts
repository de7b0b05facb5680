import {plainText} from '../markdownTree.ts'
import type {Place, SourceText, Sources} from '../sourceTypes.ts'
import {blocksOf} from '../words.ts'
import {newestYear} from './dates.ts'
import type {Rule} from './rule.ts'

/** Guidelines are looked at again when they are older than this. */
export const oldAfterYears = 5

/** A source that an item follows. */
export interface Reference extends Place {
  readonly item: string
  readonly text: string
  readonly year: number
  /** The day of the item's history on which it was last looked at. */
  readonly reviewed: string
}

/** How many sources of lessons and questions are old; `npm run content:check -- --references` lists them. */
export const sourceAge: Rule = {
  name: 'age of sources',
  scope: 'pack',
  check({sources}) {
    const all = referencesOf(sources)
    const old = oldOf(all)
    return {
      figures: [
        ['sources named', String(all.length), ''],
        [`sources older than ${oldAfterYears} years`, String(old.length), 'to be told'],
      ],
      problems: [],
    }
  },
}

/** The sources older than five years on the last day of the pack's history, the oldest first. */
export const oldReferences = (sources: Sources): readonly Reference[] => oldOf(referencesOf(sources))

function oldOf(all: readonly Reference[]): readonly Reference[] {
  const today = all.reduce((last, {reviewed}) => (reviewed > last ? reviewed : last), '')
  return all
    .filter(({year}) => year < Number(today.slice(0, 4)) - oldAfterYears)
    .toSorted((one, two) => one.year - two.year || one.item.localeCompare(two.item))
}

/** The sources that lessons and questions name, each with the item that names it. */
export function referencesOf({lessons, questions}: Sources): readonly Reference[] {
  return [
    ...lessons.flatMap((lesson) => named(lesson, lessonSources(lesson.text))),
    ...questions.flatMap((question) => named(question, questionSources(question.comment))),
  ]
}

interface Owner extends Place {
  readonly id: string
  readonly history: readonly {readonly text: string}[]
}

function named({file, line, id, history}: Owner, texts: readonly string[]): readonly Reference[] {
  const days = history.map(({text}) => text.slice(0, 10)).toSorted()
  return texts
    .map((text) => ({file, line, item: id, text, year: newestYear(text), reviewed: days.at(-1) ?? ''}))
    .filter(({year}) => year > 0)
}

/** The points of the section "Referências". */
function lessonSources(text: SourceText): readonly string[] {
  const blocks = blocksOf(text)
  const start = blocks.findIndex((block) => block.type === 'heading' && plainText(block) === 'Referências')
  return blocks
    .slice(start < 0 ? blocks.length : start)
    .flatMap((block) => (block.type === 'list' ? block.children.flatMap((point) => parts(plainText(point))) : []))
}

/** The parts of the last paragraph, "Fonte: …; …." */
function questionSources(comment: SourceText): readonly string[] {
  const last = blocksOf(comment).at(-1)
  return last === undefined ? [] : parts(plainText(last).replace(/^Fontes?: /, ''))
}

const parts = (text: string) => text.split(';').map((part) => part.trim())
