import {renewalMachine} from '../../../machines/access/renewal.machine.ts'
import {accessText, signInMessages} from '../../../src/text/access/access.ts'
import {sessionText} from '../../../src/text/access/session.ts'
import type {Page, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['notifyFailure'],
}

const field = (page: Page) => page.getByLabelText(sessionText.password, {exact: true})

export const renewalView: ViewModel<typeof renewalMachine> = {
  perform: {
    'renewal.submit': async (page, {password}) => {
      if ((field(page).element() as HTMLInputElement).value !== password) await field(page).fill(password)
      await page.getByRole('button', {name: sessionText.continue}).click()
    },
    'field.change': (page) => field(page).fill('outra tentativa'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senha$/}).click(),
  },
  faces: {
    asking: ({email}) => ({
      sees: [
        ['alertdialog', sessionText.expiredTitle],
        ['text', email],
        ['button', sessionText.leave],
      ],
      misses: [['alert']],
    }),
    checking: {sees: [['button', sessionText.checking]], misses: [['alert']]},
    refused: ({failure, isUnreachable}) => {
      const {title, text} = signInMessages[failure ?? 'other']
      return {sees: [['alert'], ['text', title], ['text', isUnreachable ? accessText.unreachable : text]]}
    },
    renewed: {sees: [['text', sessionText.renewed]], misses: [['alert']]},
  },
  cannot: ({context, value}, event) => {
    if (event.type !== 'renewal.submit') return null
    if (event.password === '') return 'the button waits for a password'
    const isEmptied = context.failure === 'wrong-password' || context.failure === 'user-not-found'
    return value === 'refused' && isEmptied ? 'the refusal emptied the field: typing into it comes first' : null
  },
}
