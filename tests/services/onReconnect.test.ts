import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {markLive, onReconnect} from '../../src/services/platform/onReconnect.ts'

const page = new EventTarget()
const tab = Object.assign(new EventTarget(), {hidden: false})

beforeEach(() => {
  vi.stubGlobal('document', tab)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => vi.unstubAllGlobals())

test('the network, the sight of the tab and the socket of live news call back, until the removal', () => {
  const onBack = vi.fn<() => void>()
  const stop = onReconnect(onBack)
  page.dispatchEvent(new Event('online'))
  tab.dispatchEvent(new Event('visibilitychange'))
  markLive()
  expect(onBack).toHaveBeenCalledTimes(3)
  stop()
  page.dispatchEvent(new Event('online'))
  tab.dispatchEvent(new Event('visibilitychange'))
  markLive()
  expect(onBack).toHaveBeenCalledTimes(3)
})
