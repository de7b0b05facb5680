import {expect, test} from 'vitest'
import {ageGroupOf, groupedByAge} from '../../../domain/notifications/ages.ts'
import type {Notification} from '../../../domain/notifications/notification.ts'

const now = Date.parse('2026-03-10T13:00:00.000Z')
const day = 86_400_000

test.each([
  [-60_000, 'lastDay'],
  [0, 'lastDay'],
  [day - 1, 'lastDay'],
  [day, 'lastWeek'],
  [7 * day - 1, 'lastWeek'],
  [7 * day, 'lastMonth'],
  [30 * day - 1, 'lastMonth'],
  [30 * day, 'earlier'],
  [4_000 * day, 'earlier'],
] as const)('%i ms ago belongs to %s', (age, group) => {
  expect(ageGroupOf(now - age, now)).toBe(group)
})

test('days are spans of 24 hours: neither midnight nor a clock change moves a notification', () => {
  const midnight = Date.parse('2018-11-04T03:30:00.000Z')
  expect(ageGroupOf(midnight - day + 1, midnight)).toBe('lastDay')
  expect(ageGroupOf(midnight - day, midnight)).toBe('lastWeek')
})

const item = (id: string, age: number): Notification => ({
  id,
  authorPicture: null,
  authorName: 'Equipe',
  message: id,
  thumbnail: null,
  seen: true,
  link: null,
  createdAt: now - age,
})

test('the list is cut into its groups, the youngest first, without empty ones', () => {
  const [a, b, c] = [item('a', 1), item('b', 2), item('c', 40 * day)]
  expect(groupedByAge([a, b, c], now)).toEqual([
    {group: 'lastDay', items: [a, b]},
    {group: 'earlier', items: [c]},
  ])
  expect(groupedByAge([], now)).toEqual([])
})
