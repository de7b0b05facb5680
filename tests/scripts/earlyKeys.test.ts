import {expect, test} from 'vitest'
import {earlyKeys} from '../journeys/keys.ts'

const question = (fields: object) =>
  JSON.stringify({
    data: {questionMany: [{__typename: 'Question', scopedId: 'agenda:q1', correctChoice: null, ...fields}]},
  })

test.each<[string, string, string[]]>([
  ['an open question', question({}), []],
  ['a key without an answer', question({correctChoice: 2, studentAnswer: null}), ['agenda:q1']],
  ['the key of an annulled question without an answer', question({correctChoice: -1}), ['agenda:q1']],
  ['a comment without an answer', question({comment: {__typename: 'ExpertComment', body: []}}), ['agenda:q1']],
  ['proportions without an answer', question({answersProportion: [1, 99]}), ['agenda:q1']],
  ['a key with an answer', question({correctChoice: 2, studentAnswer: {__typename: 'Answer', choosen: 0}}), []],
  [
    'the key of an essay that is being written',
    question({answer: [], studentEssay: {essay: 'x', revealedAt: null}}),
    ['agenda:q1'],
  ],
  [
    'the key of an essay that was asked for',
    question({answer: [], studentEssay: {essay: 'x', revealedAt: '2026-01-01T00:00:00Z'}}),
    [],
  ],
  ['a question of the bank', question({scopedId: 'viewer:q1', correctChoice: 1}), []],
  ['a commented question', question({scopedId: 'commented:q1', correctChoice: 1}), []],
  [
    'a question inside an answer',
    JSON.stringify({data: {createOneAnswer: {question: {__typename: 'Question', scopedId: 'a:q2', correctChoice: 1}}}}),
    ['a:q2'],
  ],
  ['a page', '<html>', []],
])('%s', (_name, body, expected) => {
  expect(earlyKeys(body)).toEqual(expected)
})
