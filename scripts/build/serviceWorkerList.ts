import {createHash} from 'node:crypto'
import type {Plugin} from 'vite'
import {brand} from '../../src/text/shared/brand.ts'

/**
 * What the product needs to open without network: everything built but the pictures, the parts loaded on demand, the
 * measure of passwords, which are only set with network, and what stands in the page or is of a door alone.
 */
const isKept = (name: string) =>
  /\.(?:js|woff2)$/.test(name) &&
  name !== 'sw.js' &&
  !name.includes('passwordStrength.sdk') &&
  !/^assets\/(?:landing|main)-/.test(name)

/** Tells the service worker the names of the built files; their hash is its version. */
export const serviceWorkerList = (): Plugin => ({
  name: 'aristo-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') return
      const assets = Object.keys(bundle)
        .filter(isKept)
        .map((name) => `/${name}`)
        .toSorted()
      const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
      worker.code = worker.code
        .replace('__ASSETS__', JSON.stringify(assets))
        .replace('__VERSION__', JSON.stringify(version))
        .replace('__NAME__', JSON.stringify(brand.name))
    },
  },
})
