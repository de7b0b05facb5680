import {passwordChangeMachine} from '../../../machines/profile/passwordChange.machine.ts'
import {passwordMessages, passwordText} from '../../../src/text/profile/profile.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const good = {oldPassword: 'segredo-velho', newPassword: ' segredo-novo ', confirmation: ' segredo-novo '}

export const passwordChangeModel: FlowModel<typeof passwordChangeMachine> = {
  machine: passwordChangeMachine,
  starts: {'signed in': undefined},
  cases: {
    'password.submit': [
      {type: 'password.submit', ...good},
      {type: 'password.submit', ...good, confirmation: 'outra coisa'},
      {type: 'password.submit', ...good, oldPassword: ''},
      {type: 'password.submit', ...good, newPassword: 'curta', confirmation: 'curta'},
    ],
    'field.change': [{type: 'field.change'}],
    'password.toggle': [{type: 'password.toggle'}],
  },
  replies: {
    'xstate.done.actor.reauthenticate': [undefined],
    'xstate.error.actor.reauthenticate': [
      {code: 'auth/no-password-login'},
      {code: 'auth/wrong-password'},
      {code: 'auth/too-many-requests'},
      {code: 'auth/network-request-failed'},
    ],
    'xstate.done.actor.updatePassword': [undefined],
    'xstate.error.actor.updatePassword': [
      {code: 'auth/weak-password'},
      {code: 'auth/common-password'},
      {code: 'auth/personal-password'},
      {code: 'auth/internal-error'},
    ],
  },
  requests: ['reauthenticate', 'updatePassword'],
  listeners: [],
  effects: ['notifyFailure', 'notifyDone'],
}

const type = async (page: Page, field: string, text: string) => {
  const input = page.getByLabelText(field, {exact: true})
  const {value} = input.element() as HTMLInputElement
  if (value !== text) await input.fill(text)
}

export const passwordChangeView: ViewModel<typeof passwordChangeMachine> = {
  interactions: {
    'password.submit': async (page, {oldPassword, newPassword, confirmation}) => {
      await type(page, passwordText.oldPassword, oldPassword)
      await type(page, passwordText.newPassword, newPassword)
      await type(page, passwordText.confirmation, confirmation)
      await page.getByRole('button', {name: passwordText.change}).click()
    },
    'field.change': (page) => type(page, passwordText.oldPassword, 'outro segredo'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senhas$/}).click(),
  },
  expectations: {
    'open.idle': {visible: [['button', passwordText.change]], absent: [['alert']]},
    'open.failed': ({failure}) => ({
      visible: [
        ['alert'],
        ['text', passwordMessages[failure ?? 'other'].title],
        ['text', passwordMessages[failure ?? 'other'].text],
      ],
    }),
    'open.done': {visible: [['status'], ['text', passwordText.done]], absent: [['alert']]},
    checking: {visible: [['button', passwordText.checking]], absent: [['alert']]},
    updating: {visible: [['button', passwordText.updating]], absent: [['alert']]},
  },
}
