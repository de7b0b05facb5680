import type {PremiumCourse} from '../../../domain/premium/premiumCourse.ts'
import {premiumCoursesMachine} from '../../../machines/premium/premiumCourses.machine.ts'
import {premiumText} from '../../../src/text/premium/premium.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const course = (courseId: string, title: string): PremiumCourse => ({
  courseId,
  title,
  description: `O que há em ${title}.`,
  image: `/media/premium/${courseId}.svg`,
})

const items = [course('extensivo', 'Extensivo'), course('pratico', 'Prático')]

export const premiumCoursesModel: FlowModel<typeof premiumCoursesMachine> = {
  machine: premiumCoursesMachine,
  starts: {'the premium courses': {currentId: 'extensivo'}},
  cases: {
    'course.go': [
      {type: 'course.go', courseId: 'extensivo'},
      {type: 'course.go', courseId: 'pratico'},
      {type: 'course.go', courseId: 'de outra pessoa'},
    ],
    'list.retry': [{type: 'list.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadCourses': [
      {items: [], isFromDevice: false},
      {items, isFromDevice: false},
      {items, isFromDevice: true},
    ],
    'xstate.error.actor.loadCourses': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadCourses'],
  listeners: [],
  effects: ['checkProfile', 'openCourse', 'requestSwitch'],
}

const title = ['heading', premiumText.title] as const

export const premiumCoursesView: ViewModel<typeof premiumCoursesMachine> = {
  interactions: {
    'course.go': (page, event) =>
      page
        .getByRole('listitem')
        .filter({has: page.getByRole('heading', {name: event.courseId === 'pratico' ? 'Prático' : 'Extensivo'})})
        .getByRole('button', {name: premiumText.go})
        .click(),
    'list.retry': (page) => page.getByRole('button', {name: premiumText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [title, ['status', premiumText.loading]], absent: [['button']]},
    list: ({isFromDevice}) => ({
      visible: [
        title,
        ['heading', 'Prático'],
        ['text', 'O que há em Prático.'],
        ['text', premiumText.current],
        ['button', premiumText.go],
        ...(isFromDevice ? [['text', premiumText.fromDevice] as const] : []),
      ],
      absent: [['alert']],
    }),
    empty: {visible: [title, ['heading', premiumText.none]], absent: [['button']]},
    offline: {visible: [title, ['alert'], ['heading', premiumText.offline], ['button', premiumText.tryAgain]]},
    failed: {visible: [title, ['alert'], ['heading', premiumText.failed], ['button', premiumText.tryAgain]]},
  },
  unavailable: ({context}, event) =>
    event.type === 'course.go' && context.items.every(({courseId}: PremiumCourse) => courseId !== event.courseId)
      ? 'a course that is not listed has no button'
      : null,
}
