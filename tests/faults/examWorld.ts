import {createHash} from 'node:crypto'
import {type Actor, createActor, fromCallback} from 'xstate'
import {linkAfter, markText, newChain} from '../../domain/exam/markChain.ts'
import {timeLeft} from '../../domain/exam/timer.ts'
import {mockExamMachine} from '../../machines/exam/mockExam.machine.ts'
import type {MockActivity, MockMark} from '../../machines/exam/mockExam.types.ts'
import {timerMachine} from '../../machines/exam/timer.machine.ts'
import {leftNow} from '../../machines/exam/timer.selectors.ts'
import type {OutboxEntry, Write} from '../../machines/outbox/outbox.types.ts'
import {markedBy} from '../../src/services/exam/markChain.ts'
import {mockOnItsWay} from '../../src/services/exam/mockExam.actors.ts'
import {createServerClock, type ServerClock} from '../../src/services/platform/clock.ts'
import {type ExamServer, newExamServer, type SentLink, processDueExams, take} from './examServer.ts'
import {crash, type Linking, newWorld, openTab, type Tab, type World} from './outboxWorld.ts'

export const activityId = 'mock-1'
export const questions = ['q1', 'q2', 'q3'] as const

const minute = 60_000
const noon = 1_795_186_800_000

/** What only the student on the screen would notice. */
const nothing = () => undefined
const silentTimer = timerMachine.provide({actions: {keepPreference: nothing, tellOver: nothing}})

/** A defect seeded on purpose, to see the tests fail. */
export type Defect =
  | 'none'
  | 'marks carry the clock of the device'
  | 'an unsure clock ends the exam'
  | 'the outbox is not asked for what it holds'
  | 'the server takes nothing after the end'
  | 'a repeat goes on with the chain'

/** A mark as the student made it, with the instant at which it truly was made. */
export type Made = {
  readonly key: string
  readonly question: string
  readonly selected: number
  readonly madeAt: number
  readonly tab: Tab
  readonly device: Device
  /**
   * It carries the right time. A page that slept, or was reloaded after its clock was set, without network cannot know it, and a
   * mark is never dated before the one that it changes.
   */
  readonly isRight: boolean
}

/** The exam in one tab, with the clock of its page. */
export type Screen = {
  readonly tab: Tab
  readonly clock: ServerClock
  readonly exam: Actor<typeof mockExamMachine>
  readonly timer: Actor<typeof timerMachine>
  /** Asks for the server's word, as the product does when it comes back. */
  readonly read: () => void
}

type Known = {readonly activity: MockActivity; readonly marks: readonly MockMark[]}

export type Device = {
  readonly name: string
  readonly world: World
  readonly screens: Screen[]
  /** What the cache of the device holds. */
  cached: Known
  /** The device's clock minus the truth. */
  wallError: number
  /** Stands still while the device sleeps. */
  monotonic: number
  keptOffset: number
}

export type ExamWorld = {
  readonly server: ExamServer
  readonly devices: Device[]
  readonly made: Made[]
  /** When the student pressed the end, truly. */
  readonly pressed: number[]
  readonly defect: Defect
  /** Times that were shown wrong by more than a second. */
  readonly wrongTimes: string[]
  /** Marks that were kept, and not shown after a reload. */
  readonly forgotten: string[]
  truth: number
  keys: number
}

export function newExamWorld(defect: Defect, answersAfter: number): ExamWorld {
  const closesAt = noon + 300 * minute
  const window = {
    opensAt: noon - minute,
    lastStartAt: noon + 30 * minute,
    closesAt,
    answersAt: closesAt + answersAfter,
    timeToDo: 240,
    extraMinutes: 0,
  }
  return {
    server: newExamServer(window),
    devices: [],
    made: [],
    pressed: [],
    defect,
    wrongTimes: [],
    forgotten: [],
    truth: noon,
    keys: 0,
  }
}

/** The server's word about the exam. */
function wordOf({server: {progress, window, sheet}}: ExamWorld): Known {
  const {startedAt, deadline, countsUntil, sealsAt, finishedAt, isByStudent, isSealed} = progress
  const receipt =
    finishedAt === null || !isSealed
      ? null
      : {
          sequence: 1,
          hash: '',
          finishedAt: new Date(finishedAt).toISOString(),
          answered: sheet.size,
          total: questions.length,
          byStudent: isByStudent,
        }
  const activity: MockActivity = {
    ...window,
    id: activityId,
    template: 't1',
    isExtra: false,
    calendarDate: '20261120',
    title: 'Simulado',
    subtitle: null,
    description: null,
    institution: null,
    questionIds: questions,
    total: questions.length,
    rankingAt: null,
    ranking: null,
    startedAt,
    deadline,
    countsUntil,
    sealsAt,
    isFinished: finishedAt !== null,
    isPrintingBlocked: false,
    receipt,
    lateMarks: [],
  }
  const marks = [...sheet].map(([questionId, {selected, at}]) => ({questionId, selected, essay: null, at}))
  return {activity, marks}
}

export const canRead = ({world}: Device): boolean => world.isOnline && world.isLoginValid

/** A reply of the server, which tells the time with everything else. */
export function hear({truth}: ExamWorld, {monotonic}: Device, {clock}: Screen): void {
  clock.observe(truth, monotonic, monotonic)
}

export function newKey(exam: ExamWorld): string {
  exam.keys += 1
  return `k${exam.keys}`
}

/** The chain of a device, as its deliverer keeps it: it goes on when the device hears that a mark was taken. */
function chainOfDevice(
  exam: ExamWorld,
  name: string,
): Linking & {readonly sentWith: (sent: OutboxEntry) => SentLink | undefined} {
  let head = newChain(name)
  let lastKey = ''
  const links = new WeakMap<OutboxEntry, SentLink>()
  return {
    link: (entry) => {
      const mark = markedBy(entry)
      const isRepeat = lastKey === entry.key && exam.defect !== 'a repeat goes on with the chain'
      if (mark === null || isRepeat) return entry
      const [sent, link] = [{...entry}, linkAfter(head)]
      links.set(sent, {
        link,
        hash: createHash('sha256')
          .update(markText(activityId, link, mark.marked))
          .digest('hex'),
      })
      return sent
    },
    taken: (sent) => {
      const made = links.get(sent)
      if (made === undefined) return
      head = {chain: name, seq: made.link.seq, hash: made.hash}
      lastKey = sent.key
    },
    sentWith: (sent) => links.get(sent),
  }
}

export function addDevice(exam: ExamWorld, name: string): Device {
  const chain = chainOfDevice(exam, name)
  const world = newWorld((_, entry) => {
    const isMark = entry.operation === 'createOrUpdateOnePreChoice'
    const isRefused =
      exam.defect === 'the server takes nothing after the end' &&
      isMark &&
      exam.truth > (exam.server.progress.deadline ?? exam.truth)
    if (!isRefused) return take(exam.server, exam.truth, entry, name, chain.sentWith(entry))
    exam.server.refusals.set(entry.key, 'EXAM_TIME_OVER')
    return 'EXAM_TIME_OVER'
  }, chain)
  const device: Device = {name, world, screens: [], cached: wordOf(exam), wallError: 0, monotonic: 0, keptOffset: 0}
  exam.devices.push(device)
  openTab(world, name)
  return device
}

function clockOf(exam: ExamWorld, device: Device): ServerClock {
  const kept = {read: () => device.keptOffset, write: (offset: number) => void (device.keptOffset = offset)}
  const wall = () => exam.truth + device.wallError
  const clock = createServerClock(wall, () => device.monotonic, kept)
  return exam.defect === 'marks carry the clock of the device' ? {...clock, now: wall} : clock
}

function watchOf(exam: ExamWorld, device: Device, tab: Tab, clock: ServerClock, listen: (read: () => void) => void) {
  return fromCallback<{type: 'exam.reload'}, undefined>(({sendBack, receive}) => {
    const read = () => {
      if (canRead(device)) {
        device.cached = wordOf(exam)
        clock.observe(exam.truth, device.monotonic, device.monotonic)
      }
      const held =
        exam.defect === 'the outbox is not asked for what it holds'
          ? {marks: [], write: null}
          : mockOnItsWay(tab.actor.getSnapshot().context.entries, activityId)
      const {activity, marks} = device.cached
      sendBack({type: 'activity.read', activity, marks: [...marks, ...held.marks], write: held.write, now: clock.now()})
    }
    listen(read)
    read()
    receive(read)
  })
}

/** The exam in a tab whose outbox has been read, wired as `MockExam` wires it. */
export function openScreen(exam: ExamWorld, device: Device, tab: Tab): Screen {
  const clock = clockOf(exam, device)
  const iso = (at: number) => new Date(at).toISOString()
  const write = (key: string, request: Write) =>
    tab.actor.send({
      type: 'write.requested',
      entry: {...request, key, lane: activityId, owner: 'ana', requestedAt: clock.now(), attempts: 0, refusal: null},
    })
  let read: () => void = () => undefined
  const watchExam = watchOf(exam, device, tab, clock, (made) => {
    read = made
  })
  const machine = mockExamMachine.provide({
    actors: {watchExam},
    actions: {
      requestStart: (_, {key, now}) => write(key, {operation: 'startExam', input: {activityId, dateNow: iso(now)}}),
      requestMark: (_, {questionId, choice, key, now}) => {
        exam.made.push({
          key,
          question: questionId,
          selected: choice,
          madeAt: exam.truth,
          tab,
          device,
          isRight: Math.abs(now - exam.truth) <= 1_000,
        })
        write(key, {
          operation: 'createOrUpdateOnePreChoice',
          input: {question: questionId, selected: choice, activity: activityId, dateNow: iso(now)},
        })
      },
      requestFinish: (_, {key}) =>
        write(key, {operation: 'finishMockExam', input: {activityId, dateNow: iso(clock.now())}}),
      discard: (_, {key}) => tab.actor.send({type: 'write.discard', key}),
      notifyStartRefused: nothing,
      notifyFinished: nothing,
      notifyFinishFailed: nothing,
    },
  })
  const actor = createActor(machine, {input: {isToday: true, now: clock.now()}}).start()
  for (const type of ['write.confirmed', 'write.refused'] as const) tab.actor.on(type, (event) => actor.send(event))
  const {startedAt = null, deadline = null} = actor.getSnapshot().context.activity ?? {}
  const timer = createActor(silentTimer, {input: {startedAt, deadline, now: clock.now(), isHidden: false}}).start()
  actor.subscribe(({context: {activity}}) => {
    const known = timer.getSnapshot().context
    if (activity && activity.deadline !== known.deadline)
      timer.send({type: 'times.changed', startedAt: activity.startedAt, deadline: activity.deadline})
  })
  return {tab, clock, exam: actor, timer, read: () => read()}
}

/** The product's ticker: the time for everybody, and the end when the page is sure of it. */
export function tick(exam: ExamWorld, device: Device, screen: Screen): void {
  const {clock, tab, timer} = screen
  if (!clock.isSure() && canRead(device)) hear(exam, device, screen)
  const now = clock.now()
  tab.actor.send({type: 'clock.ticked', now})
  timer.send({type: 'clock.ticked', now})
  screen.exam.send({type: 'clock.ticked', now})
  const isEndDue = clock.isSure() || exam.defect === 'an unsure clock ends the exam'
  if (screen.exam.getSnapshot().matches('expired') && isEndDue)
    screen.exam.send({type: 'finish.send', key: newKey(exam)})
  const shown = timer.getSnapshot()
  const error = Math.abs(leftNow(shown) - timeLeft(shown.context, exam.truth))
  if (clock.isSure() && error > 1_000) exam.wrongTimes.push(`${device.name} is wrong by ${error} ms`)
}

/** Time passes for everybody; `sleeper` does not notice, and its monotonic clock stands still. */
export function pass(exam: ExamWorld, time: number, sleeper: Device | null = null): void {
  exam.truth += time
  for (const device of exam.devices) if (device !== sleeper) device.monotonic += time
  processDueExams(exam.server, exam.truth)
  for (const device of exam.devices) {
    if (device !== sleeper) for (const screen of device.screens) tick(exam, device, screen)
  }
}

/** What the outbox still holds of marks is on the screen that has just been opened. */
function compare(exam: ExamWorld, {tab, exam: actor}: Screen): void {
  const {marks} = actor.getSnapshot().context
  for (const held of mockOnItsWay(tab.actor.getSnapshot().context.entries, activityId).marks) {
    if ((marks[held.questionId]?.at ?? 0) < held.at) exam.forgotten.push(held.questionId)
  }
}

/** Screens of tabs that are gone go, and tabs that have read their outbox get one. */
export function look(exam: ExamWorld): void {
  for (const device of exam.devices) {
    const {screens, world} = device
    for (const screen of screens.filter(({tab}) => !world.tabs.includes(tab))) {
      screen.exam.stop()
      screen.timer.stop()
      screens.splice(screens.indexOf(screen), 1)
    }
    for (const tab of world.tabs) {
      const isOpen = screens.some((screen) => screen.tab === tab) || tab.actor.getSnapshot().matches('opening')
      if (isOpen) continue
      const screen = openScreen(exam, device, tab)
      screens.push(screen)
      compare(exam, screen)
    }
  }
}

/** The browser is gone with all its tabs. */
export function killBrowser({world}: Device): void {
  for (let [tab] = world.tabs; tab; [tab] = world.tabs) crash(world, tab)
}
