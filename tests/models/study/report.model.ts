import {reportMachine} from '../../../machines/study/report.machine.ts'
import {feedbackHints, reasonNames, reportText} from '../../../src/text/study/feedback.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const body = 'Dose dez vezes acima da usual.'

export const reportModel: FlowModel<typeof reportMachine> = {
  machine: reportMachine,
  starts: {'a question': {document: 'q3', type: 'question'}, 'a comment': {document: 'q3', type: 'comment'}},
  cases: {
    'report.open': [{type: 'report.open'}],
    'report.choose': [{type: 'report.choose', reason: 'wrongKey'}],
    'report.type': [{type: 'report.type', body}],
    'report.send': [{type: 'report.send', key: 'key-1'}],
    'report.close': [{type: 'report.close'}],
  },
  replies: {
    'xstate.done.actor.sendReport': [undefined],
    'xstate.error.actor.sendReport': [{failure: 'unreachable'}],
  },
  requests: ['sendReport'],
  listeners: [],
  effects: ['notifySent', 'notifyFailure'],
}

export const reportView: ViewModel<typeof reportMachine> = {
  interactions: {
    'report.open': (page) => page.getByRole('button', {name: reportText.open}).click(),
    'report.choose': (page, {reason}) => page.getByRole('radio', {name: reasonNames[reason]}).click(),
    'report.type': (page, {body: words}) => page.getByRole('textbox', {name: reportText.body}).fill(words),
    'report.send': (page) => page.getByRole('button', {name: reportText.send}).click(),
    'report.close': (page) => page.getByRole('button', {name: reportText.close}).click(),
  },
  unavailable: ({context}, event) => {
    if (event.type === 'report.choose' && context.reason === event.reason)
      return 'the chosen reason cannot be chosen again'
    return event.type === 'report.type' && context.body === event.body ? 'the same words again change nothing' : null
  },
  expectations: {
    closed: {absent: [['dialog']]},
    'editing.writing': ({reason}) => ({
      visible: [['dialog', reportText.title], ...(reason ? [['radio', reasonNames[reason]] as const] : [])],
      absent: [
        ['text', reportText.reasonMissing],
        ['text', reportText.failed],
      ],
    }),
    'editing.incomplete': {visible: [['text', reportText.reasonMissing]]},
    'editing.failed': {
      visible: [
        ['text', reportText.failed],
        ['text', feedbackHints.unreachable],
      ],
    },
    sending: {visible: [['dialog', reportText.title]], absent: [['text', reportText.failed]]},
  },
}
