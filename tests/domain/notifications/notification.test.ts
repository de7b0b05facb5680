import fc from 'fast-check'
import {expect, test} from 'vitest'
import {
  type Notification,
  notificationPage,
  withNewestPage,
  withOlderPage,
  withSeen,
} from '../../../domain/notifications/notification.ts'

const item = (order: number, changes: Partial<Notification> = {}): Notification => ({
  id: `n${order}`,
  authorPicture: null,
  authorName: 'Equipe',
  message: `aviso ${order}`,
  thumbnail: null,
  seen: false,
  link: null,
  createdAt: 1_000_000 - order,
  ...changes,
})
const from = (first: number, count: number) => Array.from({length: count}, (_, index) => item(first + index))
const ids = (items: readonly Notification[]) => items.map(({id}) => id)

test('a short page is the last one', () => {
  expect(withOlderPage({items: from(0, 10), hasMore: true}, from(10, 3))).toEqual({items: from(0, 13), hasMore: false})
})

test('a page that new notifications have moved brings none twice', () => {
  const {items, hasMore} = withOlderPage({items: from(0, 10), hasMore: true}, from(8, 10))
  expect(ids(items)).toEqual(ids(from(0, 18)))
  expect(hasMore).toBe(true)
})

test('news stand above what is known, and what is older stays', () => {
  const {items, hasMore} = withNewestPage({items: from(3, 12), hasMore: true}, from(0, 10))
  expect(ids(items)).toEqual(ids(from(0, 15)))
  expect(hasMore).toBe(true)
})

test('a whole page of news starts the list anew instead of leaving a gap in it', () => {
  expect(withNewestPage({items: from(30, 10), hasMore: false}, from(0, 10))).toEqual({
    items: from(0, 10),
    hasMore: true,
  })
})

test('the latest word about a notification counts', () => {
  const {items} = withNewestPage({items: from(0, 2), hasMore: false}, [item(0, {seen: true})])
  expect(items).toEqual([item(0, {seen: true}), item(1)])
})

test('marks touch the named ones only', () => {
  expect(withSeen(from(0, 3), ['n1'], true)).toEqual([item(0), item(1, {seen: true}), item(2)])
})

test('whatever arrives in between, "Carregar mais" to the end shows every notification once, newest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({min: 0, max: 12}), {minLength: 1, maxLength: 12}),
      fc.integer({min: 0, max: 45}),
      (arrivals, first) => {
        let newest = 100
        let stored = from(newest, first)
        const arrive = (count: number) => {
          newest -= count
          stored = [...from(newest, count), ...stored]
        }
        const page = (skip: number) => stored.slice(skip, skip + notificationPage)
        let list = withNewestPage({items: [], hasMore: false}, page(0))
        for (const count of arrivals) {
          arrive(Math.min(count, newest))
          list = withNewestPage(list, page(0))
          list = list.hasMore ? withOlderPage(list, page(list.items.length)) : list
        }
        while (list.hasMore) list = withOlderPage(list, page(list.items.length))
        expect(ids(list.items)).toEqual(ids(stored))
      },
    ),
  )
})

test('of one instant the greater id comes first, whatever the order of arrival', () => {
  const twins = ['b', 'c', 'a'].map((id) => ({...item(0), id}))
  const none = {items: [], hasMore: false}
  expect(ids(withNewestPage(none, twins).items)).toEqual(['c', 'b', 'a'])
  expect(ids(withNewestPage(none, twins.toReversed()).items)).toEqual(['c', 'b', 'a'])
})

test('a short page of news stands above a list that nothing of it was part of', () => {
  expect(withNewestPage({items: from(3, 2), hasMore: true}, from(0, 1))).toEqual({
    items: [item(0), item(3), item(4)],
    hasMore: true,
  })
})

test('a short first page is all there is, whatever was thought before', () => {
  expect(withNewestPage({items: [], hasMore: true}, from(0, 3))).toEqual({items: from(0, 3), hasMore: false})
  expect(withNewestPage({items: from(0, 1), hasMore: false}, from(0, 3)).hasMore).toBe(false)
})

test('what is as it should be stays the same object', () => {
  const [first, second] = [item(0), item(1, {seen: true})]
  expect(withSeen([first, second], ['n1'], true)[1]).toBe(second)
})
