import {timerMachine} from '../../../machines/exam/timer.machine.ts'
import type {TimerInput} from '../../../machines/exam/timer.types.ts'
import {examTimerText} from '../../../src/text/exam/examTimer.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

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
  effects: ['keepPreference', 'tellOver'],
  // What was said makes the states endless, and the instants of ticks make many that are alike.
  contextKey: ({deadline: until}) => [until],
}

const times: Readonly<Record<string, Expectation>> = {
  waiting: {visible: [['text', examTimerText.waiting]], absent: [['button']]},
  running: {visible: [['timer', examTimerText.name]], absent: [['text', examTimerText.lastMinutes]]},
  lastMinutes: {
    visible: [
      ['timer', examTimerText.name],
      ['text', examTimerText.lastMinutes],
    ],
  },
  over: {visible: [['text', examTimerText.over]], absent: [['timer'], ['button']]},
}

const isCounting = (time: string) => time === 'running' || time === 'lastMinutes'

const expectations = Object.fromEntries(
  Object.entries(times).flatMap(([time, expectation]) =>
    (['shown', 'hidden'] as const).flatMap((display): [string, Expectation][] => {
      const name = display === 'shown' ? examTimerText.hide : examTimerText.show
      const visible = isCounting(time)
        ? [...(expectation.visible ?? []), ['button', name] as const]
        : (expectation.visible ?? [])
      return [
        [`time.${time} display.${display}`, {...expectation, visible}],
        [`display.${display} time.${time}`, {...expectation, visible}],
      ]
    }),
  ),
)

export const timerView: ViewModel<typeof timerMachine> = {
  interactions: {
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
  expectations,
  unavailable: (before, {type}) => {
    const isIdle = before.matches({time: 'waiting'}) || before.matches({time: 'over'})
    return type === 'timer.toggle' && isIdle ? 'there is no time to hide' : null
  },
}
