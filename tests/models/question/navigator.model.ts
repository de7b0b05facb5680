import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {navigatorText, questionText} from '../../../src/text/question/question.ts'
import {shortcutsText} from '../../../src/text/question/shortcuts.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const navigatorModel: FlowModel<typeof navigatorMachine> = {
  machine: navigatorMachine,
  starts: {'first of three questions': {questionIds: ['q1', 'q2', 'q3'], currentId: 'q1', areShortcutsOn: true}},
  cases: {
    'question.goto': [
      {type: 'question.goto', questionId: 'q3'},
      {type: 'question.goto', questionId: 'q1'},
      {type: 'question.goto', questionId: 'unknown'},
    ],
    'question.next': [{type: 'question.next'}],
    'question.previous': [{type: 'question.previous'}],
    'address.changed': [
      {type: 'address.changed', questionId: 'q2'},
      {type: 'address.changed', questionId: 'unknown'},
    ],
    'shortcuts.open': [{type: 'shortcuts.open'}],
    'shortcuts.close': [{type: 'shortcuts.close'}],
    'shortcuts.toggle': [{type: 'shortcuts.toggle'}],
  },
  requests: [],
  listeners: [],
  effects: ['openQuestion', 'saveShortcuts'],
}

export const navigatorView: ViewModel<typeof navigatorMachine> = {
  interactions: {
    'question.goto': (page, {questionId}) =>
      page.getByRole('button', {name: new RegExp(`^${questionId.slice(1)}, `)}).click(),
    'question.next': (page) => page.getByRole('button', {name: questionText.next}).click(),
    'question.previous': (page) => page.getByRole('button', {name: questionText.previous}).click(),
    'address.changed': 'fact',
    'shortcuts.open': (page) => page.getByRole('button', {name: navigatorText.shortcuts}).click(),
    'shortcuts.close': (page) => page.getByRole('dialog').getByRole('button', {name: shortcutsText.close}).click(),
    'shortcuts.toggle': (page) => page.getByRole('switch', {name: shortcutsText.enabled}).click(),
  },
  expectations: {
    ready: ({currentId}) => ({
      visible: [
        ['text', `${currentId.slice(1)}/3`],
        ['button', `${currentId.slice(1)}, ${navigatorText.unanswered}, ${navigatorText.current}`],
      ],
      absent: [['dialog']],
    }),
    helping: {
      visible: [
        ['dialog', shortcutsText.title],
        ['switch', shortcutsText.enabled],
      ],
    },
  },
}
