import {assign, setup} from 'xstate'
import type {PremiumCourse} from '../../domain/premium/premiumCourse.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {LoadedList} from '../shared/searchedList.types.ts'
import type {PremiumCoursesContext, PremiumCoursesEvent, PremiumCoursesInput} from './premiumCourses.types.ts'

/**
 * The courses a student can switch to (flow F-146; spec 3§2.10). Going to one asks for the switch of the course (F-021),
 * which asks back, waits for what is unsaved and tells of failures; the current course is simply opened.
 */
export const premiumCoursesMachine = setup({
  types: {} as {
    context: PremiumCoursesContext
    events: PremiumCoursesEvent
    input: PremiumCoursesInput
    tags: 'pending'
  },
  actors: {
    /** Rejects with a request failure when neither server nor device knows the courses. */
    loadCourses: notProvided<LoadedList<PremiumCourse>>('loadCourses'),
  },
  actions: {
    storeCourses: assign((_, {items, isFromDevice}: LoadedList<PremiumCourse>) => ({items, isFromDevice})),
    /** The switch knows the courses of the profile, which may be older than this list. */
    checkProfile: effect<{readonly courseIds: readonly string[]}>('checkProfile'),
    openCourse: effect('openCourse'),
    requestSwitch: effect<{readonly courseId: string}>('requestSwitch'),
  },
  guards: {
    hasItems: (_, {items}: LoadedList<PremiumCourse>) => items.length > 0,
    isCurrent: ({context}, {courseId}: {courseId: string}) => context.currentId === courseId,
    isListed: ({context}, {courseId}: {courseId: string}) =>
      context.items.some((course) => course.courseId === courseId),
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'premiumCourses',
  context: ({input}) => ({...input, items: [], isFromDevice: false}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadCourses',
        src: 'loadCourses',
        onDone: [
          {
            guard: {type: 'hasItems', params: ({event}) => event.output},
            target: 'list',
            actions: [
              {type: 'storeCourses', params: ({event}) => event.output},
              {
                type: 'checkProfile',
                params: ({event}) => ({courseIds: event.output.items.map(({courseId}) => courseId)}),
              },
            ],
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    list: {
      on: {
        'course.go': [
          {guard: {type: 'isCurrent', params: ({event}) => ({courseId: event.courseId})}, actions: 'openCourse'},
          {
            guard: {type: 'isListed', params: ({event}) => ({courseId: event.courseId})},
            actions: {type: 'requestSwitch', params: ({event}) => ({courseId: event.courseId})},
          },
        ],
      },
    },
    empty: {},
    offline: {on: {'list.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'list.retry': 'loading'}},
  },
})
