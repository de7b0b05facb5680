import {assign, setup} from 'xstate'
import {
  isResidentCourse,
  nextSlide,
  type PublicConfig,
  revalidationOf,
  slideEvery,
} from '../../domain/access/publicShell.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {PublicShellContext, PublicShellEvent, PublicShellInput, ResidentCourse} from './publicShell.types.ts'

/**
 * What stands around the public screens (flows F-008, F-009; spec 1§2, 1§9): six pictures of the product, each for 3.5
 * seconds, or the banner of a revalidation; and the variant of logo and greeting. Pictures move only while nobody looks
 * closer: pointer or focus hold them, the button or the system's wish for less motion stops them (D-30). The variant of
 * the branded course waits for the remote configuration; without it the page is what it was.
 */
export const publicShellMachine = setup({
  types: {} as {context: PublicShellContext; events: PublicShellEvent; input: PublicShellInput},
  actors: {
    readResidentCourse: notProvided<ResidentCourse | null, {courseId: string}>('readResidentCourse'),
  },
  actions: {
    showNext: assign(({context}) => ({slide: nextSlide(context.slide)})),
    showSlide: assign((_, {slide}: {slide: number}) => ({slide})),
    storeConfig: assign((_, {config}: {config: PublicConfig}) => ({config})),
    storeResident: assign((_, {resident}: {resident: ResidentCourse | null}) => ({resident})),
  },
  guards: {
    isRevalidation: ({context}) => context.revalidation !== null,
    isUpap: ({context}) => context.revalidation === 'upap',
    isMotionReduced: ({context}) => context.isMotionReduced,
    isResidentCourse: ({context}, {config}: {config: PublicConfig}) => isResidentCourse(context.course, config),
  },
  delays: {slideEvery},
}).createMachine({
  id: 'publicShell',
  context: ({input}) => ({
    revalidation: revalidationOf(input.revalidate),
    course: input.course,
    isMotionReduced: input.isMotionReduced,
    config: {sinaremCourseId: '', revalidateData: []},
    resident: null,
    slide: 0,
  }),
  type: 'parallel',
  states: {
    visual: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {guard: 'isRevalidation', target: 'banner'},
            {guard: 'isMotionReduced', target: 'paused'},
            {target: 'sliding'},
          ],
        },
        sliding: {
          after: {slideEvery: {target: 'sliding', reenter: true, actions: 'showNext'}},
          on: {
            'slide.pick': {target: 'paused', actions: {type: 'showSlide', params: ({event}) => ({slide: event.slide})}},
            'motion.pause': 'paused',
            'attention.gained': 'held',
          },
        },
        held: {
          on: {
            'slide.pick': {target: 'paused', actions: {type: 'showSlide', params: ({event}) => ({slide: event.slide})}},
            'motion.pause': 'paused',
            'attention.lost': 'sliding',
          },
        },
        paused: {
          on: {
            'slide.pick': {actions: {type: 'showSlide', params: ({event}) => ({slide: event.slide})}},
            'motion.play': 'sliding',
          },
        },
        banner: {},
      },
    },
    variant: {
      initial: 'deciding',
      on: {
        'config.changed': [
          {
            guard: {type: 'isResidentCourse', params: ({event}) => ({config: event.config})},
            target: '.residentExam',
            actions: {type: 'storeConfig', params: ({event}) => ({config: event.config})},
          },
          {target: '.deciding', actions: {type: 'storeConfig', params: ({event}) => ({config: event.config})}},
        ],
      },
      states: {
        deciding: {
          always: [{guard: 'isUpap', target: 'upap'}, {guard: 'isRevalidation', target: 'normal'}, {target: 'default'}],
        },
        default: {},
        upap: {},
        normal: {},
        residentExam: {
          invoke: {
            id: 'readResidentCourse',
            src: 'readResidentCourse',
            input: ({context}) => ({courseId: context.config.sinaremCourseId}),
            onDone: {actions: {type: 'storeResident', params: ({event}) => ({resident: event.output})}},
            onError: {actions: {type: 'storeResident', params: {resident: null}}},
          },
        },
      },
    },
  },
})
