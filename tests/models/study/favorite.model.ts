import {favoriteMachine} from '../../../machines/study/favorite.machine.ts'
import {favoriteText, feedbackHints} from '../../../src/text/study/feedback.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const favoriteTitle = 'Sepse e choque séptico'
const heart = favoriteText.addLabel(favoriteTitle)

export const favoriteModel: FlowModel<typeof favoriteMachine> = {
  machine: favoriteMachine,
  starts: {'a video': {document: 'video-1', type: 'video'}},
  cases: {
    'favorite.toggle': [{type: 'favorite.toggle', key: 'key-1'}],
    'favorite.retry': [{type: 'favorite.retry'}],
  },
  replies: {
    'xstate.done.actor.readFavorite': [true, false],
    'xstate.error.actor.readFavorite': [{failure: 'offline'}],
    'xstate.done.actor.saveFavorite': [true, false],
    'xstate.error.actor.saveFavorite': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['readFavorite', 'saveFavorite'],
  listeners: [],
  effects: ['notifyFailure'],
}

export const favoriteView: ViewModel<typeof favoriteMachine> = {
  interactions: {
    'favorite.toggle': (page) => page.getByRole('button', {name: heart}).click(),
    'favorite.retry': (page) => page.getByRole('button', {name: favoriteText.unknown}).click(),
  },
  expectations: {
    'unknown.reading': {visible: [['button', heart]]},
    'unknown.unreadable': {visible: [['button', favoriteText.unknown]], absent: [['button', heart]]},
    off: ({failure}) => ({
      visible: [
        ['button', heart],
        ...(failure ? [['text', `${favoriteText.failedTitle} ${feedbackHints[failure]}`] as const] : []),
      ],
    }),
    on: ({failure}) => ({
      visible: [
        ['button', heart],
        ...(failure ? [['text', `${favoriteText.failedTitle} ${feedbackHints[failure]}`] as const] : []),
      ],
    }),
    saving: {visible: [['button', heart]], absent: [['text', favoriteText.failedTitle]]},
  },
}
