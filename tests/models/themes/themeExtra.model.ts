import {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {makingLabel, themeExtraText} from '../../../src/text/themes/themeExtra.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const wished = {lessonId: 'l1', leaf: ['Cirurgia', 'Trauma']} as const
const made = {path: '/atividades-extras/questao?date=20260310&a=e1&de=temas'}

export const themeExtraModel: FlowModel<typeof themeExtraMachine> = {
  machine: themeExtraMachine,
  starts: {'a theme of the list': undefined},
  cases: {
    'extra.ask': [
      {type: 'extra.ask', kind: 'video', ...wished, key: 'k1'},
      {type: 'extra.ask', kind: 'questions', ...wished, key: 'k2'},
    ],
    'extra.dismiss': [{type: 'extra.dismiss'}],
  },
  replies: {
    'xstate.done.actor.createExtra': [made],
    'xstate.error.actor.createExtra': [
      {failure: 'refused', code: 'NO_QUESTION_FOUND'},
      {failure: 'refused', code: 'TRIAL_TIME_OVER'},
      {failure: 'offline', code: null},
    ],
  },
  requests: ['createExtra'],
  listeners: [],
  effects: ['openVideos', 'notifyCreated', 'notifyNoQuestion', 'notifyFailed'],
}

const buttons = [
  ['button', 'Videoaulas de Cirurgia - Trauma'],
  ['button', 'Criar 5 questões comentadas de Cirurgia - Trauma'],
] as const

export const themeExtraView: ViewModel<typeof themeExtraMachine> = {
  interactions: {
    'extra.ask': (page, {kind}) =>
      page.getByRole('button', {name: kind === 'video' ? /^Videoaulas de/ : /^Criar 5 questões/}).click(),
    'extra.dismiss': (page) => page.getByRole('button', {name: themeExtraText.close}).click(),
  },
  expectations: {
    'resting.idle': {visible: buttons, absent: [['alert'], ['status']]},
    creating: ({wish}) => ({
      visible: [['button', makingLabel[wish?.kind ?? 'video']]],
      absent: [['alert'], ['status']],
    }),
    'resting.created': {
      visible: [
        ...buttons,
        ['text', 'Tudo certo!'],
        ['text', 'Atividade de questão criada com sucesso!'],
        ['link', themeExtraText.openQuestions],
      ],
    },
    'resting.noQuestion': {
      visible: [
        ...buttons,
        ['alert'],
        ['text', 'Nenhuma questão recomendada encontrada...'],
        ['text', themeExtraText.noQuestionHint],
        ['link', themeExtraText.openExtras],
      ],
    },
    'resting.failed': ({failed}) =>
      failed?.failure === 'refused'
        ? {visible: [...buttons, ['alert']], absent: [['button', themeExtraText.tryAgain]]}
        : {visible: [...buttons, ['text', themeExtraText.offline], ['button', themeExtraText.tryAgain]]},
  },
}
