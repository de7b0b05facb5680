import {describe, expect, test} from 'vitest'
import {dayExamInput, dayExamModel, finishedExam, nextMorning, openExam} from '../../models/exam/dayExam.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(dayExamModel)

const arrived = {type: 'exam.arrived', exam: openExam, isStale: false}
const progress = (answered: number, ungraded: readonly string[] = []) => ({
  type: 'progress.changed',
  answered,
  ungraded,
})

async function opened(
  ...happenings: Parameters<ReturnType<typeof startRig<typeof dayExamModel.machine>>['happen']>[0][]
) {
  const rig = startRig(dayExamModel, dayExamInput)
  for (const happening of happenings) await rig.happen(happening)
  return rig
}

describe('a full or smart exam', () => {
  test('is looked for where the address says', async () => {
    const rig = await opened()
    expect(rig.asked).toEqual([
      {
        name: 'watchExam',
        input: {kind: 'exam', source: {kind: 'template', template: 'usp-2026'}, calendarDate: '20261121'},
      },
    ])
  })

  test('of another kind leads to the address of that kind', async () => {
    const rig = await opened({type: 'exam.elsewhere', route: 'simulado-inteligente'})
    expect(rig.told).toEqual([{type: 'navigate', params: {path: '/agenda/simulado-inteligente'}}])
  })

  test('with every choice made waits for the grades of its essays', async () => {
    const rig = await opened(arrived, progress(1, ['q2']))
    expect(rig.value()).toEqual({open: {shown: 'pendingEssays'}})
    await rig.happen(progress(2))
    expect(rig.asked.at(-1)).toEqual({name: 'askFinished', input: {kind: 'exam', id: 'exam-1'}})
  })

  test('is finished by the word of the server, and the day is read again', async () => {
    const rig = await opened(arrived, progress(2), {type: 'xstate.done.actor.askFinished', output: finishedExam})
    expect(rig.value()).toEqual({open: {shown: 'finished'}})
    expect(rig.context().exam).toEqual(finishedExam)
    expect(rig.told.map(({type}) => type)).toEqual(['refreshDay', 'notifyFinished'])
  })

  test('that another tab finished is finished here', async () => {
    const rig = await opened(arrived, {type: 'exam.arrived', exam: finishedExam, isStale: false})
    expect(rig.value()).toEqual({open: {shown: 'finished'}})
  })

  test('can only be read from 4 a.m. on, essays without a grade included', async () => {
    const rig = await opened(arrived, progress(1, ['q2']), {type: 'clock.ticked', now: nextMorning})
    expect(rig.value()).toEqual({open: {shown: 'readOnly'}})
    expect(rig.context().isEditable).toBe(false)
  })

  test('whose last answer reaches the server after 4 a.m. is asked about all the same', async () => {
    const rig = await opened(arrived, {type: 'clock.ticked', now: nextMorning}, progress(2))
    expect(rig.value()).toEqual({open: {shown: {finishing: 'asking'}}})
  })

  test('is judged by its own day, whatever day the address shows', async () => {
    const rig = await opened({type: 'exam.arrived', exam: {...openExam, calendarDate: '20261119'}, isStale: false})
    expect(rig.value()).toEqual({open: {shown: 'readOnly'}})
  })

  test('on the screen stays there when the network goes', async () => {
    const rig = await opened(arrived, {type: 'exam.failed'})
    expect(rig.value()).toEqual({open: {shown: 'inProgress'}})
  })

  test('whose end the server did not tell is asked about again fifteen seconds later', async () => {
    const rig = await opened(arrived, progress(2), {
      type: 'xstate.error.actor.askFinished',
      error: new Error('no network'),
    })
    const now = dayExamInput.openedAt
    await rig.happen({type: 'clock.ticked', now})
    await rig.happen({type: 'clock.ticked', now: now + 14_999})
    expect(rig.value()).toEqual({open: {shown: {finishing: 'unconfirmed'}}})
    await rig.happen({type: 'clock.ticked', now: now + 15_000})
    expect(rig.value()).toEqual({open: {shown: {finishing: 'asking'}}})
  })
})
