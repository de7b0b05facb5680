import {describe, expect, test} from 'vitest'
import {
  areYearsReversed,
  choiceOf,
  emptyChoice,
  filtersOf,
  isTimeWrong,
  wishOf,
} from '../../../domain/extras/questionChoice.ts'
import {quickWish} from '../../../domain/extras/quickWish.ts'
import {chosenExam, examsOf, knownExamChoice} from '../../../domain/extras/examChoice.ts'
import {emptyFlashcards, flashcardWishOf, sortedDecks, toggledDeck} from '../../../domain/extras/flashcardChoice.ts'
import {emptyPriority, priorityWishOf} from '../../../domain/extras/priority.ts'
import {
  isLessonPath,
  knownPath,
  levelsOf,
  quantityIn,
  selectableTree,
  sortedByTree,
  withLevel,
} from '../../../domain/extras/wizard.ts'
import {
  creationFailureIn,
  isOncePerDay,
  isSettled,
  oneClickKinds,
  wizardKinds,
} from '../../../domain/extras/creation.ts'
import {tree} from '../../models/extras/wizardFixtures.ts'

const whole = {...emptyChoice(2026), isRandom: true}

describe('the cascading lists', () => {
  test('offer the areas, then what stands below the choice, as far as there is something', () => {
    const names = (path: readonly string[]) => levelsOf(tree, path).map((nodes) => nodes.map(({name}) => name))
    expect(names([])).toEqual([['Cirurgia', 'Pediatria']])
    expect(names(['Cirurgia', 'Queimaduras'])).toEqual([
      ['Cirurgia', 'Pediatria'],
      ['Trauma', 'Queimaduras'],
    ])
    expect(names(['Sumiu'])).toEqual([['Cirurgia', 'Pediatria']])
  })

  test('forget what stood below a changed level, and nothing above it', () => {
    expect(withLevel(['Cirurgia', 'Trauma', 'Trauma torácico'], 1, 'Queimaduras')).toEqual(['Cirurgia', 'Queimaduras'])
    expect(withLevel(['Cirurgia', 'Trauma'], 1, '')).toEqual(['Cirurgia'])
  })

  test('a theoretical extra takes only a lesson that may be chosen, below its specialty', () => {
    const shown = selectableTree(tree)
    expect(shown.map(({name}) => name)).toEqual(['Cirurgia'])
    expect(isLessonPath(shown, ['Cirurgia', 'Trauma'])).toBe(false)
    expect(isLessonPath(shown, ['Cirurgia', 'Trauma', 'Trauma torácico'])).toBe(true)
    expect(isLessonPath(shown, ['Cirurgia', 'Trauma', 'Trauma abdominal'])).toBe(false)
  })

  test('a theme that vanished from the tree is found out', () => {
    expect(sortedByTree(tree, [['Cirurgia'], ['Sumiu'], ['Cirurgia', 'Sumiu']])).toEqual({
      known: [['Cirurgia']],
      gone: [['Sumiu'], ['Cirurgia', 'Sumiu']],
    })
  })
})

test.each([
  ['0', null],
  ['1', 1],
  ['200', 200],
  ['201', null],
  ['1000000000', null],
  [' 10 ', 10],
  ['1e2', null],
  ['-5', null],
  ['2,5', null],
  ['', null],
])('of %j questions %j are asked for', (typed, asked) => {
  expect(quantityIn(typed, {least: 1, most: 200})).toBe(asked)
  expect(wishOf({...whole, quantity: typed})?.count ?? null).toBe(asked)
})

describe('the choice of the question wizard', () => {
  test('with reversed years is neither counted nor created', () => {
    const reversed = {...whole, minYear: 2026, maxYear: 2025}
    expect(areYearsReversed(reversed)).toBe(true)
    expect(filtersOf(reversed)).toBeNull()
    expect(wishOf(reversed)).toBeNull()
  })

  test('random themes leave the chosen ones out, and keep them', () => {
    expect(filtersOf({...whole, themes: [['Cirurgia']]})?.classification).toEqual([])
    expect(filtersOf({...whole, isRandom: false, themes: [['Cirurgia']]})?.classification).toEqual([['Cirurgia']])
  })

  test('an institution counts only with its federation unit', () => {
    expect(filtersOf({...whole, institution: 'USP'})?.institution).toBeNull()
    expect(filtersOf({...whole, uf: 'SP', institution: 'USP'})?.institution).toBe('USP')
  })

  test('comes back from a preset, with years that are still offered', () => {
    const wish = wishOf({...whole, quantity: '30', uf: 'SP', institution: 'USP', difficulty: ['hard']})
    if (wish === null) throw new Error('the choice is whole')
    expect(choiceOf({...wish, minYear: 1999, maxYear: 2050}, 2026)).toEqual({
      ...whole,
      quantity: '30',
      uf: 'SP',
      institution: 'USP',
      difficulty: ['hard'],
    })
  })

  test.each([
    ['study mode', {examMode: false, isTimed: true, minutes: '45'}, null],
    ['no limit', {examMode: true, isTimed: false, minutes: '45'}, null],
    ['one minute', {examMode: true, isTimed: true, minutes: '1'}, 1],
    ['five hours', {examMode: true, isTimed: true, minutes: ' 300 '}, 300],
  ])('%s has its time limit', (_name, change, timeLimit) => {
    const wish = wishOf({...emptyChoice(2026), isRandom: true, ...change})
    expect(wish?.timeLimit).toBe(timeLimit)
    expect(choiceOf({...quickWish([], 2026), examMode: true, timeLimit}, 2026)).toMatchObject({
      isTimed: timeLimit !== null,
      minutes: String(timeLimit ?? 30),
    })
  })

  test.each(['', '0', '301', '1000000000', '1.5', 'dez'])('no exam has %s minutes', (minutes) => {
    const choice = {...emptyChoice(2026), isRandom: true, examMode: true, isTimed: true, minutes}
    expect([isTimeWrong(choice), wishOf(choice)]).toEqual([true, null])
    expect(isTimeWrong({...choice, examMode: false})).toBe(false)
    expect(isTimeWrong({...choice, isTimed: false})).toBe(false)
  })

  test('the quick activity wants 5 commented questions of the last 6 years', () => {
    expect(quickWish(['Cirurgia'], 2026)).toEqual({
      classification: [['Cirurgia']],
      count: 5,
      difficulty: [],
      history: [],
      uf: null,
      institution: null,
      onlyWithComments: true,
      minYear: 2021,
      maxYear: 2026,
      examMode: false,
      timeLimit: null,
    })
  })
})

describe('the other wizards', () => {
  test('flashcards want area and specialty, or a deck, or the random option', () => {
    expect(flashcardWishOf({...emptyFlashcards, path: ['Cirurgia']})).toBeNull()
    expect(flashcardWishOf({...emptyFlashcards, path: ['Cirurgia', 'Trauma']})).toEqual({
      mode: 'aristo',
      classification: ['Cirurgia', 'Trauma'],
      count: 10,
    })
    expect(flashcardWishOf({...emptyFlashcards, mode: 'myDecks'})).toBeNull()
    expect(flashcardWishOf({...emptyFlashcards, mode: 'myDecks', deckIds: ['a']})).toEqual({
      mode: 'myDecks',
      deckIds: ['a'],
      count: 10,
    })
    expect(flashcardWishOf({...emptyFlashcards, mode: 'myDecks', isRandom: true})).toEqual({
      mode: 'myDecks',
      deckIds: [],
      count: 10,
    })
    expect(flashcardWishOf({...emptyFlashcards, mode: 'myDecks', deckIds: ['a'], isRandom: true})).toEqual({
      mode: 'myDecks',
      deckIds: [],
      count: 10,
    })
    expect(flashcardWishOf({...emptyFlashcards, path: ['Cirurgia', 'Trauma'], limit: '201'})).toBeNull()
  })

  test('a deck that was deleted meanwhile is named and taken off', () => {
    const deck = (lesson: string) => ({lesson, lessonTitle: `Aula ${lesson}`, flashcardsAmount: 1})
    expect(toggledDeck(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggledDeck(['a', 'b'], 'a')).toEqual(['b'])
    expect(sortedDecks([deck('a'), deck('b')], [deck('b')], ['a', 'b'])).toEqual({deckIds: ['b'], gone: ['Aula a']})
    expect(sortedDecks([deck('a'), deck('b')], [deck('b'), deck('c')], ['b'])).toEqual({deckIds: ['b'], gone: []})
  })

  test('an institution lists its exams, the newest first', () => {
    const exam = (template: string, year: number) => ({template, year, complement: null, examType: null})
    const states = [{uf: 'SP', institutions: [{name: 'USP', exams: [exam('a', 2020), exam('b', 2025)]}]}]
    const choice = {uf: 'SP', institution: 'USP', template: 'a'}
    expect(examsOf(states, choice).map(({year}) => year)).toEqual([2025, 2020])
    expect(chosenExam(states, choice)?.year).toBe(2020)
    expect(chosenExam(states, {...choice, uf: 'RJ'})).toBeNull()
  })

  test('a remembered exam stands as far as it is still offered', () => {
    const exam = {template: 'a', year: 2020, complement: null, examType: null}
    const states = [
      {
        uf: 'SP',
        institutions: [
          {name: 'UNIFESP', exams: [exam]},
          {name: 'USP', exams: [exam]},
          {name: 'Sem provas', exams: []},
        ],
      },
      {uf: 'RJ', institutions: [{name: 'UFRJ', exams: []}]},
    ]
    const choice = {uf: 'SP', institution: 'USP', template: 'a'}
    expect(knownExamChoice(states, choice)).toEqual(choice)
    expect(knownExamChoice(states, {...choice, template: 'b'})).toEqual({...choice, template: ''})
    expect(knownExamChoice(states, {...choice, institution: 'Sem provas'})).toEqual({
      ...choice,
      institution: '',
      template: '',
    })
    for (const uf of ['RJ', 'MG', ''])
      expect(knownExamChoice(states, {...choice, uf})).toEqual({uf: '', institution: '', template: ''})
  })

  test('a remembered theme stands as far as the tree has it', () => {
    expect(knownPath(tree, ['Cirurgia', 'Trauma'])).toEqual(['Cirurgia', 'Trauma'])
    expect(knownPath(tree, ['Cirurgia', 'Sumiu', 'Trauma'])).toEqual(['Cirurgia'])
    expect(knownPath(tree, ['Sumiu'])).toEqual([])
    expect(knownPath(tree, [])).toEqual([])
  })

  test.each([
    ['5', '10', {themeLimit: 5, questionLimit: 10, difficulty: null}],
    ['15', '15', {themeLimit: 15, questionLimit: 15, difficulty: null}],
    ['5', '4', null],
    ['16', '20', null],
    ['0', '10', null],
    ['5', '201', null],
  ])('a priority review of %s themes and %s questions', (themeLimit, questionLimit, wish) => {
    expect(priorityWishOf({...emptyPriority, themeLimit, questionLimit})).toEqual(wish)
    const hard = wish && {...wish, difficulty: 'hard'}
    expect(priorityWishOf({...emptyPriority, themeLimit, questionLimit, difficulty: 'hard'})).toEqual(hard)
  })
})

test('a failure is the server’s name for it, or why there was no reply', () => {
  expect(creationFailureIn({code: 'NO_QUESTION_FOUND', failure: 'refused'})).toBe('NO_QUESTION_FOUND')
  expect(creationFailureIn({failure: 'offline'})).toBe('offline')
  expect(creationFailureIn(new Error('anything'))).toBe('unreachable')
  expect(creationFailureIn({code: 'SOMETHING_NEW', failure: 'offline'})).toBe('offline')
  expect(creationFailureIn({code: 'SOMETHING_NEW', failure: 'refused'})).toBe('unreachable')
  for (const error of [null, undefined, 'offline', 7]) expect(creationFailureIn(error)).toBe('unreachable')
  expect([isSettled('offline'), isSettled('unreachable'), isSettled('TRIAL_TIME_OVER')]).toEqual([false, false, true])
})

test('of the kinds both reviews alone count once a day', () => {
  expect([...wizardKinds, ...oneClickKinds].filter(isOncePerDay)).toEqual(['theoreticalReview', 'smartReview'])
})
