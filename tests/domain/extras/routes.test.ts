import {describe, expect, test} from 'vitest'
import {
  backPathOf,
  extraKindAt,
  extraPath,
  extraPlace,
  type ExtraPlace,
  extraSections,
  extraTabs,
} from '../../../domain/extras/routes.ts'
import {extraKinds} from '../../../domain/extras/extra.types.ts'
import {
  everyExtra,
  examExtra,
  flashcardExtra,
  mockExtra,
  questionExtra,
  reviewExtra,
  smartExamExtra,
  smartReviewExtra,
  studyExtra,
} from '../../models/extras/fixtures.ts'

const base = '/atividades-extras'
const unknown: ExtraPlace = {show: 'unknownPath'}
const to = (end: string): ExtraPlace => ({show: 'redirect', path: `${base}/${end}`})

describe('what an address shows when each kind is there', () => {
  const cases: readonly (readonly [end: string, place: ExtraPlace])[] = [
    ['questao', {show: 'questions', extra: questionExtra}],
    ['questao/', {show: 'questions', extra: questionExtra}],
    ['questao/video', unknown],
    ['flashcard', {show: 'flashcards', extra: flashcardExtra}],
    ['flashcard/x', unknown],
    ['prova', {show: 'exam', kind: 'Exam', route: 'prova', id: examExtra.id}],
    ['simulado', {show: 'exam', kind: 'MockExam', route: 'simulado', id: mockExtra.id}],
    ['simulado-inteligente', {show: 'exam', kind: 'SmartExam', route: 'simulado-inteligente', id: smartExamExtra.id}],
    ['prova/1', unknown],
    // A study without questions begins with its video.
    ['estudo-teorico', to('estudo-teorico/video')],
    ['estudo-teorico/questao', to('estudo-teorico/video')],
    ['estudo-teorico/video', {show: 'lesson', extra: studyExtra, tab: 'video'}],
    ['estudo-teorico/apostila', {show: 'lesson', extra: studyExtra, tab: 'apostila'}],
    ['estudo-teorico/mapa-mental', {show: 'lesson', extra: studyExtra, tab: 'mapa-mental'}],
    ['estudo-teorico/flashcard', {show: 'lesson', extra: studyExtra, tab: 'flashcard'}],
    ['estudo-teorico/nada', unknown],
    ['estudo-teorico/video/1', unknown],
    ['revisao-teorica', to('revisao-teorica/questao')],
    ['revisao-teorica/questao', {show: 'lesson', extra: reviewExtra, tab: 'questao'}],
    ['revisao-inteligente', to('revisao-inteligente/questao')],
    ['revisao-inteligente/questao', {show: 'smartReview', extra: smartReviewExtra, tab: 'questao'}],
    ['revisao-inteligente/flashcard', {show: 'smartReview', extra: smartReviewExtra, tab: 'flashcard'}],
    ['revisao-inteligente/video', unknown],
    ['revisao-inteligente/questao/1', unknown],
    ['nada-aqui', unknown],
    ['', unknown],
  ]
  test.each(cases)('%s', (end, place) => {
    expect(extraPlace(`${base}/${end}`, everyExtra, null)).toEqual(place)
  })
})

describe('the base address of a smart review leads to what it has', () => {
  test.each([
    [['q1'], [], 'questao'],
    [[], ['c1'], 'flashcard'],
    [[], [], 'questao'],
  ] as const)('questions %j and flashcards %j: %s', (questions, flashcards, tab) => {
    const extra = {...smartReviewExtra, questions, flashcards}
    expect(extraPlace(`${base}/revisao-inteligente`, [extra], null)).toEqual(to(`revisao-inteligente/${tab}`))
  })
})

describe('which extra is shown', () => {
  const done = {...questionExtra, id: 'done', isFinished: true}
  const open = {...questionExtra, id: 'open'}
  const shown = (named: string | null, extras: Parameters<typeof extraPlace>[1]) => {
    const place = extraPlace(`${base}/questao`, extras, named)
    return 'extra' in place ? place.extra.id : place.show
  }

  test('the one that the address names', () => expect(shown('done', [done, open])).toBe('done'))
  test('without a name the first that waits', () => expect(shown(null, [done, open])).toBe('open'))
  test('the first that waits when none has the name', () => expect(shown('unknown', [done, open])).toBe('open'))
  test('the first when all are finished', () => expect(shown('', [done])).toBe('done'))
  test('never one of another kind, whatever its name', () => {
    expect(shown(flashcardExtra.id, [flashcardExtra])).toBe('empty')
  })
})

describe('a day without an extra of the kind', () => {
  test.each(extraKinds)('%s is empty', (kind) => {
    expect(extraPlace(`${base}/${extraSections[kind]}`, [], null)).toEqual({show: 'empty', kind})
  })
  test('an exam is opened by its id, whatever its day', () => {
    expect(extraPlace(`${base}/simulado`, [], 'm9')).toEqual({
      show: 'exam',
      kind: 'MockExam',
      route: 'simulado',
      id: 'm9',
    })
    expect(extraPlace(`${base}/simulado`, [], '')).toEqual({show: 'empty', kind: 'MockExam'})
    expect(extraPlace(`${base}/questao`, [], 'q9')).toEqual({show: 'empty', kind: 'Question'})
  })
})

test('a study shows questions when it has some, a review always', () => {
  const all = ['questao', 'video', 'apostila', 'mapa-mental', 'flashcard']
  const without = {...studyExtra.contents, questions: []}
  expect(extraTabs(studyExtra)).toEqual(all.slice(1))
  expect(extraTabs({...studyExtra, contents: {...without, questions: ['q1']}})).toEqual(all)
  expect(extraTabs({...reviewExtra, contents: without})).toEqual(all)
})

test('a study without any content begins with its videos, never with questions', () => {
  const nothing = {questions: [], videos: [], texts: [], mindmaps: [], flashcards: []}
  const place = extraPlace(`${base}/estudo-teorico`, [{...studyExtra, contents: nothing}], null)
  expect(place).toEqual(to('estudo-teorico/video'))
})

test('each kind is opened at its address', () => {
  expect(extraKinds.map((kind) => extraPath(kind, {id: 'a b', calendarDate: '20261124'}))).toEqual(
    extraKinds.map((kind) => `${base}/${extraSections[kind]}?date=20261124&a=a+b`),
  )
  expect(extraKinds.map((kind) => extraKindAt(`${base}/${extraSections[kind]}`))).toEqual([...extraKinds])
  expect([base, `${base}/extra-exam-create`].map(extraKindAt)).toEqual([null, null])
})

test('the way back leads to where the student came from', () => {
  expect([null, '', 'temas', 'outro'].map(backPathOf)).toEqual([base, base, '/lista-de-temas', base])
})
