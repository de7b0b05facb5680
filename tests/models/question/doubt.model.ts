import {doubtMachine} from '../../../machines/question/doubt.machine.ts'
import type {DoubtInput} from '../../../machines/question/doubt.types.ts'
import {doubtText} from '../../../src/text/question/doubt.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const freshDoubt: DoubtInput = {isEnabled: true, isIn: false, pending: null}

export const doubtModel: FlowModel<typeof doubtMachine> = {
  machine: doubtMachine,
  starts: {
    'not marked': freshDoubt,
    marked: {...freshDoubt, isIn: true},
    'on its way before the reload': {...freshDoubt, isIn: true, pending: {key: 'd1', action: 'add'}},
    'being taken back before the reload': {...freshDoubt, pending: {key: 'd1', action: 'remove'}},
    'outside of activities': {...freshDoubt, isEnabled: false},
  },
  cases: {
    'doubt.toggle': [{type: 'doubt.toggle', key: 'd1'}],
    'doubt.arrived': [
      {type: 'doubt.arrived', isIn: true},
      {type: 'doubt.arrived', isIn: false},
    ],
    'activity.changed': [{type: 'activity.changed', isEnabled: true}],
    'write.gone': [{type: 'write.gone', key: 'd1'}],
    'write.confirmed': [{type: 'write.confirmed', key: 'd1'}],
    'write.refused': [{type: 'write.refused', key: 'd1', code: 'SAME_COMMAND_AS_PREVIOUS'}],
  },
  requests: [],
  listeners: [],
  effects: ['requestToggle', 'refetch', 'notifyRefused'],
}

export const doubtView: ViewModel<typeof doubtMachine> = {
  interactions: {
    'doubt.toggle': (page) => page.getByRole('button', {name: doubtText.mark}).click(),
    'doubt.arrived': 'fact',
    'activity.changed': 'fact',
    'write.gone': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    ...expectationsOf(['out', 'removing', 'disabled', 'in', 'adding'], {visible: [['button', doubtText.mark]]}),
  },
}
