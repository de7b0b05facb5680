import {lessonIncidenceMachine} from '../../../machines/study/lessonIncidence.machine.ts'
import type {LessonIncidenceInput} from '../../../machines/study/lessonIncidence.types.ts'
import {lessonIncidenceText, moreBoards} from '../../../src/text/study/lessonIncidence.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {oneBoard, twelveBoards} from './incidence.ts'

const opened: LessonIncidenceInput = {lessonId: 'sepse', targets: []}

export const lessonIncidenceModel: FlowModel<typeof lessonIncidenceMachine> = {
  machine: lessonIncidenceMachine,
  starts: {
    'without targets': opened,
    'with a target that the short list would leave out': {
      ...opened,
      targets: [{uf: 'SP', institution: 'Hospital Fictício 12'}],
    },
  },
  cases: {
    'incidence.arrived': [
      {type: 'incidence.arrived', boards: twelveBoards, isStale: false},
      {type: 'incidence.arrived', boards: oneBoard, isStale: true},
      {type: 'incidence.arrived', boards: [], isStale: false},
    ],
    'incidence.failed': [{type: 'incidence.failed'}],
    'incidence.retry': [{type: 'incidence.retry'}],
    'list.toggle': [{type: 'list.toggle'}],
  },
  contextKey: ({boards, isStale, isWhole}) => [boards.length, isStale, isWhole],
  requests: [],
  listeners: ['watchIncidence'],
  effects: [],
}

export const lessonIncidenceView: ViewModel<typeof lessonIncidenceMachine> = {
  interactions: {
    'incidence.arrived': 'fact',
    'incidence.failed': 'fact',
    'incidence.retry': (page) => page.getByRole('button', {name: lessonIncidenceText.retry}).click(),
    'list.toggle': (page, _event, {context: {isWhole, targets}}) =>
      page.getByRole('button', {name: isWhole ? lessonIncidenceText.fewer : moreBoards(2 - targets.length)}).click(),
  },
  expectations: {
    'open.loading': {
      visible: [
        ['heading', lessonIncidenceText.title],
        ['status', lessonIncidenceText.loading],
      ],
      absent: [['alert'], ['list']],
    },
    'open.shown': ({boards, targets, isStale, isWhole}) => {
      const isLong = boards.length > 1
      const eleventh = ['text', 'Hospital Fictício 11'] as const
      return {
        visible: [
          ['heading', lessonIncidenceText.title],
          ...(isLong ? [] : [['text', '3 de 120 questões (2 provas), a última em 2026'] as const]),
          ...(isLong && targets.length > 0 ? [['text', lessonIncidenceText.target] as const] : []),
          ...(isLong && isWhole ? [eleventh] : []),
          ...(isStale ? [['status'] as const] : []),
        ],
        absent: [['alert'], ...(isLong && !isWhole ? [eleventh] : []), ...(isStale ? [] : [['status'] as const])],
      }
    },
    'open.nothing': {visible: [], absent: [['heading', lessonIncidenceText.title], ['alert'], ['status'], ['button']]},
    'open.failed': {
      visible: [['alert'], ['text', lessonIncidenceText.failed], ['button', lessonIncidenceText.retry]],
      absent: [['list'], ['status']],
    },
  },
  unavailable: ({context}, event) =>
    event.type === 'list.toggle' && context.boards.length <= 1 ? 'a list that leaves nothing out has no button' : null,
}
