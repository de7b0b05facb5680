import {npsInvitationMachine} from '../../../machines/feedback/npsInvitation.machine.ts'
import {npsInvitationText} from '../../../src/text/feedback/nps.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

export const npsInvitationModel: FlowModel<typeof npsInvitationMachine> = {
  machine: npsInvitationMachine,
  starts: {'a survey that is due': undefined},
  cases: {'invitation.accept': [{type: 'invitation.accept'}], 'invitation.close': [{type: 'invitation.close'}]},
  replies: {},
  requests: [],
  listeners: [],
  effects: ['openSurvey', 'putOff'],
}

export const npsInvitationView: ViewModel<typeof npsInvitationMachine> = {
  interactions: {
    'invitation.accept': (page) => page.getByRole('button', {name: npsInvitationText.accept}).click(),
    'invitation.close': (page) => page.getByRole('button', {name: 'Responder depois'}).click(),
  },
  expectations: {
    shown: {visible: [['dialog', npsInvitationText.title]]},
    ...expectationsOf(['accepted', 'hidden'], {absent: [['dialog']]}),
  },
}
