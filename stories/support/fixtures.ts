import type {DayAgenda, LessonContents} from '../../domain/agenda/agenda.types.ts'
import {resultsOf} from '../../domain/question/results.ts'
import type {OutboxEntry} from '../../machines/outbox/outbox.types.ts'
import type {ShownQuestion} from '../../src/features/question/shown.ts'

export const questionIds = Array.from({length: 10}, (_, index) => `q${index + 1}`)

const lesson: LessonContents = {
  lessonId: 'cm-sepse',
  lessonTitle: 'Sepse e choque séptico',
  classification: ['Clínica Médica', 'Infectologia', 'Sepse'],
  finished: false,
  questions: questionIds,
  videos: [],
  texts: [],
  mindmaps: [],
  flashcards: [],
}

/** A full day: study, review and smart review. */
export const dayAgenda: DayAgenda = {
  _id: 'agenda-1',
  calendarDate: '20261120',
  theoreticalStudy: [lesson],
  theoreticalReview: [
    {...lesson, lessonId: 'go-pre-natal', lessonTitle: 'Assistência pré-natal de risco habitual', finished: true},
  ],
  smartReview: {
    questions: questionIds,
    flashcards: [],
    finished: false,
    due: [{questionId: 'q1', reason: 'wrong', retrievability: 0.62}],
    dueFlashcards: [],
  },
  smartReviewPreChoice: [],
  exams: [],
  mocks: [],
  smartExamActivity: null,
  examFinished: false,
}

/** A day with nothing on it. */
export const emptyAgenda: DayAgenda = {...dayAgenda, theoreticalStudy: [], theoreticalReview: [], smartReview: null}

/** A question before its answer: no key, no comment. */
export const openQuestion: ShownQuestion = {
  _id: 'q3',
  scopedId: 'agenda-1:q3',
  body: [
    {
      tag: 'p',
      children: [
        'Mulher de 67 anos, diabética, é trazida ao pronto-socorro com febre, tosse produtiva e confusão mental há um dia. Pressão arterial ',
        {tag: 'strong', children: ['82 × 44 mmHg']},
        ', frequência cardíaca 124 bpm, frequência respiratória 30 irpm, saturação de 89% em ar ambiente e enchimento capilar de 5 segundos.',
      ],
    },
    {
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [
            {
              tag: 'tr',
              children: [
                {tag: 'th', children: ['Exame']},
                {tag: 'th', attributes: {align: 'right'}, children: ['Resultado']},
              ],
            },
          ],
        },
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                {tag: 'td', children: ['Lactato']},
                {tag: 'td', attributes: {align: 'right'}, children: ['4,8 mmol/L']},
              ],
            },
            {
              tag: 'tr',
              children: [
                {tag: 'td', children: ['Leucócitos']},
                {tag: 'td', attributes: {align: 'right'}, children: ['21.400/mm³']},
              ],
            },
          ],
        },
      ],
    },
    {tag: 'p', children: ['Qual é a conduta para a primeira hora de atendimento?']},
  ],
  choices: [
    'Cristaloide 30 mL/kg, hemoculturas, antimicrobiano de amplo espectro e noradrenalina se a pressão não subir',
    'Antimicrobiano depois do resultado das culturas e cristaloide 10 mL/kg',
    'Dobutamina em dose plena antes da reposição volêmica',
    'Corticoide e bicarbonato de sódio como primeiras medidas',
  ],
  institution: 'Hospital Universitário Fictício de Aurora',
  uf: 'SP',
  year: 2025,
  classification: ['Clínica Médica', 'Infectologia', 'Sepse'],
  difficulty: 'medium',
  correctChoice: null,
  answersProportion: null,
  comment: null,
  studentAnswer: null,
}

const revealed = {
  correctChoice: 0,
  answersProportion: [64, 21, 9, 6],
  comment: {
    author: 'Equipe Aristo',
    body: [
      {
        tag: 'p' as const,
        children: [
          {tag: 'strong' as const, children: ['Resposta: A.']},
          ' O pacote da primeira hora reúne lactato, culturas, antimicrobiano, volume e vasopressor quando preciso.',
        ],
      },
      {
        tag: 'p' as const,
        children: [
          {tag: 'strong' as const, children: ['B)']},
          ' Esperar culturas atrasa o tratamento e aumenta a mortalidade.',
        ],
      },
    ],
  },
}

export const rightQuestion: ShownQuestion = {...openQuestion, ...revealed, studentAnswer: {choosen: 0, outcome: 1}}
export const wrongQuestion: ShownQuestion = {...openQuestion, ...revealed, studentAnswer: {choosen: 2, outcome: 0}}
export const annulledQuestion: ShownQuestion = {
  ...openQuestion,
  ...revealed,
  correctChoice: -1,
  studentAnswer: {choosen: 2, outcome: 1},
}

export const results = resultsOf([
  {difficulty: 'easy', outcome: 1},
  {difficulty: 'easy', outcome: 1},
  {difficulty: 'medium', outcome: 0},
  {difficulty: 'medium', outcome: -1},
  {difficulty: 'hard', outcome: -1},
])

/** An answer on its way. */
export const entry = {
  operation: 'createOneAnswer',
  input: {
    document: 'q3',
    choosen: 0,
    calendarDate: '20261120',
    type: 'question',
    theoreticalType: 'theoreticalStudy',
    activity: 'agenda-1',
    dateNow: '2026-11-20T15:00:00.000Z',
  },
  key: 'key-1',
  lane: 'agenda-1',
  owner: 'student-1',
  requestedAt: 1_795_187_000_000,
  attempts: 0,
  refusal: null,
} satisfies OutboxEntry
