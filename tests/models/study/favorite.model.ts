import {favoriteMachine} from '../../../machines/study/favorite.machine.ts'
import {favoriteText, feedbackHints} from '../../../src/text/study/feedback.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['notifyFailure'],
}

export const favoriteView: ViewModel<typeof favoriteMachine> = {
  perform: {
    'favorite.toggle': (page) => page.getByRole('button', {name: heart}).click(),
    'favorite.retry': (page) => page.getByRole('button', {name: favoriteText.unknown}).click(),
  },
  faces: {
    'unknown.reading': {sees: [['button', heart]]},
    'unknown.unreadable': {sees: [['button', favoriteText.unknown]], misses: [['button', heart]]},
    off: ({failure}) => ({
      sees: [
        ['button', heart],
        ...(failure ? [['text', `${favoriteText.failedTitle} ${feedbackHints[failure]}`] as const] : []),
      ],
    }),
    on: ({failure}) => ({
      sees: [
        ['button', heart],
        ...(failure ? [['text', `${favoriteText.failedTitle} ${feedbackHints[failure]}`] as const] : []),
      ],
    }),
    saving: {sees: [['button', heart]], misses: [['text', favoriteText.failedTitle]]},
  },
}
