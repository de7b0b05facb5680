import {featureRatingMachine} from '../../../machines/feedback/featureRating.machine.ts'
import {featureRatingText} from '../../../src/text/feedback/surveys.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

const start = 1_000_000

export const featureRatingModel: FlowModel<typeof featureRatingMachine> = {
  machine: featureRatingMachine,
  starts: {
    'never opened': {feature: 'performance', openings: 0},
    'opened twice': {feature: 'performance', openings: 2},
  },
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now: start},
      {type: 'clock.ticked', now: start + 9_999},
      {type: 'clock.ticked', now: start + 10_000},
    ],
    'turn.given': [{type: 'turn.given'}],
    'score.pick': [{type: 'score.pick', score: 4}],
    'comment.type': [{type: 'comment.type', comment: 'Falta comparar meses.'}],
    'rating.send': [{type: 'rating.send', key: 'k1'}],
    'rating.close': [{type: 'rating.close'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'outra'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'BAD_INPUT'},
      {type: 'write.refused', key: 'outra', code: 'BAD_INPUT'},
    ],
  },
  replies: {},
  requests: [],
  listeners: [],
  effects: ['keepOpenings', 'requestRating', 'notifySent', 'notifyFailed'],
}

const open = [
  ['alertdialog', featureRatingText.title('performance')],
  ['radio', featureRatingText.star(5)],
  ['textbox', featureRatingText.comment],
  ['button', featureRatingText.send],
] as const

export const featureRatingView: ViewModel<typeof featureRatingMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'turn.given': 'fact',
    'score.pick': (page, {score}) =>
      page.getByRole('radio', {name: featureRatingText.star(score)}).click({force: true}),
    'comment.type': (page, {comment}) => page.getByRole('textbox', {name: featureRatingText.comment}).fill(comment),
    'rating.send': (page) => page.getByRole('button', {name: featureRatingText.send}).click(),
    'rating.close': (page, _, before) =>
      page
        .getByRole('button', {
          name: before.matches('sending') ? featureRatingText.closeSending : featureRatingText.close,
        })
        .click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  unavailable: ({context}, event) =>
    (event.type === 'score.pick' && context.score === event.score) ||
    (event.type === 'comment.type' && context.comment === event.comment)
      ? 'what stands there already is no change'
      : null,
  expectations: {
    ...expectationsOf(['waiting', 'exhausted', 'due', 'left', 'closed'], {absent: [['alertdialog']]}),
    'open.writing': {visible: open, absent: [['alert']]},
    'open.failed': {visible: [...open, ['text', 'Não foi possível enviar']]},
    sending: {visible: open, absent: [['alert']]},
  },
}
