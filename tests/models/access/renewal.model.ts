import {renewalMachine} from '../../../machines/access/renewal.machine.ts'
import {accessText, signInMessages} from '../../../src/text/access/access.ts'
import {sessionText} from '../../../src/text/access/session.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const renewalModel: FlowModel<typeof renewalMachine> = {
  machine: renewalMachine,
  starts: {'login expired': {email: 'ana@exemplo.com.br'}},
  cases: {
    'renewal.submit': [
      {type: 'renewal.submit', password: 'segredo-da-ana'},
      {type: 'renewal.submit', password: ''},
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
      {code: 'auth/invalid-credential'},
      {code: 'auth/network-request-failed'},
    ],
  },
  requests: ['signIn'],
  listeners: [],
  effects: ['notifyFailure'],
}

const field = (page: Page) => page.getByLabelText(sessionText.password, {exact: true})

export const renewalView: ViewModel<typeof renewalMachine> = {
  interactions: {
    'renewal.submit': async (page, {password}) => {
      if ((field(page).element() as HTMLInputElement).value !== password) await field(page).fill(password)
      await page.getByRole('button', {name: sessionText.continue}).click()
    },
    'field.change': (page) => field(page).fill('outra tentativa'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senha$/}).click(),
  },
  expectations: {
    asking: ({email}) => ({
      visible: [
        ['alertdialog', sessionText.expiredTitle],
        ['text', email],
        ['button', sessionText.leave],
      ],
      absent: [['alert']],
    }),
    checking: {visible: [['button', sessionText.checking]], absent: [['alert']]},
    refused: ({failure, isUnreachable}) => {
      const {title, text} = signInMessages[failure ?? 'other']
      return {visible: [['alert'], ['text', title], ['text', isUnreachable ? accessText.unreachable : text]]}
    },
    renewed: {visible: [['text', sessionText.renewed]], absent: [['alert']]},
  },
  unavailable: ({context, value}, event) => {
    if (event.type !== 'renewal.submit') return null
    if (event.password === '') return 'the button waits for a password'
    const isEmptied = context.failure === 'wrong-password' || context.failure === 'user-not-found'
    return value === 'refused' && isEmptied ? 'the refusal emptied the field: typing into it comes first' : null
  },
}
