import fc from 'fast-check'
import type {Highlight} from '../../domain/question/highlights.ts'
import {happen, type Step, type Written} from './outboxScript.ts'
import {serve, type World} from './outboxWorld.ts'
import {agenda, type Device, questions, type Screen} from './studyScreens.ts'

const studies = [
  'type',
  'type',
  'type',
  'save',
  'save',
  'reveal',
  'reveal',
  'acertei',
  'errei',
  'leave',
  'doubt',
  'doubt',
  'doubt',
  'card',
  'card',
  'undoCard',
  'mark',
  'mark',
  'mark',
  'prefer',
  'rest',
  'rest',
  'calm',
  'calm',
  'calm',
  'calm',
] as const

/** What happens around the screens; another student and writes of no screen have tests of their own. */
const luck = [
  'disk',
  'disk',
  'disk',
  'disk',
  'disk',
  'disk',
  'answered',
  'answered',
  'answered',
  'answered',
  'lostRequest',
  'lostReply',
  'lostReply',
  'stray',
  'strayTwice',
  'tick',
  'tick',
  'offline',
  'online',
  'online',
  'crash',
  'open',
  'expire',
  'login',
  'login',
  'diskFull',
  'diskFree',
  'retry',
] as const

type Study = {readonly operation: (typeof studies)[number]; readonly pick: number}
type Luck = Step & {readonly operation: (typeof luck)[number]}
export type StudyStep = Study | Luck

/** A student's day: up to a hundred and twenty things that happen, in any order. */
export const days = fc.array(
  fc.oneof(
    fc.record({operation: fc.constantFrom(...studies), pick: fc.nat(97)}),
    fc.record({operation: fc.constantFrom(...luck), pick: fc.nat(97)}),
  ),
  {minLength: 20, maxLength: 120, size: 'max'},
)

const isStudy = (step: StudyStep): step is Study => studies.some((study) => study === step.operation)

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

function mark(device: Device, screen: Screen, question: string, pick: number): void {
  const id = `${agenda}:${question}`
  const highlights: Highlight[] = [{block: 'body', start: pick, end: pick + 5, colour: 'green'}]
  const dateNow = new Date(2_000_000 + device.made.length * 1_000 + pick).toISOString()
  const before = device.marks.get(id)
  if (before && before.dateNow >= dateNow) return
  device.marks.set(id, {struck: [pick % 4], selected: -1, essay: null, highlights, dateNow, isSent: false})
  screen.marks.send({type: 'draft.changed', id, key: `k${device.made.length} ${id}`})
}

function card(screen: Screen, pick: number, isUndone: boolean): void {
  const document = `card-${pick % 2}`
  const place = {
    document,
    calendarDate: '20261121',
    theoreticalType: 'smartReview',
    activity: agenda,
    dateNow: '2026-11-21T12:00:00.000Z',
  } as const
  if (isUndone) screen.write(agenda, {operation: 'undoFlashcardAnswer', input: place})
  else
    screen.write(agenda, {
      operation: 'answerFlashcard',
      input: {...place, type: 'flashcard', choosen: pick % 3 === 0 ? 0 : 1},
    })
}

/** For a moment the disk works and the server answers. */
function calm(world: World): void {
  for (const {jobs} of world.tabs) for (const job of jobs.splice(0)) job()
  for (const {entry, reply} of world.flights.splice(0)) reply(serve(world, entry))
}

function study(world: World, device: Device, screens: readonly Screen[], {operation, pick}: Study): void {
  if (operation === 'calm') return calm(world)
  const screen = chosen(screens, pick)
  const question = chosen(questions, Math.floor(pick / 3))
  if (!screen || question === undefined) return
  const essay = screen.essays.get(question)
  const key = `k${device.made.length}`
  switch (operation) {
    case 'type':
      return essay?.send({type: 'text.type', text: `Conduta número ${pick}`})
    case 'save':
      return essay?.send({type: 'text.save', key})
    case 'leave':
      return essay?.send({type: 'text.keep', key})
    case 'reveal':
      return essay?.send({type: 'key.show', key})
    case 'acertei':
      return essay?.send({type: 'essay.grade', grade: 0, key})
    case 'errei':
      return essay?.send({type: 'essay.grade', grade: 1, key})
    case 'doubt':
      return screen.doubts.get(question)?.send({type: 'doubt.toggle', key})
    case 'card':
      return card(screen, pick, false)
    case 'undoCard':
      return card(screen, pick, true)
    case 'mark':
      return mark(device, screen, question, pick)
    case 'prefer':
      return screen.write('preferences', {operation: 'updateStudyPreferences', input: {examMode: pick % 2 === 0}})
    case 'rest': {
      world.now += 6_000
      return tickScreens(screens, world.now)
    }
  }
}

/** The clock reaches what is on the screens. */
export function tickScreens(screens: readonly Screen[], now: number): void {
  for (const {essays, marks} of screens) {
    for (const actor of essays.values()) actor.send({type: 'clock.ticked', now})
    marks.send({type: 'clock.ticked', now})
  }
}

/** Lets one step of a day happen. */
export function live(world: World, device: Device, screens: readonly Screen[], step: StudyStep): void {
  const none: Written[] = []
  if (isStudy(step)) study(world, device, screens, step)
  else happen(world, none, step)
}
