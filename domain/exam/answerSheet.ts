import {noChoice} from '../question/outcome.ts'

/** A line of the answer sheet: the whole exam has one for every question. */
export type SheetQuestion = {
  readonly id: string
  /** From 1, as the screen and the paper show it. */
  readonly number: number
  /** How many choices it has; of an essay question it does not matter. */
  readonly choices: number
  readonly isEssay: boolean
  /** Its answer can no longer change. */
  readonly isLocked: boolean
}

/** Choice by question, by index; -1 or nothing for a question without one. */
export type SheetChoices = Readonly<Record<string, number>>

/** What was typed and not confirmed, and over which choice of the screen. */
export type SheetDraft = Readonly<Record<string, {readonly choice: number; readonly over: number}>>

const letters = 'ABCDE'

/** The letter of a choice, nothing for none. */
export const letterOf = (choice: number): string => letters.charAt(choice)

/**
 * The choice that a typed letter names: A to E, small or capital, and only one that the question has; null for anything
 * else (spec 2§5).
 */
export function choiceOfLetter(text: string, choices: number): number | null {
  const letter = text.trim().toUpperCase()
  const choice = letter.length === 1 ? letters.indexOf(letter) : noChoice
  return choice === noChoice || choice >= choices ? null : choice
}

/** True for a line that takes a letter. */
export const isFillable = ({isEssay, isLocked}: SheetQuestion): boolean => !isEssay && !isLocked

/** The first line that takes a letter, `step` lines on or back and then on in the same direction; null beyond the sheet. */
export function neighbourOf(questions: readonly SheetQuestion[], id: string, step: number): string | null {
  const start = questions.findIndex((question) => question.id === id)
  if (start === -1 || step === 0) return null
  for (let index = start + step; index >= 0 && index < questions.length; index += step) {
    const question = questions[index]
    if (question && isFillable(question)) return question.id
  }
  return null
}

/** The first or the last line that takes a letter. */
export function endOf(questions: readonly SheetQuestion[], end: 'first' | 'last'): string | null {
  const found = end === 'first' ? questions.find(isFillable) : questions.findLast(isFillable)
  return found?.id ?? null
}

/** What a pasted row of letters fills in. */
export type Pasted = {
  readonly choices: SheetChoices
  /** Letters that no line took: the question does not have them. Its line is cleared. */
  readonly refused: number
  /** Letters beyond the last line. */
  readonly left: number
  /** The last line that took part, where the typing goes on. */
  readonly lastId: string | null
}

/**
 * Letters one after the other from a line on, as they stand on paper: figures, blanks and signs between them do not
 * matter (`1-A 2-C`), an essay question has no letter and takes none, a locked one takes its letter and stays as it is.
 */
export function applyPaste(questions: readonly SheetQuestion[], fromId: string, text: string): Pasted {
  const start = questions.findIndex(({id}) => id === fromId)
  const lines = start === -1 ? [] : questions.slice(start).filter(({isEssay}) => !isEssay)
  const typed = text.match(/\p{L}/gu) ?? []
  const pairs = lines
    .slice(0, typed.length)
    .flatMap((question, index) =>
      question.isLocked ? [] : [{id: question.id, choice: choiceOfLetter(typed[index] ?? '', question.choices)}],
    )
  return {
    choices: Object.fromEntries(pairs.map(({id, choice}) => [id, choice ?? noChoice])),
    refused: pairs.filter(({choice}) => choice === null).length,
    left: Math.max(0, typed.length - lines.length),
    lastId: pairs.at(-1)?.id ?? null,
  }
}

const choiceIn = (choices: SheetChoices, id: string): number => choices[id] ?? noChoice

/** What stands in a line: the typed letter, or the choice of the screen. */
export const shownChoice = (choices: SheetChoices, draft: SheetDraft, id: string): number =>
  draft[id]?.choice ?? choiceIn(choices, id)

/**
 * The draft with further letters. A line that is again as the screen has it leaves the draft; one that is typed as it
 * stands stays, because the screen may show what is still on its way.
 */
export function typed(draft: SheetDraft, choices: SheetChoices, changes: SheetChoices): SheetDraft {
  const changed = Object.entries(changes).filter(([id, choice]) => draft[id]?.choice !== choice)
  const ids = new Set(changed.map(([id]) => id))
  const kept = Object.entries(draft).filter(([id]) => !ids.has(id))
  const added = changed.flatMap(([id, choice]) => {
    const over = choiceIn(choices, id)
    return choice === over ? [] : [[id, {choice, over}] as const]
  })
  return Object.fromEntries([...kept, ...added])
}

const takes = (questions: readonly SheetQuestion[], id: string, choice: number): boolean => {
  const question = questions.find((candidate) => candidate.id === id)
  return question !== undefined && isFillable(question) && choice < question.choices
}

/**
 * The part of a draft that still stands after the screen has changed. Paper and screen are one attempt: a choice that was
 * made on the screen, or on another device, after the letter was typed counts more than it.
 */
export function standing(
  draft: SheetDraft,
  questions: readonly SheetQuestion[],
  before: SheetChoices,
  choices: SheetChoices,
): SheetDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([id, {choice}]) => {
      const shown = choiceIn(choices, id)
      return takes(questions, id, choice) && (shown === choiceIn(before, id) || shown === choice)
    }),
  )
}

/** The part of a draft of before a reload that still stands: typed over what the screen shows. */
export function recovered(draft: SheetDraft, questions: readonly SheetQuestion[], choices: SheetChoices): SheetDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([id, {choice, over}]) => takes(questions, id, choice) && choiceIn(choices, id) === over,
    ),
  )
}

/** What is left of a draft when letters of it have arrived: what was typed since. */
export const unsent = (draft: SheetDraft, sent: SheetChoices): SheetDraft =>
  Object.fromEntries(Object.entries(draft).filter(([id, {choice}]) => sent[id] !== choice))

/** The part of a draft that has been sent as it stands. */
export const onItsWay = (draft: SheetDraft, sent: SheetChoices): SheetDraft =>
  Object.fromEntries(Object.entries(draft).filter(([id, {choice}]) => sent[id] === choice))

/** The part of a draft that fills lines which are empty on the screen: it can only help. */
export const overBlanks = (draft: SheetDraft, choices: SheetChoices): SheetDraft =>
  Object.fromEntries(
    Object.entries(draft).filter(([id, {choice}]) => choice !== noChoice && choiceIn(choices, id) === noChoice),
  )

/** The typed choices by question. */
export const draftChoices = (draft: SheetDraft): SheetChoices =>
  Object.fromEntries(Object.entries(draft).map(([id, {choice}]) => [id, choice]))

/** How many lines take a letter or hold one, and how many of them hold one. Essays count in neither. */
export function sheetCount(
  questions: readonly SheetQuestion[],
  choices: SheetChoices,
  draft: SheetDraft,
): {readonly filled: number; readonly total: number} {
  const lines = questions.filter(({isEssay}) => !isEssay)
  return {filled: lines.filter(({id}) => shownChoice(choices, draft, id) !== noChoice).length, total: lines.length}
}

/** The lines in groups of ten, as on paper. */
export const inTens = <T>(lines: readonly T[]): T[][] =>
  Array.from({length: Math.ceil(lines.length / 10)}, (_, index) => lines.slice(index * 10, index * 10 + 10))
