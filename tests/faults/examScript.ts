import fc from 'fast-check'
import {clockTolerance, graceTime, usualGraceMinutes} from '../../domain/exam/mockExam.ts'
import {
  type Device,
  type ExamWorld,
  hear,
  killBrowser,
  look,
  newKey,
  pass,
  questions,
  type Screen,
  tick,
} from './examWorld.ts'
import {happen, signIn} from './outboxScript.ts'
import {openTab, quiet} from './outboxWorld.ts'

const second = 1_000
const minute = 60 * second
const day = 1_440 * minute

/** What every exam consists of, whatever befalls it. */
const daily = [
  'mark',
  'mark',
  'mark',
  'mark',
  'disk',
  'disk',
  'disk',
  'answered',
  'answered',
  'answered',
  'wait',
  'think',
  'news',
] as const

/** What can befall an exam, by the name of its test. */
export const faults = {
  'the network goes and comes back': [
    'offline',
    'offline',
    'online',
    'lostRequest',
    'lostReply',
    'stray',
    'strayTwice',
    'retry',
  ],
  'tabs are reloaded, crash and are killed': ['crash', 'crash', 'kill', 'open', 'lostReply', 'stray'],
  'the clock of the device is wrong and jumps': [
    'setClock',
    'setClock',
    'offline',
    'offline',
    'online',
    'crash',
    'crash',
  ],
  'laptops sleep and tabs are hidden past milestones and past the end': [
    'sleep',
    'sleep',
    'hide',
    'hide',
    'offline',
    'online',
  ],
  'two tabs are open': ['open', 'open', 'crash', 'offline', 'online', 'lostReply'],
  'two devices sit the same exam': ['elsewhere', 'elsewhere', 'offline', 'online', 'lostReply', 'news', 'news'],
  'the login ends again and again': ['expire', 'expire', 'login', 'login', 'crash'],
  'everything is saved around the end': ['almost', 'almost', 'end', 'after', 'grace', 'offline', 'online'],
  'the network is gone around the end': [
    'offline',
    'offline',
    'almost',
    'end',
    'graceEnd',
    'online',
    'elsewhere',
    'lostReply',
    'crash',
    'stray',
  ],
  'the device refuses to keep anything': ['diskFull', 'diskFull', 'diskFree', 'lostReply', 'offline', 'online'],
  'the student ends the exam': [
    'fill',
    'fill',
    'press',
    'press',
    'offline',
    'online',
    'lostReply',
    'stray',
    'elsewhere',
  ],
} as const

export type Fault = keyof typeof faults
type Operation = (typeof daily)[number] | (typeof faults)[Fault][number]
export type ExamStep = {readonly operation: Operation; readonly pick: number}

const stepsOf = (operations: readonly Operation[]) =>
  fc.array(fc.record({operation: fc.constantFrom(...operations), pick: fc.nat(997)}), {
    minLength: 30,
    maxLength: 120,
    size: 'max',
  })

/** An exam with one kind of bad luck, or with all of them. */
export const examsWith = (fault: Fault) => stepsOf([...daily, ...faults[fault]])
export const worstExams = stepsOf([...daily, ...daily, ...daily, ...Object.values(faults).flat()])

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

function mark(exam: ExamWorld, {clock, exam: actor}: Screen, pick: number): void {
  const questionId = chosen(questions, pick) ?? 'q1'
  actor.send({type: 'choice.mark', questionId, choice: pick % 5, key: newKey(exam), now: clock.now()})
}

function press(exam: ExamWorld, {exam: actor}: Screen): void {
  actor.send({type: 'finish.request'})
  if (!actor.getSnapshot().matches({running: 'confirmingFinish'})) return
  exam.pressed.push(exam.truth)
  actor.send({type: 'finish.confirm', key: newKey(exam)})
}

/** Time passes up to an instant around the end, if it has not passed already; not too often, or there would be no exam before it. */
function passTo(exam: ExamWorld, after: number, pick: number): void {
  const {deadline} = exam.server.progress
  if (pick % 7 === 0 && deadline !== null && deadline + after > exam.truth) pass(exam, deadline + after - exam.truth)
}

const wrongs = [5 * minute, -5 * minute, day, -day, 0]

/** Lets one step of an exam happen. */
export function happenIn(exam: ExamWorld, {operation, pick}: ExamStep): void {
  const device = chosen(exam.devices, operation === 'elsewhere' ? 1 : pick)
  const screen = device && chosen(device.screens, pick)
  if (!device) return undefined
  switch (operation) {
    case 'mark':
      return screen
        ? mark(exam, screen, pick)
        : void (device.world.tabs.length === 0 && openTab(device.world, 'reopened'))
    case 'elsewhere':
      return exam.devices[1]?.screens.forEach((one) => mark(exam, one, pick))
    case 'fill':
      return screen && questions.forEach((_, index) => mark(exam, screen, index + pick * 3))
    case 'press':
      return screen && press(exam, screen)
    case 'news':
      return device.world.isOnline ? screen?.read() : undefined
    case 'wait':
      return pass(exam, second + (pick % 20) * second)
    case 'think':
      return pass(exam, minute + (pick % 3) * minute)
    case 'sleep':
      return wake(exam, device, () => pass(exam, (pick % 19 === 0 ? 200 : pick % 20) * minute + second, device))
    case 'hide':
      return hide(exam, device, (pick % 20) * minute + second)
    case 'almost':
      return passTo(exam, -second, pick)
    case 'end':
      return passTo(exam, 0, pick)
    case 'after':
      return passTo(exam, clockTolerance + second, pick)
    case 'grace':
      return passTo(exam, graceTime - second + (pick % 3) * second, pick)
    case 'graceEnd':
      return passTo(exam, usualGraceMinutes * minute - second + (pick % 3) * second, pick)
    case 'setClock': {
      device.wallError = chosen(wrongs, pick) ?? 0
      return undefined
    }
    case 'kill':
      return killBrowser(device)
    case 'online': {
      happen(device.world, [], {operation, pick})
      return device.screens.forEach((one) => one.read())
    }
    case 'answered': {
      const isReplied = device.world.flights.length > 0
      happen(device.world, [], {operation, pick})
      return isReplied ? device.screens.forEach((one) => hear(exam, device, one)) : undefined
    }
    default:
      return happen(device.world, [], {operation, pick})
  }
}

/** A laptop is opened again: its page measures the time when it can. */
function wake(exam: ExamWorld, device: Device, asleep: () => void): void {
  asleep()
  for (const screen of device.screens) {
    if (device.world.isOnline) screen.read()
    tick(exam, device, screen)
  }
}

/** A hidden tab does not tick, though its clock goes on. */
function hide(exam: ExamWorld, device: Device, time: number): void {
  const shown = device.screens.splice(0)
  pass(exam, time)
  device.screens.push(...shown)
  for (const screen of shown) tick(exam, device, screen)
}

/** Everything works again on every device until nothing is left to send; the exam then comes to its end. */
export async function healExam(exam: ExamWorld): Promise<void> {
  for (const device of exam.devices) {
    const {world} = device
    world.isDiskFull = false
    world.isOnline = true
    if (world.tabs.length === 0) openTab(world, 'reopened')
    for (const {actor} of world.tabs) actor.send({type: 'network.restored'})
    signIn(world, 'ana')
  }
  for (let idle = 0; idle < 3;) {
    const isBusy = exam.devices.some(
      ({world}) => world.flights.length > 0 || world.tabs.some(({jobs}) => jobs.length > 0),
    )
    for (const device of exam.devices) await calm(exam, device)
    look(exam)
    idle = isBusy ? 0 : idle + 1
    // Longer than any wait of the outbox, and a short time of an exam.
    pass(exam, 61 * second)
    await quiet()
  }
}

async function calm(exam: ExamWorld, device: Device): Promise<void> {
  const {world, screens} = device
  for (const {jobs} of world.tabs) for (const job of jobs.splice(0)) job()
  await quiet()
  while (world.flights.length > 0) happen(world, [], {operation: 'answered', pick: 0})
  await quiet()
  for (const screen of screens) {
    hear(exam, device, screen)
    screen.read()
  }
  await quiet()
}
