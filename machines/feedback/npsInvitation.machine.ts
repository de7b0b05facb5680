import {setup} from 'xstate'
import {effect} from '../shared/notProvided.ts'

type NpsInvitationEvent = {readonly type: 'invitation.accept'} | {readonly type: 'invitation.close'}

/**
 * The invitation in one step that a deployment may put before the recommendation survey (flow F-112; spec 2§4): who accepts
 * gets the first question, who closes is asked later.
 */
export const npsInvitationMachine = setup({
  types: {} as {events: NpsInvitationEvent},
  actions: {openSurvey: effect('openSurvey'), putOff: effect('putOff')},
}).createMachine({
  id: 'npsInvitation',
  initial: 'shown',
  states: {
    shown: {
      on: {
        'invitation.accept': {target: 'accepted', actions: 'openSurvey'},
        'invitation.close': {target: 'hidden', actions: 'putOff'},
      },
    },
    accepted: {},
    hidden: {},
  },
})
