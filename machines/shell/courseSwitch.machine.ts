import {assign, setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {CourseChoice, CourseSwap, CourseSwitchContext, CourseSwitchEvent} from './courseSwitch.types.ts'

const courseOf = ({courses}: CourseSwitchContext, courseId: string) => courses.slice(1).find(({id}) => id === courseId)

/**
 * Changing the current course (flow F-021; spec 1§4, 3§4): asked back first, held until answers on their way are saved,
 * and ended by a reload at `/` after everything kept of the old course is dropped. A change in another tab, or
 * on another device, is followed at once, or offered while this tab has anything unsaved. A failed change may have
 * reached the server, so whoever gives it up is shown what the server says.
 */
export const courseSwitchMachine = setup({
  types: {} as {context: CourseSwitchContext; events: CourseSwitchEvent; tags: 'pending'},
  actors: {
    swapCurrentCourse: notProvided<void, CourseSwap>('swapCurrentCourse'),
    dropCaches: notProvided<void>('dropCaches'),
  },
  actions: {
    storeCourses: assign((_, {courses}: {courses: readonly CourseChoice[]}) => ({courses})),
    storeWork: assign((_, {unsaved, isAtRisk}: {unsaved: number; isAtRisk: boolean}) => ({unsaved, isAtRisk})),
    storeChosen: assign(({context}, {courseId}: {courseId: string}) => ({chosen: courseOf(context, courseId) ?? null})),
    clearChosen: assign({chosen: null, key: ''}),
    storeKey: assign((_, {key}: {key: string}) => ({key})),
    notifyFailure: effect('notifyFailure'),
    tellOtherTabs: effect('tellOtherTabs'),
    readProfileAgain: effect('readProfileAgain'),
    reload: effect('reload'),
  },
  guards: {
    isOtherCourse: ({context}, {courseId}: {courseId: string}) => courseOf(context, courseId) !== undefined,
    isMovedElsewhere: ({context}, {courses}: {courses: readonly CourseChoice[]}) => {
      const [known] = context.courses
      return known !== undefined && courses[0]?.id !== known.id
    },
    isSaved: ({context}) => context.unsaved === 0,
    isKept: ({context}) => !context.isAtRisk,
  },
}).createMachine({
  id: 'courseSwitch',
  context: {courses: [], chosen: null, key: '', unsaved: 0, isAtRisk: false},
  initial: 'idle',
  on: {
    'courses.changed': [
      {
        guard: {type: 'isMovedElsewhere', params: ({event}) => ({courses: event.courses})},
        target: '.offering',
        actions: [{type: 'storeCourses', params: ({event}) => ({courses: event.courses})}, 'clearChosen'],
      },
      {actions: {type: 'storeCourses', params: ({event}) => ({courses: event.courses})}},
    ],
    'work.changed': {actions: {type: 'storeWork', params: ({event: {unsaved, isAtRisk}}) => ({unsaved, isAtRisk})}},
  },
  states: {
    idle: {
      on: {
        'course.choose': {
          guard: {type: 'isOtherCourse', params: ({event}) => ({courseId: event.courseId})},
          target: 'confirming',
          actions: {type: 'storeChosen', params: ({event}) => ({courseId: event.courseId})},
        },
        'course.switchedElsewhere': 'offering',
      },
    },
    confirming: {
      on: {
        'switch.cancel': {target: 'idle', actions: 'clearChosen'},
        'switch.confirm': {target: 'waiting', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
        'course.switchedElsewhere': {target: 'offering', actions: 'clearChosen'},
      },
    },
    waiting: {
      always: {guard: 'isSaved', target: 'switching'},
      on: {
        'switch.cancel': {target: 'idle', actions: 'clearChosen'},
        'switch.anyway': {guard: 'isKept', target: 'switching'},
        'course.switchedElsewhere': {target: 'offering', actions: 'clearChosen'},
      },
    },
    switching: {
      tags: 'pending',
      on: {'courses.changed': {actions: {type: 'storeCourses', params: ({event}) => ({courses: event.courses})}}},
      invoke: {
        id: 'swapCurrentCourse',
        src: 'swapCurrentCourse',
        input: ({context}) => ({courseId: context.chosen?.id ?? '', key: context.key}),
        onDone: {target: 'leaving', actions: 'tellOtherTabs'},
        onError: {target: 'failed', actions: 'notifyFailure'},
      },
    },
    failed: {
      on: {
        'switch.retry': 'switching',
        'switch.cancel': {target: 'idle', actions: ['clearChosen', 'readProfileAgain']},
        'course.switchedElsewhere': {target: 'offering', actions: 'clearChosen'},
      },
    },
    offering: {
      always: {guard: 'isSaved', target: 'leaving'},
      on: {'reload.accept': {guard: 'isKept', target: 'leaving'}},
    },
    leaving: {
      tags: 'pending',
      on: {'courses.changed': {actions: {type: 'storeCourses', params: ({event}) => ({courses: event.courses})}}},
      invoke: {id: 'dropCaches', src: 'dropCaches', onDone: 'reloading', onError: 'reloading'},
    },
    reloading: {
      tags: 'pending',
      entry: 'reload',
      on: {'courses.changed': {actions: {type: 'storeCourses', params: ({event}) => ({courses: event.courses})}}},
    },
  },
})
