import {expect, test} from 'vitest'
import {finishOfDay, pendingFinish} from '../../../src/features/agenda/finishWrite.ts'
import {finishOfExtra} from '../../../src/features/extras/finishOfExtra.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'

const study = finishOfDay({type: 'theoreticalStudy', lessonId: 'l1', calendarDate: '20261124'})
const extraStudy = finishOfExtra({type: 'theoreticalStudy', id: 'x1', classification: ['A', 'B']})
const extraReview = finishOfExtra({type: 'theoreticalReview', id: 'x1', classification: ['A', 'B']})

const entryOf = (write: ReturnType<typeof study>, key: string): OutboxEntry => ({
  ...write,
  key,
  lane: 'x1',
  owner: 'u1',
  requestedAt: 0,
  attempts: 0,
  refusal: null,
})

test('study and review of an extra have operations of their own', () => {
  expect([extraStudy('now'), extraReview('now')]).toEqual([
    {
      operation: 'finishExtraTheoreticalStudyExtraActivity',
      input: {_id: 'x1', classification: ['A', 'B'], dateNow: 'now'},
    },
    {operation: 'finishExtraTheoreticalReviewActivity', input: {id: 'x1', classification: ['A', 'B'], dateNow: 'now'}},
  ])
})

test('a finish on its way is found whatever its time, and only for its own lesson', () => {
  const entries = [entryOf(study('earlier'), 'k1'), entryOf(extraStudy('earlier'), 'k2')]
  const found = [
    study,
    extraStudy,
    extraReview,
    finishOfDay({type: 'theoreticalReview', lessonId: 'l1', calendarDate: '20261124'}),
  ]
  expect(found.map((write) => pendingFinish(entries, write))).toEqual([
    {key: 'k1', isRefused: false},
    {key: 'k2', isRefused: false},
    null,
    null,
  ])
})

test('a refused finish says so', () => {
  const refused: OutboxEntry = {...entryOf(extraStudy('earlier'), 'k2'), refusal: 'FORBIDDEN'}
  expect(pendingFinish([refused], extraStudy)).toEqual({key: 'k2', isRefused: true})
})
