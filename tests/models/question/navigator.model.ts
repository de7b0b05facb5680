import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {navigatorText, questionText} from '../../../src/text/question/question.ts'
import {shortcutsText} from '../../../src/text/question/shortcuts.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const navigatorModel: FlowModel<typeof navigatorMachine> = {
  machine: navigatorMachine,
  starts: {
    'first of three questions': {
      questionIds: ['q1', 'q2', 'q3'],
      currentId: 'q1',
      areShortcutsOn: true,
      isStripShown: true,
    },
  },
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
    'list.open': [{type: 'list.open'}],
    'list.close': [{type: 'list.close'}],
    'strip.toggle': [{type: 'strip.toggle'}],
    'shortcuts.open': [{type: 'shortcuts.open'}],
    'shortcuts.close': [{type: 'shortcuts.close'}],
    'shortcuts.toggle': [{type: 'shortcuts.toggle'}],
  },
  requests: [],
  listeners: [],
  effects: ['openQuestion', 'saveShortcuts', 'saveStrip'],
}

export const navigatorView: ViewModel<typeof navigatorMachine> = {
  isNarrow: true,
  interactions: {
    'question.goto': (page, {questionId}, {value}) =>
      (value === 'listing' ? page.getByRole('dialog') : page)
        .getByRole('button', {name: new RegExp(`^${questionId.slice(1)}, `)})
        .click(),
    'list.open': (page) => page.getByRole('button', {name: navigatorText.all}).click(),
    'list.close': (page) => page.getByRole('dialog').getByRole('button', {name: navigatorText.close}).click(),
    'strip.toggle': (page) => page.getByRole('switch', {name: navigatorText.strip}).click(),
    'question.next': (page) => page.getByRole('button', {name: questionText.next}).click(),
    'question.previous': (page) => page.getByRole('button', {name: questionText.previous}).click(),
    'address.changed': 'fact',
    // The button stands beside the numbers, on screens wide enough for a column of them.
    'shortcuts.open': 'fact',
    'shortcuts.close': (page) => page.getByRole('dialog').getByRole('button', {name: shortcutsText.close}).click(),
    'shortcuts.toggle': (page) => page.getByRole('switch', {name: shortcutsText.enabled}).click(),
  },
  expectations: {
    ready: ({currentId, isStripShown}) => {
      const cell = ['button', `${currentId.slice(1)}, ${navigatorText.unanswered}, ${navigatorText.current}`] as const
      const place = ['text', `${currentId.slice(1)}/3`] as const
      return isStripShown
        ? {visible: [place, cell], absent: [['dialog']]}
        : {visible: [place], absent: [['dialog'], cell]}
    },
    listing: ({currentId}) => ({
      visible: [
        ['dialog', navigatorText.label],
        ['button', `${currentId.slice(1)}, ${navigatorText.unanswered}, ${navigatorText.current}`],
        ['switch', navigatorText.strip],
      ],
    }),
    helping: {
      visible: [
        ['dialog', shortcutsText.title],
        ['switch', shortcutsText.enabled],
      ],
    },
  },
}
