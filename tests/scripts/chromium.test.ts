import {expect, test} from 'vitest'
import {findChromium} from '../../scripts/lib/chromium.ts'

test('the path that the environment names is taken before any other', () => {
  expect(findChromium({CHROMIUM_PATH: '/opt/mine/chromium', PATH: '/usr/bin'})).toBe('/opt/mine/chromium')
})
