import {passwordStrengthMachine} from '../../../machines/access/passwordStrength.machine.ts'
import {passwordStrengthText as text} from '../../../src/text/access/passwordStrength.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const owner = {name: 'Ana Souza', email: 'ana@exemplo.com.br'}

export const passwordStrengthModel: FlowModel<typeof passwordStrengthMachine> = {
  machine: passwordStrengthMachine,
  starts: {'nothing typed yet': undefined},
  cases: {
    'password.type': [
      {type: 'password.type', password: 'aurora-verde-7', owner},
      {type: 'password.type', password: '', owner},
    ],
  },
  replies: {
    'xstate.done.actor.measure': [
      {kind: 'accepted', level: 4},
      {kind: 'refused', weakness: 'common'},
    ],
    'xstate.error.actor.measure': [new Error('no dictionary')],
  },
  requests: ['measure'],
  listeners: [],
  effects: [],
}

export const passwordStrengthView: ViewModel<typeof passwordStrengthMachine> = {
  interactions: {
    'password.type': async (page, {password}) => {
      const input = page.getByLabelText('Senha', {exact: true})
      // The same password is typed again by its last character: a field that does not change tells nobody.
      if ((input.element() as HTMLInputElement).value === password) await input.fill(password.slice(0, -1))
      await input.fill(password)
    },
  },
  expectations: {
    empty: {
      visible: [['textbox', 'Senha']],
      absent: [
        ['text', text.measuring],
        ['text', text.unavailable],
      ],
    },
    measuring: ({strength}) => ({visible: [['text', strength === null ? text.measuring : text.strength(strength)]]}),
    measured: ({strength}) => ({
      visible: [['text', strength === null ? '' : text.strength(strength)]],
      absent: [['text', text.measuring]],
    }),
    unavailable: {visible: [['text', text.unavailable]]},
  },
}
