import {describe, expect, test} from 'vitest'
import {dayExamInput, dayExamModel, finishedExam, nextMorning, openExam} from '../../models/exam/dayExam.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(dayExamModel)

const arrived = {type: 'exam.arrived', exam: openExam, isStale: false}
const progress = (answered: number, ungraded: readonly string[] = []) => ({
  type: 'progress.changed',
  answered,
  ungraded,
})

async function opened(
  ...happenings: Parameters<ReturnType<typeof startHarness<typeof dayExamModel.machine>>['dispatch']>[0][]
) {
  const harness = startHarness(dayExamModel, dayExamInput)
  for (const happening of happenings) await harness.dispatch(happening)
  return harness
}

describe('a full or smart exam', () => {
  test('is looked for where the address says', async () => {
    const harness = await opened()
    expect(harness.requests).toEqual([
      {
        name: 'watchExam',
        input: {kind: 'exam', source: {kind: 'template', template: 'usp-2026'}, calendarDate: '20261121'},
      },
    ])
  })

  test('of another kind leads to the address of that kind', async () => {
    const harness = await opened({type: 'exam.elsewhere', route: 'simulado-inteligente'})
    expect(harness.effects).toEqual([{type: 'navigate', params: {path: '/agenda/simulado-inteligente'}}])
  })

  test('with every choice made waits for the grades of its essays', async () => {
    const harness = await opened(arrived, progress(1, ['q2']))
    expect(harness.value()).toEqual({open: {shown: 'pendingEssays'}})
    await harness.dispatch(progress(2))
    expect(harness.requests.at(-1)).toEqual({name: 'askFinished', input: {kind: 'exam', id: 'exam-1'}})
  })

  test('is finished by the word of the server, and the day is read again', async () => {
    const harness = await opened(arrived, progress(2), {type: 'xstate.done.actor.askFinished', output: finishedExam})
    expect(harness.value()).toEqual({open: {shown: 'finished'}})
    expect(harness.context().exam).toEqual(finishedExam)
    expect(harness.effects.map(({type}) => type)).toEqual(['refreshDay', 'notifyFinished'])
  })

  test('that another tab finished is finished here', async () => {
    const harness = await opened(arrived, {type: 'exam.arrived', exam: finishedExam, isStale: false})
    expect(harness.value()).toEqual({open: {shown: 'finished'}})
  })

  test('can only be read from 4 a.m. on, essays without a grade included', async () => {
    const harness = await opened(arrived, progress(1, ['q2']), {type: 'clock.ticked', now: nextMorning})
    expect(harness.value()).toEqual({open: {shown: 'readOnly'}})
    expect(harness.context().isEditable).toBe(false)
  })

  test('whose last answer reaches the server after 4 a.m. is asked about all the same', async () => {
    const harness = await opened(arrived, {type: 'clock.ticked', now: nextMorning}, progress(2))
    expect(harness.value()).toEqual({open: {shown: {finishing: 'asking'}}})
  })

  test('is judged by its own day, whatever day the address shows', async () => {
    const harness = await opened({type: 'exam.arrived', exam: {...openExam, calendarDate: '20261119'}, isStale: false})
    expect(harness.value()).toEqual({open: {shown: 'readOnly'}})
  })

  test('on the screen stays there when the network goes', async () => {
    const harness = await opened(arrived, {type: 'exam.failed'})
    expect(harness.value()).toEqual({open: {shown: 'inProgress'}})
  })

  test('whose end the server did not tell is asked about again fifteen seconds later', async () => {
    const harness = await opened(arrived, progress(2), {
      type: 'xstate.error.actor.askFinished',
      error: new Error('no network'),
    })
    const now = dayExamInput.openedAt
    await harness.dispatch({type: 'clock.ticked', now})
    await harness.dispatch({type: 'clock.ticked', now: now + 14_999})
    expect(harness.value()).toEqual({open: {shown: {finishing: 'unconfirmed'}}})
    await harness.dispatch({type: 'clock.ticked', now: now + 15_000})
    expect(harness.value()).toEqual({open: {shown: {finishing: 'asking'}}})
  })

  test('is drawn with what the server says of it later', async () => {
    const news = {...openExam, title: 'USP 2026, segunda versão'}
    const harness = await opened(arrived, {type: 'exam.arrived', exam: news, isStale: true})
    const {exam, isStale} = harness.context()
    expect({exam, isStale}).toEqual({exam: news, isStale: true})
  })

  test.each([
    ['the server does not know', {type: 'xstate.done.actor.askFinished', output: openExam}],
    ['nobody told', {type: 'xstate.error.actor.askFinished', error: new Error('no network')}],
  ])('whose end %s again waits another fifteen seconds', async (_why, reply) => {
    const harness = await opened(arrived, progress(2), reply)
    const now = dayExamInput.openedAt
    await harness.dispatch({type: 'clock.ticked', now})
    await harness.dispatch({type: 'clock.ticked', now: now + 15_000})
    await harness.dispatch(reply)
    await harness.dispatch({type: 'clock.ticked', now: now + 16_000})
    await harness.dispatch({type: 'clock.ticked', now: now + 30_999})
    expect(harness.value()).toEqual({open: {shown: {finishing: 'unconfirmed'}}})
    await harness.dispatch({type: 'clock.ticked', now: now + 31_000})
    expect(harness.value()).toEqual({open: {shown: {finishing: 'asking'}}})
  })
})
