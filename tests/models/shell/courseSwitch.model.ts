import {courseSwitchMachine} from '../../../machines/shell/courseSwitch.machine.ts'
import {courseMenuText} from '../../../src/text/shell/courseMenu.ts'
import {courseSwitchText} from '../../../src/text/shell/courseSwitch.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const twoCourses = [
  {id: 'r1', title: 'Extensivo R1'},
  {id: 'revalida', title: 'Extensivo Revalida'},
]

export const courseSwitchModel: FlowModel<typeof courseSwitchMachine> = {
  machine: courseSwitchMachine,
  starts: {'shell opened': undefined},
  cases: {
    'courses.changed': [
      {type: 'courses.changed', courses: twoCourses},
      {type: 'courses.changed', courses: twoCourses.toReversed()},
    ],
    'work.changed': [
      {type: 'work.changed', unsaved: 2, isAtRisk: false},
      {type: 'work.changed', unsaved: 1, isAtRisk: true},
      {type: 'work.changed', unsaved: 0, isAtRisk: false},
    ],
    'course.choose': [
      {type: 'course.choose', courseId: 'revalida'},
      {type: 'course.choose', courseId: 'r1'},
      {type: 'course.choose', courseId: 'unknown'},
    ],
    'switch.cancel': [{type: 'switch.cancel'}],
    'switch.confirm': [{type: 'switch.confirm', key: 'switch-1'}],
    'switch.anyway': [{type: 'switch.anyway'}],
    'switch.retry': [{type: 'switch.retry'}],
    'course.switchedElsewhere': [{type: 'course.switchedElsewhere'}],
    'reload.accept': [{type: 'reload.accept'}],
  },
  requests: ['swapCurrentCourse', 'dropCaches'],
  listeners: [],
  effects: ['notifyFailure', 'tellOtherTabs', 'readProfileAgain', 'reload'],
}

const question = /^Deseja trocar para o curso Extensivo (R1|Revalida)\?$/

export const courseSwitchView: ViewModel<typeof courseSwitchMachine> = {
  interactions: {
    'courses.changed': 'fact',
    'work.changed': 'fact',
    'course.choose': async (page, {courseId}) => {
      const title = twoCourses.find(({id}) => id === courseId)?.title ?? ''
      await page.getByRole('button', {name: /^Curso atual: /}).click()
      await page.getByRole('menuitemradio', {name: title}).click()
    },
    'switch.cancel': (page) =>
      page.getByRole('alertdialog').getByRole('button', {name: courseSwitchText.cancel}).click(),
    'switch.confirm': (page) =>
      page.getByRole('alertdialog').getByRole('button', {name: courseSwitchText.confirm}).click(),
    'switch.anyway': (page) => page.getByRole('button', {name: courseSwitchText.anyway}).click(),
    'switch.retry': (page) => page.getByRole('alertdialog').getByRole('button', {name: courseSwitchText.retry}).click(),
    'course.switchedElsewhere': 'fact',
    'reload.accept': (page) => page.getByRole('button', {name: courseSwitchText.reload}).click(),
  },
  expectations: {
    idle: ({courses}) => ({
      visible: courses.length > 1 ? [['button', courseMenuText.current(courses[0]?.title ?? '')]] : [],
      absent: [['alertdialog'], ['text', courseSwitchText.elsewhereTitle]],
    }),
    confirming: {
      visible: [
        ['alertdialog', question],
        ['button', courseSwitchText.confirm],
      ],
      absent: [['alert']],
    },
    waiting: ({unsaved, isAtRisk}) => ({
      visible: [
        ['alertdialog', courseSwitchText.waitingTitle],
        ['text', courseSwitchText.waiting(unsaved)],
        isAtRisk ? ['text', courseSwitchText.atRisk] : ['button', courseSwitchText.anyway],
      ],
      absent: isAtRisk ? [['button', courseSwitchText.anyway]] : [['alert']],
    }),
    switching: {
      visible: [
        ['alertdialog', question],
        ['button', courseSwitchText.switching],
      ],
      absent: [['alert']],
    },
    failed: {
      visible: [
        ['alertdialog', question],
        ['alert'],
        ['text', courseMenuText.failedTitle],
        ['button', courseSwitchText.retry],
      ],
    },
    offering: ({isAtRisk}) => ({
      visible: [['text', courseSwitchText.elsewhereTitle]],
      absent: [['alertdialog'], ...(isAtRisk ? [['button', courseSwitchText.reload] as const] : [])],
    }),
    leaving: {visible: [['text', courseSwitchText.reloading]], absent: [['alertdialog']]},
    reloading: {visible: [['text', courseSwitchText.reloading]], absent: [['alertdialog']]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'course.choose' && context.courses.length === 0) return 'without courses there is no list'
    if (event.type === 'course.choose' && event.courseId === 'unknown')
      return "the list holds the student's courses only"
    if (context.isAtRisk && (event.type === 'switch.anyway' || event.type === 'reload.accept'))
      return 'the tab that holds the answers is needed'
    return null
  },
}
