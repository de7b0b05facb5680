import {fromCallback, fromPromise} from 'xstate'

/** The frame of the product hides what stands around its screen while the page carries this mark. */
const mark = 'focus'

const page = () => document.documentElement

/** The focus mode is on: the browser shows nothing but the page, and the page nothing but its screen. */
export const isFocusOn = (): boolean => document.fullscreenElement !== null && page().dataset[mark] !== undefined

/** The browser fills the screen by its own key (F11), not for this page. */
export const isBrowserFull = (): boolean =>
  document.fullscreenElement === null && matchMedia('(display-mode: fullscreen)').matches

/** Gives the whole screen to the page. Rejects where the browser cannot or will not, as on an iPhone. */
export const enterFullscreen = fromPromise(async () => {
  if (!document.fullscreenEnabled) throw new Error('no full screen here')
  await page().requestFullscreen({navigationUI: 'hide'})
  page().dataset[mark] = ''
})

async function leave(): Promise<void> {
  delete page().dataset[mark]
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}

export const leaveFullscreen = fromPromise(leave)

/** Tells when the browser leaves the full screen by itself: Escape, a gesture, another window. */
export const watchFullscreen = fromCallback(({sendBack}) => {
  const onChange = () => {
    if (document.fullscreenElement !== null) return
    delete page().dataset[mark]
    sendBack({type: 'fullscreen.left'})
  }
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
})

/** A screen with the focus mode is gone: it ends with the screen, but not between two questions of one address. */
export function leaveFocusOf(path: string): void {
  if (location.pathname !== path && isFocusOn()) void leave()
}
