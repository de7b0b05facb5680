import {emptyLandingForm} from '../../../domain/landing/contact.ts'
import {landingMachine} from '../../../machines/landing/landing.machine.ts'
import type {FlowModel} from '../../support/harness.ts'

const form = {name: 'Ana Novata', email: 'ana@exemplo.br', phone: '11912345678', consents: true}

export const landingModel: FlowModel<typeof landingMachine> = {
  machine: landingMachine,
  starts: {
    'a visitor comes for the first time': {isStored: false, form: emptyLandingForm},
    'a contact was left before': {isStored: true, form: emptyLandingForm},
  },
  cases: {
    'field.change': [
      {type: 'field.change', form},
      {type: 'field.change', form: {...form, phone: '119'}},
    ],
    'form.submit': [{type: 'form.submit', website: '', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.sendContact': [undefined],
    'xstate.error.actor.sendContact': [{failure: 'offline'}],
  },
  requests: ['sendContact'],
  listeners: [],
  effects: ['keepContact', 'logFailure', 'openAppeals'],
  delays: {'xstate.after.slow.landing.sending.quick': 4_000},
}
