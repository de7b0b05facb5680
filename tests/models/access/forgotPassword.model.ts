import {forgotPasswordMachine} from '../../../machines/access/forgotPassword.machine.ts'
import {forgotPasswordMessages, forgotPasswordText as text} from '../../../src/text/access/recovery.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const forgotPasswordModel: FlowModel<typeof forgotPasswordMachine> = {
  machine: forgotPasswordMachine,
  starts: {'signed out': undefined},
  cases: {
    'field.change': [{type: 'field.change'}],
    'reset.submit': [
      {type: 'reset.submit', email: 'ana@exemplo.com.br'},
      {type: 'reset.submit', email: 'ana'},
    ],
  },
  replies: {
    'xstate.error.actor.sendPasswordReset': [
      {code: 'auth/user-not-found'},
      {code: 'auth/network-request-failed'},
      {code: 'auth/too-many-requests'},
    ],
  },
  requests: ['sendPasswordReset'],
  listeners: [],
  effects: ['notify'],
  delays: {'xstate.after.slow.forgotPassword.submitting.quick': 4_000},
}

const effects = (result: keyof typeof forgotPasswordMessages) => [
  ['text', forgotPasswordMessages[result].title] as const,
  ['text', forgotPasswordMessages[result].text] as const,
  ['button', text.submit] as const,
]

export const forgotPasswordView: ViewModel<typeof forgotPasswordMachine> = {
  interactions: {
    'field.change': (page) => page.getByRole('textbox', {name: text.email}).fill('outra@exemplo.com.br'),
    'reset.submit': async (page, {email}) => {
      const input = page.getByRole('textbox', {name: text.email})
      if ((input.element() as HTMLInputElement).value !== email) await input.fill(email)
      await page.getByRole('button', {name: text.submit}).click()
    },
  },
  expectations: {
    editing: {
      visible: [
        ['textbox', text.email],
        ['button', text.submit],
      ],
      absent: [['alert'], ['status']],
    },
    'submitting.quick': {visible: [['button', text.submitting]], absent: [['alert'], ['text', text.slow]]},
    'submitting.slow': {
      visible: [
        ['button', text.submitting],
        ['text', text.slow],
      ],
    },
    sent: ({email}) => ({visible: [...effects('sent'), ['text', text.mailedTo(email)]], absent: [['alert']]}),
    notFound: {visible: [['alert'], ['link', text.register], ...effects('notFound')]},
    failed: {visible: [['alert'], ...effects('failed')]},
  },
  unavailable: ({value}, event) =>
    typeof value === 'object' && 'submitting' in value && event.type === 'reset.submit'
      ? 'a pending button takes no press'
      : null,
  excused: {'forgotPassword.submitting · reset.submit': 'a pending button takes no press'},
}
