import {assign, setup} from 'xstate'
import type {DayAgenda} from '../../domain/agenda/agenda.types.ts'
import type {AgendaErrorName} from '../../domain/shared/errors.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import {placeOf} from './agenda.place.ts'
import type {AgendaContext, AgendaEvent, AgendaInput} from './agenda.types.ts'

/**
 * A day's agenda: loading it with its refusals by name (F-030), the nine redirects of `/agenda` (F-031) and what the
 * tabs and exam routes show (F-033); spec 1§2, 1§8, 2§2. While a day is open its agenda is watched, so that another
 * tab's work arrives by itself.
 */
export const agendaMachine = setup({
  types: {} as {context: AgendaContext; events: AgendaEvent; input: AgendaInput; tags: 'loading'},
  actors: {watchAgenda: noListener<{calendarDate: string}>()},
  actions: {
    storeAgenda: assign((_, {agenda, isStale}: {agenda: DayAgenda; isStale: boolean}) => ({
      agenda,
      isStale,
      error: null,
    })),
    storeError: assign((_, {error}: {error: AgendaErrorName}) => ({error})),
    storePath: assign((_, {path, namesExam}: Pick<AgendaContext, 'path' | 'namesExam'>) => ({path, namesExam})),
    storeDate: assign((_, {calendarDate}: {calendarDate: string}) => ({calendarDate, agenda: null, error: null})),
    navigate: effect<{path: string}>('navigate'),
    notifyError: effect<{error: AgendaErrorName}>('notifyError'),
  },
  guards: {
    isRedirect: ({context}) => placeOf(context)?.show === 'redirect',
    isEmpty: ({context}) => placeOf(context)?.show === 'empty',
    isLessonUnknown: ({context}) => placeOf(context)?.show === 'lessonNotFound',
    isPathUnknown: ({context}) => placeOf(context)?.show === 'unknownPath',
    hasAgenda: ({context}) => context.agenda !== null,
    hasError: ({context}) => context.error !== null,
  },
}).createMachine({
  id: 'agenda',
  context: ({input}) => ({...input, agenda: null, error: null, isStale: false}),
  initial: 'open',
  on: {
    'date.changed': {
      target: '.open',
      reenter: true,
      actions: {type: 'storeDate', params: ({event}) => ({calendarDate: event.calendarDate})},
    },
  },
  states: {
    open: {
      invoke: {
        id: 'watchAgenda',
        src: 'watchAgenda',
        input: ({context}) => ({calendarDate: context.calendarDate}),
        onError: '.failed',
      },
      initial: 'loading',
      on: {
        'agenda.arrived': {
          target: '.deciding',
          actions: {type: 'storeAgenda', params: ({event: {agenda, isStale}}) => ({agenda, isStale})},
        },
        'agenda.retry': {guard: 'hasError', target: '#agenda.open', reenter: true},
        'agenda.failed': [
          {
            guard: 'hasAgenda',
            actions: [
              {type: 'storeError', params: ({event}) => ({error: event.error})},
              {type: 'notifyError', params: ({event}) => ({error: event.error})},
            ],
          },
          {
            target: '.failed',
            actions: [
              {type: 'storeError', params: ({event}) => ({error: event.error})},
              {type: 'notifyError', params: ({event}) => ({error: event.error})},
            ],
          },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          on: {
            'path.changed': {actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})}},
          },
        },
        deciding: {
          always: [
            {guard: 'isRedirect', target: 'redirecting'},
            {guard: 'isEmpty', target: 'empty'},
            {guard: 'isLessonUnknown', target: 'lessonNotFound'},
            {guard: 'isPathUnknown', target: 'pathNotFound'},
            {target: 'showing'},
          ],
        },
        redirecting: {
          tags: 'loading',
          entry: {
            type: 'navigate',
            params: ({context}) => {
              const place = placeOf(context)
              return {path: place?.show === 'redirect' ? place.path : context.path}
            },
          },
          on: {
            'path.changed': {
              target: 'deciding',
              actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})},
            },
          },
        },
        empty: {
          on: {
            'path.changed': {
              target: 'deciding',
              actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})},
            },
          },
        },
        lessonNotFound: {
          on: {
            'path.changed': {
              target: 'deciding',
              actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})},
            },
          },
        },
        pathNotFound: {
          on: {
            'path.changed': {
              target: 'deciding',
              actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})},
            },
          },
        },
        showing: {
          on: {
            'path.changed': {
              target: 'deciding',
              actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})},
            },
          },
        },
        failed: {
          on: {
            'path.changed': {actions: {type: 'storePath', params: ({event: {path, namesExam}}) => ({path, namesExam})}},
          },
        },
      },
    },
  },
})
