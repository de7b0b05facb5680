import {describe, expect, test} from 'vitest'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {agendaHome, agendaPlace, examRouteAt, firstTab, mayShowQuestions} from '../../../domain/agenda/routes.ts'
import {agendaOf, fullAgenda, lessonOf} from './fixtures.ts'

const to = (path: string) => ({show: 'redirect', path})
const unknown = {show: 'unknownPath'}

describe('the nine redirects of /agenda, in their order', () => {
  const withoutStudy: DayAgenda = {...fullAgenda, theoreticalStudy: []}
  const withoutReview: DayAgenda = {...withoutStudy, theoreticalReview: []}
  const withoutSmart: DayAgenda = {...withoutReview, smartReview: null}
  const withoutExams: DayAgenda = {...withoutSmart, exams: []}
  const withoutMocks: DayAgenda = {...withoutExams, mocks: []}
  const empty: DayAgenda = {...withoutMocks, smartExamActivity: null}

  test.each([
    ['1. a sprint course goes to /sprint', fullAgenda, 'sprint', to('/sprint')],
    ['2. a practical course goes to /practical-courses', fullAgenda, 'practical', to('/practical-courses')],
    ['3. study goes to its first lesson', fullAgenda, 'standard', to('/agenda/estudo-teorico/estudo')],
    ['4. review goes to its lesson', withoutStudy, 'standard', to('/agenda/revisao-teorica/revisao')],
    ['5. smart review', withoutReview, 'standard', to('/agenda/revisao-inteligente')],
    ['6. exams', withoutSmart, 'standard', to('/agenda/prova')],
    ['7. mocks', withoutExams, 'standard', to('/agenda/simulado')],
    ['8. smart exam', withoutMocks, 'standard', to('/agenda/simulado-inteligente')],
    ['9. otherwise the empty screen', empty, 'standard', {show: 'empty'}],
  ] as const)('%s', (_rule, agenda, course, expected) => {
    expect(agendaHome(agenda, course)).toEqual(expected)
    expect(agendaPlace('/agenda', agenda, course, false)).toEqual(expected)
  })

  test('an empty smart review is still a smart review', () => {
    const agenda = agendaOf({smartReview: {questions: [], flashcards: [], finished: false, due: [], dueFlashcards: []}})
    expect(agendaPlace('/agenda/', agenda, 'standard', false)).toEqual(to('/agenda/revisao-inteligente'))
  })
})

describe('tabs of a lesson', () => {
  test.each([
    ['questions', {questions: ['x'], videos: ['x']}, 'questao'],
    ['videos', {videos: ['x'], texts: ['x']}, 'video'],
    ['texts', {texts: ['x'], mindmaps: ['x']}, 'apostila'],
    ['mind maps', {mindmaps: ['x'], flashcards: ['x']}, 'mapa-mental'],
    ['flashcards', {flashcards: ['x']}, 'flashcard'],
    ['nothing', {}, 'questao'],
  ])('a lesson that begins with %s opens at %3$s', (_what, contents, tab) => {
    expect(firstTab(lessonOf('aula', contents))).toBe(tab)
  })
})

describe('what an address below /agenda shows', () => {
  const smart = (questions: string[], flashcards: string[]) =>
    agendaOf({smartReview: {questions, flashcards, finished: false, due: [], dueFlashcards: []}})

  test.each([
    ['study without a lesson', '/agenda/estudo-teorico', fullAgenda, to('/agenda/estudo-teorico/estudo')],
    ['study with a slash at the end', '/agenda/estudo-teorico/', fullAgenda, to('/agenda/estudo-teorico/estudo')],
    ['study without any lesson', '/agenda/estudo-teorico', agendaOf(), {show: 'lessonNotFound'}],
    [
      'a lesson without a tab',
      '/agenda/estudo-teorico/outro-estudo',
      fullAgenda,
      to('/agenda/estudo-teorico/outro-estudo/apostila'),
    ],
    [
      'a tab',
      '/agenda/estudo-teorico/estudo/video',
      fullAgenda,
      {show: 'lesson', type: 'theoreticalStudy', lessonId: 'estudo', tab: 'video'},
    ],
    [
      'a tab without content',
      '/agenda/estudo-teorico/estudo/flashcard',
      fullAgenda,
      {show: 'lesson', type: 'theoreticalStudy', lessonId: 'estudo', tab: 'flashcard'},
    ],
    ['an unknown lesson', '/agenda/estudo-teorico/ninguem', fullAgenda, {show: 'lessonNotFound'}],
    ['a lesson of the other section', '/agenda/revisao-teorica/estudo', fullAgenda, {show: 'lessonNotFound'}],
    ['an unknown tab', '/agenda/estudo-teorico/estudo/nada', fullAgenda, unknown],
    ['something below a tab', '/agenda/estudo-teorico/estudo/video/1', fullAgenda, unknown],
    ['review without a lesson', '/agenda/revisao-teorica', fullAgenda, to('/agenda/revisao-teorica/revisao')],
    [
      'review without a tab',
      '/agenda/revisao-teorica/revisao',
      fullAgenda,
      to('/agenda/revisao-teorica/revisao/flashcard'),
    ],
    [
      'a tab of the review',
      '/agenda/revisao-teorica/revisao/questao',
      fullAgenda,
      {show: 'lesson', type: 'theoreticalReview', lessonId: 'revisao', tab: 'questao'},
    ],
    [
      'smart review with questions',
      '/agenda/revisao-inteligente',
      smart(['q'], ['f']),
      to('/agenda/revisao-inteligente/questao'),
    ],
    [
      'smart review with flashcards only',
      '/agenda/revisao-inteligente',
      smart([], ['f']),
      to('/agenda/revisao-inteligente/flashcard'),
    ],
    [
      'smart review with nothing',
      '/agenda/revisao-inteligente',
      smart([], []),
      to('/agenda/revisao-inteligente/questao'),
    ],
    ['no smart review', '/agenda/revisao-inteligente', agendaOf(), {show: 'empty'}],
    [
      'questions of the smart review',
      '/agenda/revisao-inteligente/questao',
      smart(['q'], []),
      {show: 'smartReview', tab: 'questao'},
    ],
    [
      'flashcards of the smart review',
      '/agenda/revisao-inteligente/flashcard',
      smart(['q'], []),
      {show: 'smartReview', tab: 'flashcard'},
    ],
    ['a tab the smart review has not', '/agenda/revisao-inteligente/video', smart(['q'], []), unknown],
    ['the exam', '/agenda/prova', agendaOf({exams: ['e']}), {show: 'exam', route: 'prova'}],
    ['the exam where the day has a mock', '/agenda/prova', agendaOf({mocks: ['m']}), to('/agenda/simulado')],
    [
      'the mock where the day has a smart exam',
      '/agenda/simulado',
      agendaOf({smartExamActivity: 's'}),
      to('/agenda/simulado-inteligente'),
    ],
    [
      'the smart exam where the day has an exam',
      '/agenda/simulado-inteligente',
      agendaOf({exams: ['e']}),
      to('/agenda/prova'),
    ],
    ['the exam of a day without one', '/agenda/prova', agendaOf(), {show: 'exam', route: 'prova'}],
    ['something below the exam', '/agenda/prova/1', agendaOf({exams: ['e']}), unknown],
    ['favourites', '/agenda/favoritos', agendaOf(), to('/favoritos')],
    ['something below favourites', '/agenda/favoritos/1', agendaOf(), unknown],
    ['an unknown section', '/agenda/nada', fullAgenda, unknown],
  ] as const)('%s: %s', (_what, path, agenda, expected) => {
    expect(agendaPlace(path, agenda, 'standard', false)).toEqual(expected)
  })

  test.each(['prova', 'simulado', 'simulado-inteligente'] as const)(
    'an exam that the address names is not sent away by the day: %s',
    (route) => {
      expect(agendaPlace(`/agenda/${route}`, agendaOf({mocks: ['m']}), 'standard', true)).toEqual({show: 'exam', route})
    },
  )
})

test.each([
  ['/', true],
  ['/agenda', true],
  ['/agenda/estudo-teorico/l1', true],
  ['/agenda/estudo-teorico/l1/questao', true],
  ['/agenda/revisao-inteligente/questao', true],
  ['/agenda/simulado', true],
  ['/agenda/estudo-teorico/l1/video', false],
  ['/agenda/revisao-teorica/l1/mapa-mental', false],
  ['/agenda/revisao-inteligente/flashcard', false],
  ['/perfil', false],
  ['/favoritos', false],
])('%s may show questions: %s', (path, expected) => {
  expect(mayShowQuestions(path)).toBe(expected)
})

test.each([
  ['/agenda/simulado', 'simulado'],
  ['/agenda/simulado-inteligente', 'simulado-inteligente'],
  ['/agenda/prova', 'prova'],
  ['/agenda', null],
  ['/agenda/simulado/x', null],
  ['/prova', null],
])('the exam of %s is %s', (path, expected) => {
  expect(examRouteAt(path)).toBe(expected)
})
