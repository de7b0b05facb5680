import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['openQuestion', 'saveShortcuts'],
}
