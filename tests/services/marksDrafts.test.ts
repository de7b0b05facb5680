import {expect, test} from 'vitest'
import {marksDraft} from '../../src/services/question/marksDrafts.ts'

const marks = {struck: [0], selected: 1, essay: null, highlights: [], dateNow: '1970-01-01T00:00:01.000Z'}

test('the marks of a question of an activity are one draft in a lane of its own', () => {
  expect(marksDraft('agenda-1:q1', marks)).toEqual({
    id: 'agenda-1:q1',
    stamp: marks.dateNow,
    lane: 'marks agenda-1:q1',
    write: {operation: 'saveQuestionMarks', input: {question: 'q1', activity: 'agenda-1', ...marks}},
  })
})

test('a question outside of activities is sent without one', () => {
  expect(marksDraft('viewer:q1', marks).write.input).toMatchObject({question: 'q1', activity: null})
})
