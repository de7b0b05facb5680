import react from '@vitejs/plugin-react'
import {defineConfig} from 'vite'
import {boot} from './scripts/build/boot.ts'
import {fileOf} from './scripts/build/chunks.ts'
import {doors} from './scripts/build/doors.ts'
import {inSource} from './scripts/build/entries.ts'
import {lateLists} from './scripts/build/lateLists.ts'
import {page} from './scripts/build/page.ts'
import {preloadStudentChunks} from './scripts/build/preloadStudentChunks.ts'
import {runtimeInBase} from './scripts/build/runtimeInBase.ts'
import {safePreload} from './scripts/build/safePreload.ts'
import {serviceWorkerList} from './scripts/build/serviceWorkerList.ts'
import {entryInPage, withoutStyleRequests} from './scripts/build/wholePage.ts'
import {persistedDocuments} from './scripts/lib/clientDocuments.ts'

/** React has `useSyncExternalStore` itself; libraries that also serve older versions bring a stand-in. */
const ownStore = [
  {find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector'},
  {find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react'},
]

const backend = process.env.ARISTO_BACKEND ?? 'http://localhost:4000'
const proxied = [
  '/graphql',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/v0',
  '/.ws',
  '/config.json',
  '/remote-config.json',
  '/content',
  '/local-apps',
  '/local-firebase',
  '/__/auth',
  '/profile/export',
  '/frames',
  '/landing',
  '/aristo-compass/estatisticas/',
  '/diagnostico/compartilhado/',
  '/notifications/graphql',
  '/nps',
  '/temporary-nps',
  '/student-admission',
  '/v1/',
  '/health',
]

/** The files that stand before all others, by the names of their groups. */
const isLoadedFirst = /^assets\/(?:base|rolldown-runtime)-/

/** What every part of a student stands on, and with it what visitors have in common with students. */
const isStudent = /^assets\/student-/
const isBesideStudent = /^assets\/(?:graphql|shared)-/

/** Pages on paper, single viewers, numbers, frames of other apps and first steps: nobody waits there for a question, so that what they need is told by themselves. */
const tellsItself =
  /^assets\/(?:SheetPage|FrameScreen|ViewerScreen|PerformanceScreen|RankingInitials|SupplementaryScreen|ArticlesScreen|Onboarding|Experiment|diagnostic)-/

export default defineConfig({
  plugins: [
    react(),
    persistedDocuments(inSource('')),
    page(),
    boot(),
    preloadStudentChunks(),
    safePreload(),
    withoutStyleRequests(),
    runtimeInBase(),
    lateLists(),
    serviceWorkerList(),
    doors(),
    entryInPage(),
  ],
  resolve: {tsconfigPaths: true, alias: ownStore},
  server: {proxy: Object.fromEntries(proxied.map((path) => [path, {target: backend, ws: true, changeOrigin: false}]))},
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Of what a module needs, what every page has loaded by then is not named again. A module is fetched by its link as well.
      resolveDependencies: (file, needed, {hostId, hostType}) => {
        if (hostType !== 'js') return needed
        if (tellsItself.test(file)) return [file]
        const isKnown = (name: string) =>
          isLoadedFirst.test(name) ||
          (!isStudent.test(file) && (isStudent.test(name) || (isStudent.test(hostId) && isBesideStudent.test(name))))
        const others = needed.filter((name) => !isKnown(name))
        return others.length === 0 ? [file] : others
      },
    },
    rolldownOptions: {
      input: {main: 'index.html', sw: 'src/sw.ts'},
      output: {
        // Every name stands in the lists of what to load with what: a random letter less is a byte less.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {includeDependenciesRecursively: false, groups: [{name: fileOf}]},
      },
    },
  },
})
