import {ratingMachine} from '../../../machines/study/rating.machine.ts'
import {feedbackHints, ratingText} from '../../../src/text/study/feedback.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const ratingModel: FlowModel<typeof ratingMachine> = {
  machine: ratingMachine,
  starts: {'a video': {document: 'video-1', type: 'video'}},
  cases: {
    'rating.like': [{type: 'rating.like', key: 'key-1'}],
    'rating.give': [{type: 'rating.give', stars: 4, key: 'key-1'}],
    'rating.dislike': [{type: 'rating.dislike', key: 'key-1'}],
    'rating.retry': [{type: 'rating.retry'}],
  },
  replies: {
    'xstate.done.actor.readRate': [null, 0.6],
    'xstate.error.actor.readRate': [{failure: 'offline'}],
    'xstate.done.actor.saveRate': [0.4],
    'xstate.error.actor.saveRate': [{failure: 'unreachable'}],
  },
  requests: ['readRate', 'saveRate'],
  listeners: [],
  effects: ['openReport', 'notifyFailure'],
}

/** Both scales stand side by side in the walk: a student meets one of them. */
export const ratingView: ViewModel<typeof ratingMachine> = {
  interactions: {
    'rating.give': (page, {stars}) => page.getByRole('radio', {name: ratingText.star(stars)}).click({force: true}),
    'rating.like': (page) => page.getByRole('button', {name: ratingText.like, exact: true}).click(),
    'rating.dislike': (page) => page.getByRole('button', {name: ratingText.dislike}).click(),
    'rating.retry': (page, _, before) =>
      page
        .getByRole('button', {name: before.matches('unreadable') ? ratingText.unavailable : ratingText.retry})
        .first()
        .click(),
  },
  unavailable: ({context}, event) => {
    const shown = context.next ?? context.wanted
    return event.type === 'rating.give' && Math.round((shown?.rate ?? context.rate ?? 0) * 5) === event.stars
      ? 'the star that is chosen already cannot be chosen again'
      : null
  },
  expectations: {
    loading: {visible: [['group', ratingText.legend]]},
    unreadable: {visible: [['button', ratingText.unavailable]], absent: [['radio']]},
    'choosing.unrated': {visible: [['radio', ratingText.star(5)]], absent: [['text', ratingText.failed]]},
    'choosing.rated': {visible: [['radio', ratingText.star(5)]], absent: [['text', ratingText.failed]]},
    'choosing.failed': {
      visible: [
        ['text', `${ratingText.failed} ${feedbackHints.unreachable}`],
        ['button', ratingText.retry],
      ],
    },
    saving: {visible: [['radio', ratingText.star(5)]], absent: [['text', ratingText.failed]]},
  },
}
