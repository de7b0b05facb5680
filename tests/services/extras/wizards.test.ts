import {beforeEach, describe, expect, test, vi} from 'vitest'
import {emptyFlashcards} from '../../../domain/extras/flashcardChoice.ts'
import {emptyPriority, type PriorityChoice} from '../../../domain/extras/priority.ts'
import {emptyChoice} from '../../../domain/extras/questionChoice.ts'
import {
  type Draft,
  examDraft,
  flashcardDraft,
  mockDraft,
  priorityDraft,
  theoryDraft,
} from '../../../src/services/extras/drafts.ts'
import {keepQuestionChoice, readQuestionChoice} from '../../../src/services/extras/questionDraft.ts'
import {claimWish, settleWish} from '../../../src/services/extras/wishes.ts'
import {createdWords, failureTone, failureWords} from '../../../src/text/extras/creation.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

describe('a wish without a reply', () => {
  test('keeps its key on the next press, in another tab and after a reload', () => {
    expect(claimWish('ana', 'ten questions', 'key-1')).toBe('key-1')
    expect(claimWish('ana', 'ten questions', 'key-2')).toBe('key-1')
  })

  test('of another student, or of something else, is another wish', () => {
    claimWish('ana', 'ten questions', 'key-1')
    expect(claimWish('bia', 'ten questions', 'key-2')).toBe('key-2')
    expect(claimWish('ana', 'twenty questions', 'key-3')).toBe('key-3')
  })

  test('is over once the server has said its word', () => {
    claimWish('ana', 'ten questions', 'key-1')
    settleWish('key-1')
    expect(claimWish('ana', 'ten questions', 'key-2')).toBe('key-2')
  })

  test('is one of twenty at most: the oldest are forgotten', () => {
    for (let wish = 0; wish < 25; wish += 1) claimWish('ana', `wish ${wish}`, `key-${wish}`)
    expect(['wish 24', 'wish 5', 'wish 4'].map((body) => claimWish('ana', body, 'new'))).toEqual([
      'key-24',
      'key-5',
      'new',
    ])
  })

  test('is forgotten where the stored value is broken', () => {
    stored.set('aristo.account.extraWishes', '{"version":1,"value":[{"uid":7}]}')
    expect(claimWish('ana', 'ten questions', 'key-1')).toBe('key-1')
  })
})

describe('the last choice of the question wizard', () => {
  const choice = {...emptyChoice(2026), themes: [['Cirurgia']], quantity: '201', history: ['wrong'] as const}

  test('is remembered for its student as it was typed', () => {
    keepQuestionChoice('ana', choice)
    expect(readQuestionChoice('ana', 2026)).toEqual(choice)
    expect(readQuestionChoice('bia', 2026)).toEqual(emptyChoice(2026))
  })

  test.each(['{"version":0,"value":{}}', '{"version":1,"value":{"uid":"ana","choice":{"themes":"all"}}}', 'no JSON'])(
    'an older or broken value (%s) reads as nothing chosen',
    (text) => {
      stored.set('aristo.account.questionWizard', text)
      expect(readQuestionChoice('ana', 2026)).toEqual(emptyChoice(2026))
    },
  )

  test('with years that are no longer offered gets all of them', () => {
    keepQuestionChoice('ana', {...choice, minYear: 1990, maxYear: 2040})
    expect(readQuestionChoice('ana', 2026)).toMatchObject({minYear: 2005, maxYear: 2027})
  })
})

describe('the last choice of the other wizards', () => {
  function remembers<Choice>(wizard: string, draft: Draft<Choice>, choice: Choice, empty: Choice): void {
    draft.keep('ana', choice)
    expect([draft.read('ana'), draft.read('bia')]).toEqual([choice, empty])
    stored.set(`aristo.account.${wizard}`, '{"version":1,"value":{"uid":"ana","choice":7}}')
    expect(draft.read('ana')).toEqual(empty)
  }

  test('is remembered for its student, and a broken one is none', () => {
    remembers('theoryWizard', theoryDraft, ['Cirurgia', 'Trauma'], [])
    remembers(
      'flashcardWizard',
      flashcardDraft,
      {...emptyFlashcards, mode: 'myDecks', deckIds: ['l1']},
      emptyFlashcards,
    )
    const noExam = {uf: '', institution: '', template: ''}
    remembers('examWizard', examDraft, {uf: 'SP', institution: 'USP', template: 'a'}, noExam)
    remembers('mockWizard', mockDraft, 'm1', '')
    remembers<PriorityChoice>('priorityReview', priorityDraft, {...emptyPriority, difficulty: 'hard'}, emptyPriority)
  })
})

describe('what is said of a creation, to the letter', () => {
  test.each([
    ['question', {title: 'Tudo certo!', text: 'Atividade de questão criada com sucesso!'}],
    ['quickQuestion', {title: 'Tudo certo!', text: 'Atividade de questão criada com sucesso!'}],
    ['study', {title: 'Atividade de estudo teórico criada com sucesso!'}],
    ['exam', {title: 'Atividade de prova na íntegra criada com sucesso!'}],
    ['mock', {title: 'Atividade de simulado criada com sucesso!'}],
    ['theoreticalReview', {title: 'Atividade de revisão teórica criada com sucesso!'}],
  ] as const)('a new %s', (kind, words) => {
    expect(createdWords(kind)).toEqual(words)
  })

  test.each([
    ['question', 'NO_QUESTION_FOUND', 'Nenhuma questão encontrada.', 'warning'],
    ['quickQuestion', 'NO_QUESTION_FOUND', 'Nenhuma questão recomendada encontrada...', 'warning'],
    ['theoreticalReview', 'NO_ELEGIBLE_LESSON_TO_REVIEW', 'Não existem aulas elegíveis para revisão.', 'error'],
    [
      'flashcard',
      'TRIAL_TIME_OVER',
      'O tempo de teste grátis acabou ... mas você ainda pode fazer atividades extras de questão e de provas na íntegra!',
      'error',
    ],
    ['study', 'COURSE_FINISHED', 'Que pena! Este curso se encerrou!', 'error'],
    ['smartReview', 'EXTRA_NOT_ALLOWED', 'Esta opção não está disponível para este curso.', 'error'],
    ['exam', 'NOT_FOUND', 'Ocorreu um erro!.', 'error'],
  ] as const)('%s refused with %s', (kind, failure, title, tone) => {
    expect(failureWords(kind, failure).title).toBe(title)
    expect(failureTone(failure)).toBe(tone)
  })

  test('the hints beside the titles', () => {
    expect(failureWords('quickQuestion', 'NO_QUESTION_FOUND').text).toBe(
      'Adicione questões não recomendadas como atividade extra.',
    )
    expect(failureWords('exam', 'INTERNAL').text).toBe('Não foi possível criar a atividade.')
  })
})
