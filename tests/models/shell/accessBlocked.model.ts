import type {AccessOfProfile} from '../../../domain/shell/access.ts'
import {accessBlockedMachine} from '../../../machines/shell/accessBlocked.machine.ts'
import {accessBlockedText, blockMessages} from '../../../src/text/shell/gating.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'
import {twoCourses} from './courseSwitch.model.ts'

const open: AccessOfProfile = {
  isAccessBlockedForAllCourses: false,
  trialFinished: false,
  courseFinished: false,
  courses: [{status: 'active'}, {status: 'active'}],
}
const unpaid = [{status: 'blocked_due_payment'}, {status: 'active'}]
const [first = {id: '', title: ''}] = twoCourses

export const accessBlockedModel: FlowModel<typeof accessBlockedMachine> = {
  machine: accessBlockedMachine,
  starts: {'student signed in': undefined},
  cases: {
    'profile.read': [
      {type: 'profile.read', read: {access: open, courses: twoCourses}},
      {
        type: 'profile.read',
        read: {access: {...open, isAccessBlockedForAllCourses: true, courses: unpaid}, courses: twoCourses},
      },
      {type: 'profile.read', read: {access: {...open, courses: unpaid}, courses: twoCourses}},
      {
        type: 'profile.read',
        read: {access: {...open, trialFinished: true, courses: [{status: 'active'}]}, courses: [first]},
      },
      {type: 'profile.read', read: {access: {...open, courseFinished: true}, courses: twoCourses}},
    ],
    'work.changed': [
      {type: 'work.changed', unsaved: 2},
      {type: 'work.changed', unsaved: 0},
    ],
    'course.choose': [
      {type: 'course.choose', courseId: 'revalida'},
      {type: 'course.choose', courseId: 'r1'},
      {type: 'course.choose', courseId: 'unknown'},
    ],
    'access.check': [{type: 'access.check'}],
    'session.signOut': [{type: 'session.signOut'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: 1_000},
      {type: 'clock.ticked', now: 60_999},
      {type: 'clock.ticked', now: 61_000},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['requestSwitch', 'readProfileAgain', 'signOut'],
}

/** What the operator wrote about ended trials. */
export const operatorsWords = {
  id: 'fim',
  title: 'Seu teste terminou',
  message: 'Escolha um plano para continuar estudando.',
  links: [{label: 'Ver planos', href: 'https://aristo.example/planos', isPrimary: true, opensTab: true}],
}

export const accessBlockedView: ViewModel<typeof accessBlockedMachine> = {
  interactions: {
    'profile.read': 'fact',
    'work.changed': 'fact',
    'course.choose': (page) =>
      page.getByRole('button', {name: accessBlockedText.switchTo('Extensivo Revalida')}).click(),
    'access.check': (page) => page.getByRole('button', {name: accessBlockedText.check}).click(),
    'session.signOut': (page) => page.getByRole('button', {name: accessBlockedText.leave}).click(),
    'clock.ticked': 'fact',
  },
  expectations: {
    checking: {absent: [['alertdialog']]},
    open: {absent: [['alertdialog']]},
    blocked: ({reason, offersSwitch, unsaved}) => ({
      visible: [
        ['alertdialog', reason === 'trial' ? operatorsWords.title : blockMessages[reason ?? 'allCourses'].title],
        ['text', reason === 'trial' ? operatorsWords.message : blockMessages[reason ?? 'allCourses'].text],
        ['button', accessBlockedText.leave],
        ['link', accessBlockedText.support],
        ...(reason === 'trial' ? [['link', /^Ver planos/] as const] : []),
        ...(offersSwitch ? [['button', accessBlockedText.switchTo('Extensivo Revalida')] as const] : []),
        ...(unsaved > 0 ? [['text', accessBlockedText.kept(unsaved)] as const] : []),
      ],
      absent: offersSwitch ? [] : [['button', accessBlockedText.switchTo('Extensivo Revalida')]],
    }),
  },
  unavailable: ({context}, event) => {
    if (event.type !== 'course.choose') return null
    if (!context.offersSwitch) return 'no other course is offered'
    return event.courseId === 'revalida' ? null : 'only the other courses are offered'
  },
}
