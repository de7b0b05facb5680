import type {CommentedQuestion} from '../../domain/exam/commented.ts'
import {commentedMachine} from '../../machines/exam/commented.machine.ts'
import {CommentedView} from '../../src/features/exam/commented/CommentedView.tsx'
import type {CommentedInstitutionList} from '../../src/features/exam/commented/flow.ts'
import {flowStories} from '../support/flowStory.tsx'

const hospital = 'Hospital Universitário Fictício de Aurora'
const question: CommentedQuestion = {
  _id: 'q1',
  scopedId: 'commented:q1',
  isEssay: false,
  institution: hospital,
  uf: 'SP',
  year: 2025,
  classification: ['Clínica Médica', 'Infectologia', 'Sepse'],
  body: [
    {
      tag: 'p',
      children: [
        'Mulher de 67 anos, diabética, chega com febre, tosse produtiva e confusão mental há um dia. A pressão arterial é 84 × 46 mmHg. Qual é a conduta inicial?',
      ],
    },
  ],
  choices: [
    'Cristaloide e antibiótico na primeira hora',
    'Radiografia antes de qualquer medida',
    'Antitérmico e alta',
    'Esperar as culturas para o antibiótico',
  ],
  difficulty: 'medium',
  correctChoice: 0,
  answersProportion: [71, 12, 2, 15],
  answer: null,
  comment: {
    author: 'Equipe de Clínica Médica',
    title: null,
    body: [
      {
        tag: 'p',
        children: [
          'Hipotensão com foco infeccioso é sepse até prova em contrário: ',
          {tag: 'strong', children: ['volume e antibiótico na primeira hora']},
          ', depois das culturas quando não atrasam.',
        ],
      },
    ],
  },
}
const questions: readonly CommentedQuestion[] = [
  question,
  {...question, _id: 'q2', correctChoice: -1, answersProportion: null, comment: null},
  {
    ...question,
    _id: 'q3',
    isEssay: true,
    choices: [],
    correctChoice: null,
    answersProportion: null,
    answer: [{tag: 'p', children: ['Volume, antibiótico e coleta de lactato.']}],
  },
  {...question, _id: 'q4', correctChoice: null, answersProportion: null, comment: null},
]

const list: CommentedInstitutionList = {
  status: 'ready',
  value: [
    {uf: 'SP', name: hospital, totalQuestions: 220},
    {uf: 'SP', name: 'Santa Casa Fictícia', totalQuestions: 100},
    {uf: 'RJ', name: 'Clínicas', totalQuestions: 90},
  ],
}
const nowhere = {uf: null, institution: null, exam: null, page: 1}
const there = {uf: 'SP', institution: hospital, exam: null, page: 1}
const open = {place: {...there, exam: 'h-2025', page: 2}}

const lists: Readonly<Record<string, CommentedInstitutionList>> = {failed: {status: 'failed', retry: () => undefined}}

const {at, meta} = flowStories({
  machine: commentedMachine,
  View: ({state, send}) => (
    <CommentedView state={state} send={send} list={lists[state.context.place.uf ?? 'none'] ?? list} />
  ),
  context: {
    place: there,
    exams: [2025, 2024, 2023].map((year) => ({
      template: `h-${year}`,
      title: `${hospital} ${year}`,
      year,
      totalQuestions: 100,
    })),
    questions: [],
    isFromDevice: false,
  },
})

const none = {exams: []}

export default {title: 'Fluxos/Provas/Questões comentadas', ...meta}
export const Deciding = at('deciding', none)
export const Choosing = at('choosing', {...none, place: nowhere})
export const Choosing_ListFailed = at('choosing', {...none, place: {...nowhere, uf: 'failed'}})
export const Loading = at('loading', none)
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const ShownDeciding = at({shown: 'deciding'})
export const ShownExams = at({shown: 'exams'})
export const ShownExams_Unknown = at({shown: 'exams'}, {place: {...there, exam: 'elsewhere'}})
export const ShownLoadingKey = at({shown: 'loadingKey'}, open)
export const ShownKey = at({shown: 'key'}, {...open, questions})
export const ShownKeyFailed = at({shown: 'keyFailed'}, open)
