import {fieldsToClear} from '../../../domain/access/credentials.ts'
import {loginMachine} from '../../../machines/access/login.machine.ts'
import {accessText, signInMessages} from '../../../src/text/access/access.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const good = {email: 'ana@exemplo.com.br', password: 'segredo-da-ana'}

export const loginModel: FlowModel<typeof loginMachine> = {
  machine: loginMachine,
  starts: {'signed out': undefined},
  cases: {
    'login.submit': [
      {type: 'login.submit', ...good},
      {type: 'login.submit', email: 'ana', password: 'segredo-da-ana'},
      {type: 'login.submit', email: 'ana@exemplo.com.br', password: ''},
    ],
    'field.change': [{type: 'field.change'}],
    'password.toggle': [{type: 'password.toggle'}],
  },
  replies: {
    'xstate.done.actor.signIn': [undefined],
    'xstate.error.actor.signIn': [
      {code: 'auth/invalid-email'},
      {code: 'auth/wrong-password'},
      {code: 'auth/user-not-found'},
      {code: 'auth/too-many-requests'},
      {code: 'auth/network-request-failed'},
    ],
  },
  requests: ['signIn'],
  listeners: [],
  effects: ['notifyFailure'],
  delays: {'xstate.after.slow.login.submitting.quick': 4_000},
}

const type = async (page: Page, field: string, text: string) => {
  const input = page.getByLabelText(field)
  const {value} = input.element() as HTMLInputElement
  if (value !== text) await input.fill(text)
}

export const loginView: ViewModel<typeof loginMachine> = {
  interactions: {
    'login.submit': async (page, {email, password}) => {
      await type(page, accessText.email, email)
      await type(page, accessText.password, password)
      await page.getByRole('button', {name: accessText.enter}).click()
    },
    'field.change': (page) => page.getByLabelText(accessText.email).fill('outra@exemplo.com.br'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senha$/}).click(),
  },
  expectations: {
    editing: {
      visible: [
        ['textbox', accessText.email],
        ['button', accessText.enter],
      ],
      absent: [['alert']],
    },
    'submitting.quick': {
      visible: [['button', accessText.entering]],
      absent: [['button', accessText.enter], ['alert'], ['text', accessText.slow]],
    },
    'submitting.slow': {
      visible: [
        ['button', accessText.entering],
        ['text', accessText.slow],
      ],
      absent: [['alert']],
    },
    failed: ({failure, isUnreachable}) => ({
      visible: [['alert'], ['text', signInMessages[failure ?? 'other'].text], ['button', accessText.enter]],
      absent: isUnreachable ? [] : [['text', accessText.unreachable]],
    }),
    signedIn: {visible: [['text', accessText.signedIn]], absent: [['alert']]},
  },
  unavailable: ({context, value}, event) =>
    value === 'failed' && event.type === 'login.submit' && fieldsToClear(context.failure).length > 0
      ? 'the refusal emptied a field: typing into it comes first'
      : null,
}
