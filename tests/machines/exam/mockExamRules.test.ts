import {expect, test} from 'vitest'
import {lastEndOf} from '../../../machines/exam/mockExam.selectors.ts'
import {kept, keysAt, merged} from '../../../machines/exam/mockExam.rules.ts'
import type {MockActivity, MockExamEvent, MockMark, MockWrite} from '../../../machines/exam/mockExam.types.ts'
import {activity, finished, mark, mockExamModel, started, times} from '../../models/exam/mockExam.model.ts'
import {startHarness} from '../../support/harness.ts'

const read = (
  known: MockActivity,
  now: number,
  marks: readonly MockMark[] = [],
  write: MockWrite | null = null,
): MockExamEvent => ({type: 'activity.read', activity: known, marks, write, now})

function open(...events: MockExamEvent[]) {
  const harness = startHarness(mockExamModel, {isToday: true, now: times.open})
  for (const event of events) harness.actor.send(event)
  return harness
}

const all = [mark('q1', 0), mark('q2', 1)]
const start: MockExamEvent = {type: 'exam.start', key: 'start', now: times.open}
const confirm: MockExamEvent[] = [{type: 'finish.request'}, {type: 'finish.confirm', key: 'end'}]
const tick = (now: number): MockExamEvent => ({type: 'clock.ticked', now})

test('nothing starts before the student says so, nor twice', () => {
  const harness = open(read(activity, times.open))
  expect(harness.effects).toEqual([])
  harness.actor.send(start)
  harness.actor.send(start)
  expect(harness.effects).toEqual([{type: 'requestStart', params: {activityId: 'a1', key: 'start', now: times.open}}])
  expect(harness.value()).toBe('starting')
})

test('an exam of another day, one that has not opened and one whose start is over cannot be started', () => {
  const values = [
    open(read(activity, times.open), {type: 'day.changed', isToday: false}, start),
    open(read(activity, times.early), {...start, now: times.early}),
    open(read(activity, times.late), {...start, now: times.late}),
    open(read(activity, times.open), {...start, now: times.late}),
  ].map((harness) => [harness.value(), harness.effects])
  expect(values).toEqual([
    ['notStarted', []],
    ['early', []],
    ['deadlinePassed', []],
    ['notStarted', []],
  ])
})

test('an extra has no window: it starts at any time', () => {
  const extra = {
    ...activity,
    isExtra: true,
    opensAt: null,
    lastStartAt: null,
    closesAt: null,
    answersAt: null,
    rankingAt: null,
  }
  expect(open(read(extra, times.late), {...start, now: times.late}).value()).toBe('starting')
})

test('the start page opens and closes by the clock of the server', () => {
  const harness = open(read(activity, times.early), tick(times.early))
  expect(harness.value()).toBe('early')
  harness.actor.send(tick(times.open))
  expect(harness.value()).toBe('notStarted')
  harness.actor.send(tick(times.late))
  expect(harness.value()).toBe('deadlinePassed')
})

test('a start that waits is taken out of the outbox when the student cancels, and the server is asked what it knows', () => {
  const harness = open(read(activity, times.open), start, {type: 'start.cancel'})
  expect(harness.value()).toBe('notStarted')
  expect(harness.effects.at(-1)).toEqual({type: 'discard', params: {key: 'start'}})
  expect(harness.received.map(({event}) => event.type)).toEqual(['exam.reload'])
  harness.actor.send(read(started, times.open))
  expect(harness.value()).toEqual({running: 'started'})
})

test('a refused start tells why, leaves nothing behind and may be tried again', () => {
  const harness = open(read(activity, times.open), start, {
    type: 'write.refused',
    key: 'start',
    code: 'EXAM_START_STALE',
  })
  expect(harness.value()).toBe('notStarted')
  expect(harness.context()).toMatchObject({refusal: 'EXAM_START_STALE', write: null})
  expect(harness.effects.slice(1)).toEqual([
    {type: 'discard', params: {key: 'start'}},
    {type: 'notifyStartRefused', params: {code: 'EXAM_START_STALE'}},
  ])
  harness.actor.send({...start, key: 'again'})
  expect(harness.context()).toMatchObject({refusal: null, write: {kind: 'start', key: 'again'}})
})

test('the time runs only from the word of the server', () => {
  const harness = open(read(activity, times.open), start)
  expect(harness.context().activity.deadline).toBe(null)
  harness.actor.send({type: 'write.confirmed', key: 'start'})
  expect(harness.value()).toBe('loading')
  harness.actor.send(read(started, times.open))
  expect(harness.value()).toEqual({running: 'started'})
})

test('an exam that was started before, here or elsewhere, goes on after a reload, also after midnight and on another day', () => {
  expect(
    open({type: 'day.changed', isToday: false}, read(started, times.late, [mark('q1', 3)])).context().marks,
  ).toEqual({q1: mark('q1', 3)})
  expect(open({type: 'day.changed', isToday: false}, read(started, times.late)).value()).toEqual({running: 'started'})
})

test('every mark is saved on its own with its instant, and none after the time', () => {
  const harness = open(
    read(started, times.open),
    {type: 'choice.mark', questionId: 'q1', choice: 2, key: 'k1', now: times.late},
    {type: 'choice.mark', questionId: 'q2', choice: 1, key: 'k2', now: times.over},
  )
  expect(harness.effects).toEqual([
    {type: 'requestMark', params: {questionId: 'q1', choice: 2, key: 'k1', now: times.late}},
  ])
  expect(harness.context().marks).toEqual({q1: mark('q1', 2, times.late)})
})

test('of two marks of one question the later stands, wherever it was made and whenever it arrives', () => {
  const later = mark('q1', 2, times.late)
  const earlier = mark('q1', 0, times.open)
  expect(merged({}, [later, earlier])).toEqual({q1: later})
  expect(merged({q1: earlier}, [later])).toEqual({q1: later})
  expect(merged({q1: later}, [earlier, mark('q2', 1)])).toEqual({q1: later, q2: mark('q2', 1)})
})

test('a mark that comes back as it was changes nothing, another choice of the same instant does', () => {
  const marks = {q1: mark('q1', 0), q2: mark('q2', 1)}
  expect(merged(marks, [mark('q2', 1), {...mark('q1', 3), at: marks.q1.at - 1}])).toBe(marks)
  expect(merged(marks, [mark('q1', 3)])).toEqual({...marks, q1: mark('q1', 3)})
  const harness = open(read(started, times.open, all))
  const before = harness.actor.getSnapshot()
  harness.actor.send({type: 'marks.arrived', marks: all})
  expect(harness.actor.getSnapshot()).toBe(before)
})

test('an exam that is read again and says the same is the same', () => {
  expect(kept(started, {...started})).toBe(started)
  expect(kept(started, finished)).toBe(finished)
  expect(kept(null, started)).toBe(started)
  const harness = open(read(started, times.open), read({...started}, times.late))
  expect(harness.actor.getSnapshot().context.activity).toBe(started)
})

test('it can be ended only when every question has an answer; until then the list of the others opens', () => {
  const harness = open(read(started, times.open, [mark('q1', 0)]), {type: 'finish.request'})
  expect(harness.value()).toEqual({running: 'started'})
  harness.actor.send({type: 'missing.open'})
  expect(harness.value()).toEqual({running: 'incomplete'})
})

test('a written essay is an answer, one of blanks is none', () => {
  const essay: MockExamEvent = {type: 'essay.write', questionId: 'q2', essay: 'Sepse', now: times.late}
  expect(
    open(read(started, times.open, [mark('q1', 0)]), {...essay, essay: '   '}, {type: 'finish.request'}).value(),
  ).toEqual({running: 'started'})
  expect(open(read(started, times.open, [mark('q1', 0)]), essay, {type: 'finish.request'}).value()).toEqual({
    running: 'confirmingFinish',
  })
})

test('an essay that is written after the time is not taken', () => {
  const essay: MockExamEvent = {type: 'essay.write', questionId: 'q2', essay: 'Sepse', now: times.over}
  expect(open(read(started, times.open), essay).context().marks).toEqual({})
})

test('an end that succeeds says "Simulado finalizado com sucesso." once', () => {
  const harness = open(
    read(started, times.open, all),
    ...confirm,
    {type: 'write.confirmed', key: 'end'},
    read(finished, times.late, all),
  )
  expect(harness.effects).toEqual([
    {type: 'requestFinish', params: {activityId: 'a1', key: 'end'}},
    {type: 'notifyFinished', params: undefined},
  ])
  expect(harness.value()).toEqual({finished: 'waitingForKeys'})
})

test('an end that fails says "Houve um problema ao finalizar seu simulado." and the exam goes on', () => {
  const harness = open(read(started, times.open, all), ...confirm, {
    type: 'write.refused',
    key: 'end',
    code: 'INTERNAL',
  })
  expect(harness.value()).toEqual({running: 'started'})
  expect(harness.effects.slice(1)).toEqual([
    {type: 'discard', params: {key: 'end'}},
    {type: 'notifyFinishFailed', params: undefined},
  ])
})

test('when the time is over the exam locks and ends by itself, once, whatever dialog is open', () => {
  for (const events of [[], [{type: 'finish.request'} as const]]) {
    const harness = open(read(started, times.open, all), ...events, tick(times.over), tick(times.over))
    expect(harness.value()).toBe('expired')
    harness.actor.send({type: 'finish.send', key: 'end'})
    harness.actor.send({type: 'finish.send', key: 'end-2'})
    expect(harness.effects).toEqual([{type: 'requestFinish', params: {activityId: 'a1', key: 'end'}}])
  }
})

test('the last edit wins though the clock of the device was set back between two loads of the page', () => {
  const harness = open(read(started, times.late, [mark('q1', 0, times.late)]), {
    type: 'choice.mark',
    questionId: 'q1',
    choice: 2,
    key: 'k',
    now: times.open,
  })
  expect(harness.effects).toEqual([
    {type: 'requestMark', params: {questionId: 'q1', choice: 2, key: 'k', now: times.late + 1}},
  ])
  expect(harness.context().marks.q1).toEqual(mark('q1', 2, times.late + 1))
})

test('an exam that was locked by a clock a day ahead goes on when the clock is set right, and nothing was sent', () => {
  const harness = open(read(started, times.over, all), tick(times.over))
  expect(harness.value()).toBe('expired')
  harness.actor.send(tick(times.late))
  expect({value: harness.value(), effects: harness.effects, isTimeOver: harness.context().isTimeOver}).toEqual({
    value: {running: 'started'},
    effects: [],
    isTimeOver: false,
  })
})

test('two clocks that differ by a second do not open an exam again that has just ended', () => {
  const harness = open(read(started, times.over, all), tick((started.deadline ?? 0) - 1_000))
  expect(harness.value()).toBe('expired')
})

test('an exam whose time ran out while it was closed ends when it is opened', () => {
  expect(open(read(started, times.over, all)).value()).toBe('expired')
})

test('an end on its way before a reload is waited for, not sent again', () => {
  const harness = open(read(started, times.over, all, {kind: 'finish', key: 'end'}))
  expect(harness.value()).toBe('finishing')
  harness.actor.send({type: 'write.confirmed', key: 'end'})
  expect(harness.value()).toEqual({finished: 'waitingForKeys'})
})

test('an end after the time that the server refuses is offered again; one that it had already is none to refuse', () => {
  const late = (code: 'INTERNAL' | 'EXAM_TIME_OVER') =>
    open(
      read(started, times.over, all),
      {type: 'finish.send', key: 'end'},
      {type: 'write.refused', key: 'end', code},
    ).value()
  expect([late('INTERNAL'), late('EXAM_TIME_OVER')]).toEqual(['unfinished', {finished: 'waitingForKeys'}])
})

test('an exam that another device or the server ended is locked here too', () => {
  for (const events of [[], [{type: 'finish.request'} as const], [tick(times.over)]]) {
    const harness = open(read(started, times.open, all), ...events, read(finished, times.late, all))
    expect(harness.value()).toEqual({finished: 'waitingForKeys'})
  }
})

test('keys come with their time, the ranking with its own, and both are asked for again', () => {
  const harness = open(read(finished, times.late, all), tick(times.keys))
  expect(harness.value()).toEqual({finished: 'waitingForRanking'})
  harness.actor.send(tick(times.ranking))
  expect(harness.value()).toEqual({finished: 'complete'})
  expect(harness.received.map(({event}) => event.type)).toEqual(['exam.reload', 'exam.reload'])
})

test('an exam that is read again after its keys have come waits for its ranking only', () => {
  const harness = open(read(finished, times.late, all), read(finished, times.keys, all))
  expect(harness.value()).toEqual({finished: 'waitingForRanking'})
})

test('an exam that ran out of time shows its keys when nothing of it can change any more', () => {
  const byTime = {...finished, answersAt: null, sealsAt: times.over + 120_000, receipt: null}
  expect([keysAt(byTime, true), keysAt(byTime, false), keysAt(finished, false)]).toEqual([
    times.over + 120_000,
    null,
    times.keys,
  ])
})

test('the end that the start page tells has the extra minutes of the student in it', () => {
  const hour = 3_600_000
  expect([
    lastEndOf(activity),
    lastEndOf({...activity, extraMinutes: 60}),
    lastEndOf({...activity, closesAt: null}),
  ]).toEqual([times.over + hour, times.over + 2 * hour, null])
})
