import type {Plugin} from 'vite'
import {inSource} from './entries.ts'

const preloadHelper = '\0vite/preload-helper.js'

/** Puts `preload` in the place of the helper that Vite wraps each dynamic import in; see there. */
export const safePreload = (): Plugin => ({
  name: 'aristo-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === preloadHelper
      ? `export {preload as __vitePreload} from ${JSON.stringify(inSource('src/services/platform/preload.ts'))}`
      : null,
})
