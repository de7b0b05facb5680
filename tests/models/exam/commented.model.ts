import type {CommentedExam, CommentedQuestion} from '../../../domain/exam/commented.ts'
import {commentedMachine} from '../../../machines/exam/commented.machine.ts'
import type {CommentedInstitutionList} from '../../../src/features/exam/commented/flow.ts'
import {commentedText} from '../../../src/text/exam/commented.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const exam: CommentedExam = {template: 'h-2025', title: 'Hospital 2025', year: 2025, totalQuestions: 21}

export const commentedQuestion: CommentedQuestion = {
  _id: 'q1',
  scopedId: 'commented:q1',
  body: [{tag: 'p', children: ['Qual é a conduta?']}],
  choices: ['Observar', 'Drenar'],
  isEssay: false,
  institution: 'Hospital',
  uf: 'SP',
  year: 2025,
  classification: ['Cirurgia'],
  difficulty: 'easy',
  correctChoice: 1,
  answersProportion: [20, 80],
  answer: null,
  comment: {author: 'Equipe', title: null, body: [{tag: 'p', children: ['Pneumotórax hipertensivo é drenado.']}]},
}
const withheldQuestion: CommentedQuestion = {
  ...commentedQuestion,
  _id: 'q2',
  correctChoice: null,
  answersProportion: null,
  comment: null,
}

export const institutionList: CommentedInstitutionList = {
  status: 'ready',
  value: [
    {uf: 'SP', name: 'Hospital', totalQuestions: 220},
    {uf: 'SP', name: 'Santa Casa', totalQuestions: 1},
    {uf: 'RJ', name: 'Clínicas', totalQuestions: 90},
  ],
}

const nowhere = {uf: null, institution: null, exam: null, page: 1}
const there = {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 2}

export const commentedModel: FlowModel<typeof commentedMachine> = {
  machine: commentedMachine,
  starts: {'an address that says nothing': {place: nowhere}, 'an address that was shared': {place: there}},
  cases: {
    'uf.set': [{type: 'uf.set', uf: 'SP'}],
    'institution.set': [{type: 'institution.set', institution: 'Hospital'}],
    'exam.open': [
      {type: 'exam.open', template: 'h-2025'},
      {type: 'exam.open', template: 'unknown'},
    ],
    'exam.close': [{type: 'exam.close'}],
    'page.open': [
      {type: 'page.open', page: 2},
      {type: 'page.open', page: 3},
    ],
    'address.changed': [
      {type: 'address.changed', place: nowhere},
      {type: 'address.changed', place: {...there, exam: 'unknown', page: 1}},
    ],
    'commented.retry': [{type: 'commented.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadExams': [
      {exams: [], isFromDevice: false},
      {exams: [exam], isFromDevice: false},
    ],
    'xstate.error.actor.loadExams': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.loadKey': [{questions: [commentedQuestion, withheldQuestion], isFromDevice: true}],
    'xstate.error.actor.loadKey': [{failure: 'unreachable'}],
  },
  requests: ['loadExams', 'loadKey'],
  listeners: [],
  effects: ['showPlace', 'keepPlace'],
}

export const commentedView: ViewModel<typeof commentedMachine> = {
  interactions: {
    'uf.set': (page, {uf}) => page.getByRole('combobox', {name: commentedText.uf}).selectOptions(uf),
    'institution.set': (page, {institution}) =>
      page.getByRole('combobox', {name: commentedText.institution}).selectOptions(institution),
    'exam.open': (page) => page.getByRole('button', {name: /^Hospital 2025/}).click(),
    'exam.close': (page) => page.getByRole('button', {name: commentedText.back}).click(),
    'page.open': (page) => page.getByRole('button', {name: 'Questão 21'}).first().click(),
    'address.changed': 'fact',
    'commented.retry': (page) => page.getByRole('button', {name: commentedText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    choosing: {
      visible: [
        ['heading', commentedText.choose],
        ['combobox', commentedText.uf],
        ['combobox', commentedText.institution],
      ],
    },
    loading: {visible: [['status', commentedText.loading]], absent: [['list', commentedText.exams]]},
    empty: {visible: [['heading', commentedText.none]]},
    offline: {visible: [['alert'], ['heading', commentedText.offline], ['button', commentedText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', commentedText.failed], ['button', commentedText.tryAgain]]},
    'shown.exams': ({place}) => ({
      visible: [
        ['list', commentedText.exams],
        ...(place.exam === null ? [] : [['text', commentedText.examUnknown] as const]),
      ],
      absent: place.exam === null ? [['text', commentedText.examUnknown]] : [],
    }),
    'shown.loadingKey': {
      visible: [
        ['status', commentedText.keyLoading],
        ['heading', exam.title],
        ['button', commentedText.back],
      ],
    },
    'shown.keyFailed': {visible: [['alert'], ['heading', commentedText.keyFailed], ['button', commentedText.tryAgain]]},
    'shown.key': ({place}) => {
      const first = (place.page - 1) * 20 + 1
      return {
        visible: [
          ['heading', `Questão ${first} de 21`],
          ['link', `Questão ${first}: letra B`],
          ['link', `Questão ${first + 1}: ${commentedText.withheldTitle}`],
          ['text', 'Gabarito: letra B'],
          ['text', 'Pneumotórax hipertensivo é drenado.'],
          ['text', commentedText.withheld],
          ['text', commentedText.fromDevice],
        ],
        absent: [['alert'], ['button', commentedText.tryAgain]],
      }
    },
  },
  unavailable: ({value, context}, event) => {
    const isList = JSON.stringify(value) === '{"shown":"exams"}'
    if (event.type === 'uf.set' && context.place.uf === event.uf) return 'the list already shows this state'
    if (event.type === 'institution.set' && context.place.uf === null)
      return 'without a state there are no institutions to choose'
    if (event.type === 'institution.set' && context.place.institution === event.institution)
      return 'the list already shows this institution'
    if (event.type === 'exam.open' && (!isList || event.template === 'unknown'))
      return 'only the exams of the list can be opened'
    if (event.type === 'exam.close' && isList) return 'no exam is open'
    if (event.type === 'page.open' && event.page === 3) return 'the exam has two pages'
    if (event.type === 'page.open' && JSON.stringify(value) !== '{"shown":"key"}')
      return 'the pages stand beside the questions'
    return null
  },
}
