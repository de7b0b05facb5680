import {expect, test} from 'vitest'
import {numberedQuestions, shownPages} from '../../../machines/exam/commented.selectors.ts'
import {commentedModel, commentedQuestion, exam} from '../../models/exam/commented.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(commentedModel)

const exams = {type: 'xstate.done.actor.loadExams', output: {exams: [exam], isFromDevice: false}}
const key = {type: 'xstate.done.actor.loadKey', output: {questions: [commentedQuestion], isFromDevice: false}}

test('a student chooses state, institution, exam and page, and the address says each of them', async () => {
  const harness = startHarness(commentedModel, {place: {uf: null, institution: null, exam: null, page: 1}})
  for (const event of [
    {type: 'uf.set', uf: 'SP'},
    {type: 'institution.set', institution: 'Hospital'},
    exams,
    {type: 'exam.open', template: 'h-2025'},
    key,
    {type: 'page.open', page: 2},
    key,
    {type: 'exam.close'},
  ])
    await harness.dispatch(event)
  const hospital = {uf: 'SP', institution: 'Hospital'}
  expect(harness.effects).toEqual([
    {type: 'showPlace', params: {place: {uf: 'SP', institution: null, exam: null, page: 1}}},
    {type: 'showPlace', params: {place: {...hospital, exam: null, page: 1}}},
    {type: 'keepPlace', params: {place: {...hospital, exam: null, page: 1}}},
    {type: 'showPlace', params: {place: {...hospital, exam: 'h-2025', page: 1}}},
    {type: 'showPlace', params: {place: {...hospital, exam: 'h-2025', page: 2}}},
    {type: 'showPlace', params: {place: {...hospital, exam: null, page: 1}}},
  ])
  expect(harness.requests).toEqual([
    {name: 'loadExams', input: hospital},
    {name: 'loadKey', input: {exam: 'h-2025', page: 1}},
    {name: 'loadKey', input: {exam: 'h-2025', page: 2}},
  ])
})

test('a shared address opens its page, numbered as in the exam; one behind the last opens the last', async () => {
  const harness = startHarness(commentedModel, {place: {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 7}})
  await harness.dispatch(exams)
  await harness.dispatch(key)
  const state = harness.actor.getSnapshot()
  expect(harness.requests.at(-1)).toEqual({name: 'loadKey', input: {exam: 'h-2025', page: 2}})
  expect([shownPages(state), numberedQuestions(state)]).toEqual([
    {current: 2, total: 2},
    [{number: 21, question: commentedQuestion}],
  ])
})

test('the way back inside an institution asks for no list again; another institution does', async () => {
  const harness = startHarness(commentedModel, {place: {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 1}})
  await harness.dispatch(exams)
  await harness.dispatch(key)
  await harness.dispatch({type: 'address.changed', place: {uf: 'SP', institution: 'Hospital', exam: null, page: 1}})
  expect([harness.value(), harness.requests.length]).toEqual([{shown: 'exams'}, 2])
  await harness.dispatch({type: 'address.changed', place: {uf: 'RJ', institution: 'Clínicas', exam: null, page: 1}})
  expect([harness.value(), harness.requests.at(-1)]).toEqual([
    'loading',
    {name: 'loadExams', input: {uf: 'RJ', institution: 'Clínicas'}},
  ])
})

test('the way back to an exam of the list opens its key', async () => {
  const harness = startHarness(commentedModel, {place: {uf: 'SP', institution: 'Hospital', exam: null, page: 1}})
  await harness.dispatch(exams)
  await harness.dispatch({type: 'address.changed', place: {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 2}})
  expect([harness.value(), harness.requests.at(-1)]).toEqual([
    {shown: 'loadingKey'},
    {name: 'loadKey', input: {exam: 'h-2025', page: 2}},
  ])
})
