import {describe, expect, test} from 'vitest'
import {documentsOf, placeholderOf, type ThemeDocument} from '../../../domain/themes/documents.ts'
import {examReasonsOf, reasonsOf, type SelectionReason} from '../../../domain/themes/reasons.ts'
import {refusalIn} from '../../../domain/themes/refusal.ts'

const document = (id: string, phase: number | null): ThemeDocument => ({
  id,
  url: `/pdfs/${id}.pdf`,
  title: id,
  subtitle: null,
  purpose: 'errata',
  phase,
})

test.each([
  [null, ['whole', 'one', 'two']],
  [1, ['whole', 'one']],
  [2, ['whole', 'two']],
  [3, ['whole']],
])('documents of the course and of the phase %s', (phase, expected) => {
  const documents = [document('whole', null), document('one', 1), document('two', 2)]
  expect(documentsOf(documents, phase).map(({id}) => id)).toEqual(expected)
})

test.each([
  ['/pdfs/planners/c1.pdf', '/pdfs/placeholder.pdf'],
  ['/media/pdfs/erratas/c1_2.pdf', '/media/pdfs/placeholder.pdf'],
  ['https://cdn.example/a/pdfs/planners/c1.pdf?token=1#page=2', 'https://cdn.example/a/pdfs/placeholder.pdf'],
  ['/pdfs/old/pdfs/c1.pdf', '/pdfs/old/pdfs/placeholder.pdf'],
  ['/media/c1.pdf', '/pdfs/placeholder.pdf'],
  ['/media/c1.pdf?in=/pdfs/', '/pdfs/placeholder.pdf'],
  ['', '/pdfs/placeholder.pdf'],
])('the placeholder of %s', (url, expected) => {
  expect(placeholderOf(url)).toBe(expected)
})

describe('the reasons of a lesson', () => {
  const reason = (
    kind: SelectionReason['kind'],
    lessonId: string | null,
    questions: readonly string[] = [],
  ): SelectionReason => ({
    kind,
    lessonId,
    questions,
    relevance: null,
    institutions: null,
    lastSeenDays: null,
    answered: null,
    correct: null,
    movedFrom: null,
    institution: null,
    target: null,
    among: null,
  })

  test('are its own, the move first', () => {
    const reasons = [
      reason('mostRelevant', 'l1'),
      reason('oldestStudy', 'l2'),
      reason('priority', null),
      reason('moved', 'l1'),
    ]
    expect(reasonsOf(reasons, 'l1').map(({kind}) => kind)).toEqual(['moved', 'mostRelevant'])
  })

  test('are none when nothing was recorded', () => {
    expect(reasonsOf([], 'l1')).toEqual([])
  })

  test.each(['openMock', 'targetExam', 'newestExam', 'noExamLeft'] as const)(
    'are not those of the exam of the day (%s), which has its own',
    (kind) => {
      const reasons = [
        reason('mostRelevant', 'l1'),
        reason(kind, null),
        reason('priority', 'l2'),
        reason('moved', 'l3'),
      ]
      expect(examReasonsOf(reasons)).toEqual([reasons[1]])
      expect(reasonsOf(reasons, 'l1')).toEqual([reasons[0]])
    },
  )

  test('are those of a question, too', () => {
    const reasons = [reason('priority', 'l1', ['q1', 'q2']), reason('priority', 'l2', ['q3'])]
    const about = (questionId: string) => reasonsOf(reasons, questionId).map(({lessonId}) => lessonId)
    expect([about('q2'), about('q3'), about('q4')]).toEqual([['l1'], ['l2'], []])
  })
})

test.each([
  [{code: 'NO_QUESTION_FOUND'}, 'NO_QUESTION_FOUND'],
  [{code: 'SOMETHING_NEW'}, null],
  [{failure: 'offline'}, null],
  [null, null],
  ['NO_QUESTION_FOUND', null],
  [undefined, null],
])('the refusal in %o', (error, expected) => {
  expect(refusalIn(error)).toBe(expected)
})
