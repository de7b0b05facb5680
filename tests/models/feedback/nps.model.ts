import {npsMachine} from '../../../machines/feedback/nps.machine.ts'
import type {NpsInput} from '../../../machines/feedback/nps.types.ts'
import {npsReasonNames, npsReasonQuestions, npsText} from '../../../src/text/feedback/nps.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

const blank: NpsInput = {score: null, reasons: [], comment: ''}

export const npsModel: FlowModel<typeof npsMachine> = {
  machine: npsMachine,
  starts: {'asked for the first time': blank, 'begun before a reload': {score: 6, reasons: ['poorValue'], comment: ''}},
  cases: {
    'turn.given': [{type: 'turn.given'}],
    'score.pick': [
      {type: 'score.pick', score: 6},
      {type: 'score.pick', score: 9},
    ],
    'reason.toggle': [{type: 'reason.toggle', reason: 'other'}],
    'comment.type': [{type: 'comment.type', comment: 'Gosto das questões.'}],
    'step.next': [{type: 'step.next'}],
    'step.back': [{type: 'step.back'}],
    'survey.refuse': [{type: 'survey.refuse', key: 'k1'}],
    'survey.later': [{type: 'survey.later', key: 'k1'}],
    'survey.send': [{type: 'survey.send', key: 'k1'}],
    'survey.close': [{type: 'survey.close'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'outra'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'ALREADY_ANSWERED'},
      {type: 'write.refused', key: 'outra', code: 'BAD_INPUT'},
    ],
  },
  replies: {
    'xstate.done.actor.shouldExecute': [true, false],
    'xstate.error.actor.shouldExecute': [{failure: 'unreachable'}],
  },
  requests: ['shouldExecute'],
  listeners: [],
  effects: ['requestAnswer', 'requestRefusal', 'requestLater', 'logFailure'],
}

const button = (name: string) => ['button', name] as const
const thanks = {
  visible: [['dialog', npsText.thanksTitle] as const, button(npsText.close)],
  absent: [['radio'] as const],
}

export const npsView: ViewModel<typeof npsMachine> = {
  interactions: {
    'turn.given': 'fact',
    'score.pick': (page, {score}) => page.getByRole('radio', {name: String(score), exact: true}).click({force: true}),
    'reason.toggle': (page, {reason}) => page.getByRole('checkbox', {name: npsReasonNames[reason]}).click(),
    'comment.type': (page, {comment}) => page.getByRole('textbox', {name: npsText.comment}).fill(comment),
    'step.next': (page) => page.getByRole('button', {name: npsText.next}).click(),
    'step.back': (page) => page.getByRole('button', {name: npsText.back}).click(),
    'survey.refuse': (page) => page.getByRole('button', {name: npsText.refuse}).click(),
    'survey.later': (page, _, before) =>
      page.getByRole('button', {name: before.matches({asking: 'score'}) ? npsText.later : npsText.close}).click(),
    'survey.send': (page) => page.getByRole('button', {name: npsText.send}).click(),
    'survey.close': (page) => page.getByRole('button', {name: npsText.close}).click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  unavailable: ({context}, event) =>
    event.type === 'score.pick' && context.score === event.score
      ? 'the number that is chosen already cannot be chosen again'
      : event.type === 'comment.type' && context.comment === event.comment
        ? 'the field holds these words already'
        : null,
  expectations: {
    ...expectationsOf(['checking', 'due', 'hidden', 'sending.left'], {absent: [['alertdialog'], ['dialog']]}),
    'asking.score': {
      visible: [
        ['group', 'De 0 a 10, quanto você recomendaria a plataforma?'],
        ['radio', '0'],
        button('Não responder'),
        button('Responder depois'),
        button(npsText.next),
      ],
    },
    'asking.reasons': ({score}) => ({
      visible: [
        ['group', npsReasonQuestions[(score ?? 0) < 7 ? 'detractor' : 'promoter']],
        ['checkbox', npsReasonNames.other],
        button(npsText.back),
      ],
      absent: [['radio'], button(npsText.refuse)],
    }),
    'asking.comment': {
      visible: [['textbox', npsText.comment], button(npsText.send), button(npsText.back)],
      absent: [['checkbox']],
    },
    'sending.thanking': thanks,
    done: thanks,
  },
}
