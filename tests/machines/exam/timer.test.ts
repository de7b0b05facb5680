import {expect, test} from 'vitest'
import type {TimerEvent, TimerInput} from '../../../machines/exam/timer.types.ts'
import {examTimerText} from '../../../src/text/exam/examTimer.ts'
import {running, timerModel} from '../../models/exam/timer.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(timerModel)

const minute = 60_000
const deadline = running.deadline ?? 0
const tick = (now: number): TimerEvent => ({type: 'clock.ticked', now})

/** What a student with a screen reader hears, in order. */
async function received(input: TimerInput, events: readonly TimerEvent[]) {
  const harness = startHarness(timerModel, input)
  const words: string[] = []
  let number = 0
  for (const event of events) {
    await harness.dispatch(event)
    const {announcement} = harness.actor.getSnapshot().context
    if (announcement && announcement.number !== number)
      words.push(examTimerText.said[announcement.about](announcement.left))
    number = announcement?.number ?? 0
  }
  return {words, overs: harness.effects.filter(({type}) => type === 'tellOver').length}
}

test('each milestone and the end are said once, however often the clock ticks', async () => {
  const ticks = Array.from({length: 29 * 60 + 30}, (_, second) => tick(running.now + second * 1_000))
  expect(await received(running, ticks)).toEqual({
    words: [
      'Metade do tempo já passou. Tempo restante: 15 minutos.',
      'Um quinto do tempo ainda pela frente. Tempo restante: 6 minutos.',
      'Atenção: últimos minutos. Tempo restante: 5 minutos.',
      'Atenção: último minuto. Tempo restante: 1 minuto.',
      'O tempo da prova acabou.',
    ],
    overs: 1,
  })
})

test('a laptop that slept past several milestones says only the most urgent, with the time that is really left', async () => {
  expect(await received(running, [tick(deadline - 3 * minute - 20_000)])).toEqual({
    words: ['Atenção: últimos minutos. Tempo restante: 3 minutos e 20 segundos.'],
    overs: 0,
  })
})

test('a laptop that slept past the end tells it once and says nothing else', async () => {
  expect(await received(running, [tick(deadline + 9 * minute), tick(deadline + 9 * minute + 1_000)])).toEqual({
    words: ['O tempo da prova acabou.'],
    overs: 1,
  })
})

test('a clock that is set right by a second around the end does not open the exam again', async () => {
  expect(await received(running, [tick(deadline), tick(deadline - 900), tick(deadline)])).toEqual({
    words: ['O tempo da prova acabou.'],
    overs: 1,
  })
})

test('a clock that was a day ahead and is set right counts again, and says every milestone in its time', async () => {
  const wrong = {...running, now: running.now + 86_400_000}
  expect(await received(wrong, [tick(running.now), tick(deadline - 15 * minute)])).toEqual({
    words: ['Metade do tempo já passou. Tempo restante: 15 minutos.'],
    overs: 1,
  })
})

test('extra time that comes during the exam is told, and its milestones are its own', async () => {
  const extended = deadline + 60 * minute
  const events: TimerEvent[] = [
    tick(deadline - 4 * minute),
    {type: 'times.changed', startedAt: running.startedAt, deadline: extended},
    tick(extended - 5 * minute),
  ]
  expect((await received(running, events)).words).toEqual([
    'Atenção: últimos minutos. Tempo restante: 4 minutos.',
    'O horário de término mudou. Tempo restante: 1 hora e 4 minutos.',
    'Atenção: últimos minutos. Tempo restante: 5 minutos.',
  ])
})

test('the time on demand is said again and again', async () => {
  expect((await received(running, [{type: 'time.ask'}, {type: 'time.ask'}])).words).toEqual([
    'Tempo restante: 29 minutos.',
    'Tempo restante: 29 minutos.',
  ])
})

test('the same times from the server again are no news', async () => {
  expect((await received(running, [{type: 'times.changed', startedAt: running.startedAt, deadline}])).words).toEqual([])
})

test('the account keeps whether the time is hidden, and a choice of another device is not sent back', async () => {
  const harness = startHarness(timerModel, running)
  await harness.dispatch({type: 'timer.toggle'})
  await harness.dispatch({type: 'preference.arrived', isHidden: false})
  await harness.dispatch({type: 'preference.arrived', isHidden: true})
  expect({effects: harness.effects, value: harness.value()}).toEqual({
    effects: [{type: 'keepPreference', params: {isHidden: true}}],
    value: {time: 'running', display: 'hidden'},
  })
})
