import type {Pack} from '../../server/content/pack.schema.ts'

/** Noon of a Wednesday in São Paulo. */
export const wednesdayNoon = Date.UTC(2026, 6, 15, 15)
export const wednesday = '20260715'

const lesson = (id: string, relevance: number, phase: number, releaseAfterDays: number): Pack['lessons'][number] => ({
  id,
  course: 'curso',
  title: `Tema ${id}`,
  area: 'CM',
  classification: ['Clínica', `Tema ${id}`],
  phase,
  releaseAfterDays,
  isPreCourse: false,
  relevance,
})

const comment = {author: 'Dra. Prova', title: 'Por quê', body: 'O comentário secreto explica a alternativa.'}

const question = (lessonId: string, number: number): Pack['questions'][number] => ({
  kind: 'choice',
  id: `${lessonId}-${String(number).padStart(2, '0')}`,
  lesson: lessonId,
  body: `Enunciado **${number}** de ${lessonId}.`,
  choices: ['Primeira', 'Segunda', 'Terceira', 'Quarta'],
  correct: number % 4,
  annulled: false,
  institution: 'Aristo',
  year: 2026,
  difficulty: 'medium',
  images: [],
  comment,
})

const many = (lessonId: string, amount: number) =>
  Array.from({length: amount}, (_entry, index) => question(lessonId, index))

/**
 * A small course: `alta` is the most relevant lesson, `longa` has twelve questions, `futura` is not released before the
 * course's hundredth day. `alta-04` is annulled and `alta-05` an essay.
 */
export const pack: Pack = {
  format: 'aristo-pack/1',
  pack: {id: 'prova', title: 'Pacote de prova', licence: 'CC0', authors: ['Prova']},
  courses: [
    {
      id: 'curso',
      title: 'Curso de prova',
      className: 'prova-2026',
      homePage: '/agenda',
      startedDaysBeforeImport: 60,
      phases: [
        {phase: 1, startsAfterDays: 0},
        {phase: 2, startsAfterDays: 10},
      ],
      weekGoals: {
        theoreticalStudy: {min: 5, max: 7},
        theoreticalReview: {min: 1, max: 7},
        smartReview: {min: 1, max: 7},
        exam: {min: 0, max: 1},
      },
    },
  ],
  lessons: [
    lesson('alta', 0.03, 1, 0),
    lesson('longa', 0.02, 1, 5),
    lesson('media', 0.01, 2, 0),
    lesson('futura', 0.09, 2, 90),
  ],
  questions: [
    ...many('alta', 4),
    {
      ...question('alta', 4),
      kind: 'choice',
      choices: ['Primeira', 'Segunda', 'Terceira', 'Quarta'],
      correct: null,
      annulled: true,
    },
    {
      kind: 'essay',
      id: 'alta-05',
      lesson: 'alta',
      body: 'Cite a conduta.',
      answer: 'O gabarito secreto da discursiva.',
      institution: 'Aristo',
      images: [],
      comment,
    },
    ...many('longa', 12),
    ...many('media', 5),
    ...many('futura', 3),
  ],
  exams: [],
  videos: [],
  texts: [],
  mindmaps: [],
  mockExams: [],
  diagnostics: [],
  articles: [],
  documents: [],
  reasonLists: [],
  federationUnits: [],
  specialties: [],
  raffles: [],
  flashcards: [],
}
