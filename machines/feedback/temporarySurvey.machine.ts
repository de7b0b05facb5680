import {assign, setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {OpenSurvey, SurveyReply, TemporarySurveyContext, TemporarySurveyEvent} from './temporarySurvey.types.ts'

/**
 * A survey of an operator that is offered for a while (flow F-113; spec 2§4, 2§7): its form is elsewhere. Skipping puts it off
 * until the next study day; whoever opens the form is not asked again. Failures are only logged (spec 2§8).
 */
export const temporarySurveyMachine = setup({
  types: {} as {context: TemporarySurveyContext; events: TemporarySurveyEvent; tags: 'due' | 'shown'},
  actors: {
    /** The survey that this student is to be offered now, null for none (`GET /temporary-nps/can-execute`). */
    readSurvey: notProvided<OpenSurvey | null>('readSurvey'),
  },
  actions: {
    storeSurvey: assign((_, {survey}: {survey: OpenSurvey | null}) => ({survey})),
    requestSkip: effect<SurveyReply>('requestSkip'),
    requestCompletion: effect<SurveyReply>('requestCompletion'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {isOpen: (_, {survey}: {survey: OpenSurvey | null}) => survey !== null},
}).createMachine({
  id: 'temporarySurvey',
  context: {survey: null},
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readSurvey',
        src: 'readSurvey',
        onDone: [
          {
            guard: {type: 'isOpen', params: ({event}) => ({survey: event.output})},
            target: 'due',
            actions: {type: 'storeSurvey', params: ({event}) => ({survey: event.output})},
          },
          {target: 'hidden'},
        ],
        onError: {target: 'hidden', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    due: {tags: 'due', on: {'turn.given': 'shown'}},
    shown: {
      tags: 'shown',
      on: {
        'survey.skip': {
          target: 'hidden',
          actions: {
            type: 'requestSkip',
            params: ({context, event}) => ({survey: context.survey?.id ?? '', key: event.key}),
          },
        },
        'survey.complete': {
          target: 'done',
          actions: {
            type: 'requestCompletion',
            params: ({context, event}) => ({survey: context.survey?.id ?? '', key: event.key}),
          },
        },
      },
    },
    hidden: {},
    done: {},
  },
})
