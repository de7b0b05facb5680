import {forgotPasswordMachine} from '../../../machines/access/forgotPassword.machine.ts'
import {forgotPasswordMessages, forgotPasswordText as text} from '../../../src/text/access/recovery.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['notify'],
  delays: {'xstate.after.slow.forgotPassword.submitting.quick': 4_000},
}

const told = (result: keyof typeof forgotPasswordMessages) => [
  ['text', forgotPasswordMessages[result].title] as const,
  ['text', forgotPasswordMessages[result].text] as const,
  ['button', text.submit] as const,
]

export const forgotPasswordView: ViewModel<typeof forgotPasswordMachine> = {
  perform: {
    'field.change': (page) => page.getByRole('textbox', {name: text.email}).fill('outra@exemplo.com.br'),
    'reset.submit': async (page, {email}) => {
      const input = page.getByRole('textbox', {name: text.email})
      if ((input.element() as HTMLInputElement).value !== email) await input.fill(email)
      await page.getByRole('button', {name: text.submit}).click()
    },
  },
  faces: {
    editing: {
      sees: [
        ['textbox', text.email],
        ['button', text.submit],
      ],
      misses: [['alert'], ['status']],
    },
    'submitting.quick': {sees: [['button', text.submitting]], misses: [['alert'], ['text', text.slow]]},
    'submitting.slow': {
      sees: [
        ['button', text.submitting],
        ['text', text.slow],
      ],
    },
    sent: ({email}) => ({sees: [...told('sent'), ['text', text.mailedTo(email)]], misses: [['alert']]}),
    notFound: {sees: [['alert'], ['link', text.register], ...told('notFound')]},
    failed: {sees: [['alert'], ...told('failed')]},
  },
  cannot: ({value}, event) =>
    typeof value === 'object' && 'submitting' in value && event.type === 'reset.submit'
      ? 'a pending button takes no press'
      : null,
  excused: {'forgotPassword.submitting · reset.submit': 'a pending button takes no press'},
}
