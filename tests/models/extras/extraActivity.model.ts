import {extraActivityMachine} from '../../../machines/extras/extraActivity.machine.ts'
import type {ExtraActivityInput} from '../../../machines/extras/extraActivity.types.ts'
import {extrasText, rowName} from '../../../src/text/extras/extras.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ElementQuery, ViewModel} from '../../support/interactions.ts'
import {questionExtra} from './fixtures.ts'

const open: ExtraActivityInput = {
  id: questionExtra.id,
  isFinished: false,
  isComplete: false,
  isEditable: true,
  writeKey: null,
}
const news = {isFinished: false, isComplete: false, isEditable: true, writeKey: null}

export const extraActivityModel: FlowModel<typeof extraActivityMachine> = {
  machine: extraActivityMachine,
  starts: {
    'to be done': open,
    'all answered, not ended': {...open, isComplete: true},
    'its finish on its way': {...open, writeKey: 'k1'},
    finished: {...open, isFinished: true, isComplete: true},
    'on a past day': {...open, isEditable: false},
  },
  cases: {
    'finish.send': [{type: 'finish.send', key: 'k1'}],
    'delete.ask': [{type: 'delete.ask'}],
    'delete.confirm': [{type: 'delete.confirm', key: 'k2'}],
    'delete.cancel': [{type: 'delete.cancel'}],
    'extra.changed': [
      {type: 'extra.changed', ...news},
      {type: 'extra.changed', ...news, isComplete: true},
      {type: 'extra.changed', ...news, isFinished: true},
      {type: 'extra.changed', ...news, isEditable: false},
      {type: 'extra.changed', ...news, writeKey: 'k1'},
    ],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'FORBIDDEN'},
      {type: 'write.refused', key: 'someone-elses', code: 'FORBIDDEN'},
    ],
  },
  replies: {
    'xstate.done.actor.deleteExtra': [undefined],
    'xstate.error.actor.deleteExtra': [{failure: 'unreachable'}, {failure: 'refused'}],
  },
  requests: ['deleteExtra'],
  listeners: [],
  effects: ['requestFinish', 'notifyDeleted', 'logFailure'],
}

const name = rowName(questionExtra)
const link: ElementQuery = ['link', extrasText.open(name)]
const remove: ElementQuery = ['button', extrasText.remove(name)]
const finish: ElementQuery = ['button', extrasText.finishOf(name)]
const dialog: ElementQuery = ['alertdialog', extrasText.removeTitle]

export const extraActivityView: ViewModel<typeof extraActivityMachine> = {
  interactions: {
    'finish.send': (page) => page.getByRole('button', {name: extrasText.finishOf(name)}).click(),
    'delete.ask': (page) => page.getByRole('button', {name: extrasText.remove(name)}).click(),
    'delete.confirm': (page) =>
      page.getByRole('alertdialog').getByRole('button', {name: extrasText.removeConfirm}).click(),
    'delete.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: extrasText.cancel}).click(),
    'extra.changed': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    'unfinished.idle': ({isEditable, isComplete}) => ({
      visible: [
        link,
        ['text', extrasText.pending],
        ...(isEditable ? [remove] : []),
        ...(isEditable && isComplete ? [finish] : []),
      ],
      absent: [dialog, ...(isEditable ? [] : [remove]), ...(isEditable && isComplete ? [] : [finish])],
    }),
    'unfinished.confirming': {visible: [dialog]},
    finishing: {visible: [link, ['text', extrasText.finishing]], absent: [remove, finish, dialog]},
    'finished.idle': ({isEditable}) => ({
      visible: [link, ['text', extrasText.finished], ...(isEditable ? [remove] : [])],
      absent: [finish, dialog, ...(isEditable ? [] : [remove])],
    }),
    'finished.confirming': {visible: [dialog]},
    deleting: {visible: [['text', extrasText.removing]], absent: [link, dialog]},
    deleted: {absent: [link, ['text', extrasText.removing]]},
  },
}
