import {expect, test} from 'vitest'
import {isEditableNow} from '../../../machines/agenda/editingWindow.selectors.ts'
import {editingWindowModel} from '../../models/agenda/editingWindow.model.ts'
import {startHarness} from '../../support/harness.ts'

const timeZone = 'America/Sao_Paulo'
/** São Paulo is three hours behind UTC in 2026. */
const at = (day: number, hour: number, minute = 0, second = 0) => Date.UTC(2026, 10, day, hour + 3, minute, second)

function open(calendarDate: string, openedAt: number) {
  const {actor} = startHarness(editingWindowModel, {calendarDate, timeZone, openedAt})
  return {
    actor,
    at: (now: number) => {
      actor.send({type: 'clock.ticked', now})
      return isEditableNow(actor.getSnapshot())
    },
  }
}

test('the day can be answered until 4 a.m. of the next, to the second', () => {
  const day = open('20261121', at(21, 22))
  expect([at(21, 23, 59, 59), at(22, 0), at(22, 3, 59, 59), at(22, 4), at(22, 12)].map(day.at)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a laptop that slept through 4 a.m. wakes up to a closed day', () => {
  expect(open('20261121', at(21, 22)).at(at(23, 9))).toBe(false)
})

test('a wrong device clock set right opens the day again', () => {
  const day = open('20261121', at(22, 12))
  expect(isEditableNow(day.actor.getSnapshot())).toBe(false)
  expect(day.at(at(21, 12))).toBe(true)
})

test('another day is looked at anew', () => {
  const {actor} = open('20261121', at(21, 22))
  actor.send({type: 'date.changed', calendarDate: '20261119', now: at(21, 22)})
  expect(isEditableNow(actor.getSnapshot())).toBe(false)
})

test('warns from midnight on, also when the day was opened before', () => {
  expect(open('20261120', at(21, 1)).actor.getSnapshot().value).toEqual({editable: 'afterMidnight'})
  const {actor} = open('20261121', at(21, 22))
  expect(actor.getSnapshot().value).toEqual({editable: 'onItsDay'})
  actor.send({type: 'clock.ticked', now: at(22, 0)})
  expect(actor.getSnapshot().value).toEqual({editable: 'afterMidnight'})
  expect(open('20261120', at(21, 12)).actor.getSnapshot().value).toBe('readOnly')
})
