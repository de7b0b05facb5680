import {timerMachine} from '../../../machines/exam/timer.machine.ts'
import type {TimerInput} from '../../../machines/exam/timer.types.ts'
import {examTimerText} from '../../../src/text/exam/examTimer.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

const minute = 60_000
const startedAt = 1_795_186_800_000
/** Half an hour. */
const deadline = startedAt + 30 * minute

export const running: TimerInput = {startedAt, deadline, now: startedAt + minute, isHidden: false}

export const timerModel: FlowModel<typeof timerMachine> = {
  machine: timerMachine,
  // Every other situation is reached from here; starts of their own would walk the same ways again.
  starts: {'the exam is not started': {startedAt: null, deadline: null, now: startedAt - minute, isHidden: false}},
  cases: {
    'clock.ticked': [startedAt + 15 * minute, deadline - 4 * minute, deadline].map((now) => ({
      type: 'clock.ticked',
      now,
    })),
    'times.changed': [
      {type: 'times.changed', startedAt, deadline},
      {type: 'times.changed', startedAt, deadline: deadline + 60 * minute},
    ],
    'timer.toggle': [{type: 'timer.toggle'}],
    'preference.arrived': [
      {type: 'preference.arrived', isHidden: true},
      {type: 'preference.arrived', isHidden: false},
    ],
    'time.ask': [{type: 'time.ask'}],
  },
  requests: [],
  listeners: [],
  tells: ['keepPreference', 'tellOver'],
  // What was said makes the states endless, and the instants of ticks make many that are alike.
  tellApart: ({deadline: until}) => [until],
}

const times: Readonly<Record<string, Face>> = {
  waiting: {sees: [['text', examTimerText.waiting]], misses: [['button']]},
  running: {sees: [['timer', examTimerText.name]], misses: [['text', examTimerText.lastMinutes]]},
  lastMinutes: {
    sees: [
      ['timer', examTimerText.name],
      ['text', examTimerText.lastMinutes],
    ],
  },
  over: {sees: [['text', examTimerText.over]], misses: [['timer'], ['button']]},
}

const isCounting = (time: string) => time === 'running' || time === 'lastMinutes'

const faces = Object.fromEntries(
  Object.entries(times).flatMap(([time, face]) =>
    (['shown', 'hidden'] as const).flatMap((display): [string, Face][] => {
      const name = display === 'shown' ? examTimerText.hide : examTimerText.show
      const sees = isCounting(time) ? [...(face.sees ?? []), ['button', name] as const] : (face.sees ?? [])
      return [
        [`time.${time} display.${display}`, {...face, sees}],
        [`display.${display} time.${time}`, {...face, sees}],
      ]
    }),
  ),
)

export const timerView: ViewModel<typeof timerMachine> = {
  perform: {
    'clock.ticked': 'fact',
    'times.changed': 'fact',
    'preference.arrived': 'fact',
    'timer.toggle': (page) => page.getByRole('button', {name: /^(Ocultar|Mostrar) tempo$/}).click(),
    // Seen only under the keyboard's focus: assistive technology presses it where it is.
    'time.ask': (page) =>
      Promise.resolve(page.getByRole('button', {name: examTimerText.speak}).element()).then((button) =>
        button.dispatchEvent(new MouseEvent('click', {bubbles: true})),
      ),
  },
  faces,
  cannot: (before, {type}) => {
    const isIdle = before.matches({time: 'waiting'}) || before.matches({time: 'over'})
    return type === 'timer.toggle' && isIdle ? 'there is no time to hide' : null
  },
}
