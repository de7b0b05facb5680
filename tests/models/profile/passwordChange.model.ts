import {passwordChangeMachine} from '../../../machines/profile/passwordChange.machine.ts'
import {passwordMessages, passwordText} from '../../../src/text/profile/profile.ts'
import type {Page, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['notifyFailure', 'notifyDone'],
}

const type = async (page: Page, field: string, text: string) => {
  const input = page.getByLabelText(field, {exact: true})
  const {value} = input.element() as HTMLInputElement
  if (value !== text) await input.fill(text)
}

export const passwordChangeView: ViewModel<typeof passwordChangeMachine> = {
  perform: {
    'password.submit': async (page, {oldPassword, newPassword, confirmation}) => {
      await type(page, passwordText.oldPassword, oldPassword)
      await type(page, passwordText.newPassword, newPassword)
      await type(page, passwordText.confirmation, confirmation)
      await page.getByRole('button', {name: passwordText.change}).click()
    },
    'field.change': (page) => type(page, passwordText.oldPassword, 'outro segredo'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senhas$/}).click(),
  },
  faces: {
    'open.idle': {sees: [['button', passwordText.change]], misses: [['alert']]},
    'open.failed': ({failure}) => ({
      sees: [
        ['alert'],
        ['text', passwordMessages[failure ?? 'other'].title],
        ['text', passwordMessages[failure ?? 'other'].text],
      ],
    }),
    'open.done': {sees: [['status'], ['text', passwordText.done]], misses: [['alert']]},
    checking: {sees: [['button', passwordText.checking]], misses: [['alert']]},
    updating: {sees: [['button', passwordText.updating]], misses: [['alert']]},
  },
}
