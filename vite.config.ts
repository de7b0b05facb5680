import react from '@vitejs/plugin-react'
import {createHash} from 'node:crypto'
import {defineConfig, type Plugin} from 'vite'
import {brand} from './src/text/brand.ts'
import {shellText} from './src/text/shell.ts'
import {splashMarkup} from './src/ui/splashMarkup.ts'

/** Writes the brand and the loading logo into the page, so that it shows something before any script has run. */
const page = (): Plugin => ({
  name: 'aristo-page',
  transformIndexHtml: (html) =>
    html
      .replace('<!--splash-->', splashMarkup(shellText.loading))
      .replace('%NAME%', brand.name)
      .replace('%DESCRIPTION%', brand.description),
})

/** What the product needs to open without network: everything built but the pictures and the parts loaded on demand. */
const isKept = (name: string) => /\.(?:js|css|woff2)$/.test(name) && name !== 'sw.js'

/** Tells the service worker the names of the built files; their hash is its version. */
const serviceWorkerList = (): Plugin => ({
  name: 'aristo-service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js']
    if (worker?.type !== 'chunk') return
    const assets = Object.keys(bundle).filter(isKept).map((name) => `/${name}`).toSorted()
    const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
    worker.code = worker.code.replace('__ASSETS__', JSON.stringify(assets)).replace('__VERSION__', JSON.stringify(version))
  },
})

const backend = process.env.ARISTO_BACKEND ?? 'http://localhost:4000'
const proxied = ['/graphql', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/v0', '/.ws', '/config.json', '/remote-config.json', '/content', '/local-firebase']

export default defineConfig({
  plugins: [react(), page(), serviceWorkerList()],
  resolve: {tsconfigPaths: true},
  server: {proxy: Object.fromEntries(proxied.map((path) => [path, {target: backend, ws: true, changeOrigin: false}]))},
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    modulePreload: {polyfill: false},
    rolldownOptions: {
      input: {main: 'index.html', sw: 'src/sw.ts'},
      output: {entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js')},
    },
  },
})
