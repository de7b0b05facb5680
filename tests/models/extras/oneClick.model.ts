import {quickWish} from '../../../domain/extras/quickWish.ts'
import {oneClickMachine} from '../../../machines/extras/oneClick.machine.ts'
import {failureWords, oneClickText} from '../../../src/text/extras/creation.ts'
import {wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith} from './wizardFixtures.ts'

export const oneClickModel: FlowModel<typeof oneClickMachine> = {
  machine: oneClickMachine,
  starts: {
    'questions of a theme': {wish: {kind: 'quickQuestion', wish: quickWish(['Cirurgia', 'Queimaduras'], 2026)}},
    'a smart exam': {wish: {kind: 'smartExam'}},
    'a theoretical review': {wish: {kind: 'theoreticalReview'}},
    'a smart review': {wish: {kind: 'smartReview'}},
  },
  cases: {'extra.create': [{type: 'extra.create', key: 'key-1'}]},
  replies: {
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [
      offline,
      refusedWith('NO_QUESTION_FOUND'),
      refusedWith('NO_ELEGIBLE_LESSON_TO_REVIEW'),
      refusedWith('EXTRA_ALREADY_TODAY'),
    ],
  },
  requests: ['createExtra'],
  listeners: [],
  effects: ['notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.oneClick.creating.waiting': 4_000},
}

export const oneClickView: ViewModel<typeof oneClickMachine> = {
  interactions: {'extra.create': (page) => page.getByRole('button').click()},
  expectations: {
    idle: ({wish, failure}) => ({
      visible: [
        ['button', oneClickText[wish.kind]],
        ...(failure === null ? [] : ([['alert'], ['text', failureWords(wish.kind, failure).title]] as const)),
      ],
      absent: failure === null ? [['alert']] : [],
    }),
    'creating.waiting': {visible: [['button', oneClickText.creating]], absent: [['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', oneClickText.creating],
        ['text', wizardText.slow],
      ],
    },
    created: ({wish: {kind}}) => ({
      visible: [
        ['button', kind === 'theoreticalReview' || kind === 'smartReview' ? oneClickText.done : oneClickText[kind]],
      ],
    }),
  },
}
