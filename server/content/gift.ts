import {type GIFTQuestion, parse, type TextFormat} from 'gift-pegjs'
import * as v from 'valibot'
import type {Place} from './contentFile.ts'
import {htmlToMarkdown, markdownToPlain, plainToMarkdown} from './htmlMarkdown.ts'
import type {ImportProblem} from './importReport.ts'
import {importTexts} from './importTexts.ts'
import {type FileReading, type ImportQuestion, nothingRead, type Sourced} from './items.ts'
import {questionSchema} from './pack.schema.ts'
import {shapeProblems} from './shape.ts'
import {digest, slug} from './slug.ts'

type Choices = Extract<GIFTQuestion, {type: 'MC'}>
type Essay = Extract<GIFTQuestion, {type: 'Essay'}>

/** Questions of Moodle that Aristo has no place for; they are left out with their line. */
const skipped: Readonly<Partial<Record<GIFTQuestion['type'], string>>> = {
  TF: 'A true/false question was left out.',
  Short: 'A question with a short answer was left out.',
  Numerical: 'A question with a number for an answer was left out.',
  Matching: 'A matching question was left out.',
  Description: 'A text without a question was left out.',
}

type Block = {readonly line: number; readonly text: string}

/** Blank lines part one question from the next, as Moodle reads the format. */
function blocksOf(text: string): Block[] {
  const blocks: {line: number; lines: string[]}[] = []
  let open: {line: number; lines: string[]} | null = null
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') open = null
    else if (open === null) blocks.push((open = {line: index + 1, lines: [line]}))
    else open.lines.push(line)
  }
  return blocks.map(({line, lines}) => ({line, text: lines.join('\n')}))
}

/**
 * Reads a Moodle GIFT file: choices of four or five and essays become questions, other kinds are left out with a
 * warning, what is broken is a problem of its line. Ids come from the file's name and the question's title (or, without
 * one, its words), so that the same file imports as the same questions.
 */
export function readGift(file: string, text: string, place: Place): FileReading {
  const questions: Sourced<ImportQuestion>[] = []
  const problems: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const bank = slug(file.replace(/\.gift(?:\.txt)?$/i, '')) || 'gift'
  let category: readonly string[] = []
  for (const block of blocksOf(text)) {
    const item = `line ${block.line}`
    const parsed = parsedBlock(block)
    if ('reason' in parsed) problems.push({file, item: `line ${parsed.line}`, reason: parsed.reason})
    else {
      for (const asked of parsed.items) {
        const skip = skipped[asked.type]
        if (asked.type === 'Category') category = categoryPath(asked.title)
        else if (skip !== undefined) warnings.push({file, item, reason: skip})
        else if (asked.type === 'MC' || asked.type === 'Essay') {
          const read = questionOf({file, item, bank, category, place}, asked)
          if ('problems' in read) problems.push(...read.problems)
          else questions.push({file, value: read.question})
        }
      }
    }
  }
  if (questions.length + problems.length + warnings.length === 0)
    problems.push({file, item: 'file', reason: 'It holds no question.'})
  return {...nothingRead, questions, problems, warnings}
}

function parsedBlock({line, text}: Block): {items: GIFTQuestion[]} | {line: number; reason: string} {
  try {
    return {items: parse(`${text}\n`)}
  } catch (error) {
    const at = v.safeParse(v.object({location: v.object({start: v.object({line: v.number()})})}), error)
    const why = error instanceof Error ? error.message : String(error)
    const within = at.success ? Math.min(at.output.location.start.line, text.split('\n').length) : 1
    return {line: line + within - 1, reason: `It is not GIFT: ${why}`}
  }
}

/** `$course$/top/Cardiologia/Arritmias` is Cardiologia, Arritmias; of a longer path the middle is left out. */
function categoryPath(title: string): readonly string[] {
  const names = title
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$.*\$$/.test(name))
  return names.length > 4 ? [...names.slice(0, 3), ...names.slice(-1)] : names
}

type Source = {
  readonly file: string
  readonly item: string
  readonly bank: string
  readonly category: readonly string[]
  readonly place: Place
}

function questionOf(
  source: Source,
  asked: Choices | Essay,
): {question: ImportQuestion} | {problems: readonly ImportProblem[]} {
  const {file, item, category, place} = source
  try {
    const draft = {
      id: idOf(source, asked),
      body: markdownOf(asked.stem),
      institution: importTexts.institution,
      ...(category.length > 0 ? {classification: [...category]} : {}),
      ...(place.lesson === undefined ? {} : {lesson: place.lesson}),
      ...(place.area === undefined ? {} : {area: place.area}),
      ...(asked.type === 'MC' ? choicesOf(asked) : {kind: 'essay', answer: feedbackOf(asked)}),
    }
    const reason = problemOf(asked)
    if (reason !== null) return {problems: [{file, item, reason}]}
    const checked = v.safeParse(questionSchema, draft)
    if (!checked.success) return {problems: shapeProblems(file, item, checked.issues)}
    return {question: {...checked.output, examOrder: null, writtenIn: 'markdown'}}
  } catch (error) {
    return {
      problems: [
        {file, item, reason: `Its text cannot be read: ${error instanceof Error ? error.message : String(error)}.`},
      ],
    }
  }
}

function problemOf(asked: Choices | Essay): string | null {
  if (asked.type === 'Essay')
    return asked.globalFeedback === null ? 'An essay carries its official key as general feedback (####).' : null
  const keys = asked.choices.filter(isKey).length
  if (asked.choices.length < 4 || asked.choices.length > 5)
    return `It has ${asked.choices.length} choices; four or five are possible.`
  return keys === 1
    ? null
    : keys === 0
      ? 'None of its choices is the right one.'
      : 'More than one of its choices is right.'
}

const isKey = ({isCorrect, weight}: Choices['choices'][number]) => isCorrect || (weight ?? 0) > 0

const feedbackOf = ({globalFeedback}: Choices | Essay) => (globalFeedback === null ? '' : markdownOf(globalFeedback))

function choicesOf(asked: Choices) {
  const {choices} = asked
  const notes = choices.flatMap(({feedback}, index) =>
    feedback === null || feedback.text === ''
      ? []
      : [`- **${'ABCDE'[index]})** ${markdownToPlain(markdownOf(feedback))}`],
  )
  const body = [feedbackOf(asked), notes.join('\n')].filter((part) => part !== '').join('\n\n')
  return {
    kind: 'choice',
    choices: choices.map(({text}) => markdownToPlain(markdownOf(text))),
    correct: choices.findIndex(isKey),
    ...(body === '' ? {} : {comment: {author: importTexts.author, body}}),
  }
}

/** An address or e-mail between angle brackets: a link to its author, an unknown element to a parser of HTML. */
const address = /<((?:[a-z][a-z0-9+.-]*:\/\/|mailto:)[^<>\s]+|[^<>\s@/]+@[^<>\s@]+)>/gi

/** Moodle's own format is HTML in which a new line is one; without any tag it is plain text. */
function markdownOf({format, text: written}: TextFormat): string {
  if (format === 'markdown') return written
  const text = format === 'plain' ? written : written.replace(address, '$1')
  const isHtml = /<[a-z!/][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(text)
  if (format === 'plain' || (format === 'moodle' && !isHtml)) return plainToMarkdown(text)
  return htmlToMarkdown(format === 'moodle' ? text.replaceAll('\n', '<br>') : text, (src) => src)
}

function idOf({bank}: Source, asked: Choices | Essay): string {
  const title = asked.id ?? asked.title
  const named = title === null ? '' : slug(title)
  const words = asked.type === 'MC' ? asked.choices.map(({text}) => text.text) : []
  const short = named.length > 40 ? `${named.slice(0, 23).replace(/-$/, '')}-${digest(named)}` : named
  const name = named === '' ? digest(JSON.stringify([asked.stem.text, words])) : short
  return `gift/${bank.slice(0, 30).replace(/-$/, '')}/${name}`
}
