import type {Theme} from '../../../domain/themes/theme.ts'
import {themeMachine} from '../../../machines/themes/theme.machine.ts'
import type {ThemeInput} from '../../../machines/themes/theme.types.ts'
import {finishedOn, lockedUntil, releasedOn, themeText} from '../../../src/text/themes/themes.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

const now = Date.parse('2026-03-10T13:00:00Z')
const later = now + 1_000
const enableAfter = Date.parse('2026-03-09T03:00:00Z')

export const shownTheme: Theme = {
  lessonId: 'l1',
  leaf: ['Cirurgia', 'Trauma', 'Pneumotórax'],
  relevance: 0.012,
  phase: 1,
  enableAfter,
  isPreCourse: false,
  finishedAt: null,
  hasVideos: true,
}

export const released: ThemeInput = {enableAfter, finishedAt: null, now, pending: null}
export const locked: ThemeInput = {...released, enableAfter: now}
const pending = {key: 'k1', isRefused: false, requestedAt: now}

export const themeModel: FlowModel<typeof themeMachine> = {
  machine: themeMachine,
  starts: {
    released,
    locked,
    'finished before': {...released, finishedAt: now},
    'on its way before the reload': {...released, pending},
    'refused before the reload': {...released, pending: {...pending, isRefused: true}},
  },
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now},
      {type: 'clock.ticked', now: later},
    ],
    'finish.ask': [{type: 'finish.ask'}],
    'finish.confirm': [{type: 'finish.confirm', key: 'k1'}],
    'finish.cancel': [{type: 'finish.cancel'}],
    'theme.arrived': [
      {type: 'theme.arrived', enableAfter, finishedAt: null},
      {type: 'theme.arrived', enableAfter, finishedAt: now},
    ],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'FAILED_TO_FINISH_STUDY'},
      {type: 'write.refused', key: 'someone-elses', code: 'FAILED_TO_FINISH_STUDY'},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['requestFinish', 'keepFinished', 'notifyRefused'],
}

const finishButton = {name: 'Concluir Cirurgia - Trauma - Pneumotórax'}

export const themeView: ViewModel<typeof themeMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'finish.ask': (page) => page.getByRole('button', finishButton).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: themeText.confirm}).click(),
    'finish.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: themeText.cancel}).click(),
    'theme.arrived': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    locked: ({enableAfter: at}) => ({
      visible: [
        ['rowheader', 'Cirurgia - Trauma - Pneumotórax'],
        ['text', lockedUntil(at === now ? '20260310' : '20260309')],
      ],
      absent: [['button', finishButton.name], ['alertdialog']],
    }),
    'released.ready': ({enableAfter: at}) => ({
      visible: [
        ['text', releasedOn(at === now ? '20260310' : '20260309')],
        ['button', finishButton.name],
        ['link', 'Relevância muito alta: abrir o Compass em outra aba'],
      ],
      absent: [['alertdialog'], ['alert']],
    }),
    'released.refused': {
      visible: [['alert'], ['text', themeText.finishFailed], ['button', finishButton.name]],
      absent: [['alertdialog']],
    },
    confirming: {
      visible: [
        ['alertdialog', themeText.finishQuestion],
        ['text', themeText.irreversible],
      ],
    },
    ...expectationsOf(['finishing', 'finished'], {
      visible: [['text', finishedOn('20260310')]],
      absent: [['button', finishButton.name], ['alertdialog'], ['alert']],
    }),
  },
}
