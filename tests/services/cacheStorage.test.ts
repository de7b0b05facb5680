import 'fake-indexeddb/auto'
import {expect, test} from 'vitest'
import {isReadableProfile} from '../../src/services/access/profile.feed.ts'
import {soundEntries} from '../../src/services/platform/cacheStorage.ts'

test('what graphcache can read back stays, what would keep the cache from opening goes', () => {
  const sound = {
    'Query\tprofile': ':"Profile:1"',
    'Query\tquestionMany({"ids":["1"]})': ':["Question:1"]',
    'Profile:1\tname': '"Ana"',
    'Profile:1\ttrialEndsAt': 'null',
  }
  const broken: Record<string, unknown> = {
    'Profile:1\temail': '{"cut',
    'Query\tmenu': ':["MenuItem',
    'Query\tlist({"ids":[': ':[]',
    'Profile:1\troles': 7,
    'Profile:1\tgone': '',
  }
  expect(soundEntries({...sound, ...broken} as never)).toEqual(sound)
})

const profile = {uid: 'ana', name: 'Ana', email: 'a@b', isPremium: false, roles: [], createdAt: '2026-01-01T00:00:00.000Z', courses: []}

test.each<[string, unknown, boolean]>([
  ['a profile of today', {profile, findBurgerMenuItems: []}, true],
  ['a profile without courses', {profile: {...profile, courses: undefined}, findBurgerMenuItems: []}, false],
  ['a profile whose course is a text', {profile: {...profile, courses: ['Extensivo']}, findBurgerMenuItems: []}, false],
  ['no menu', {profile}, false],
  ['a menu of an older shape', {profile, findBurgerMenuItems: [{name: 'Agenda'}]}, false],
  ['nothing', null, false],
])('%s is told apart', (_name, data, expected) => {
  expect(isReadableProfile(data)).toBe(expected)
})
