import react from '@vitejs/plugin-react'
import {playwright} from '@vitest/browser-playwright'
import {defineConfig} from 'vitest/config'
import {headlessLaunch} from './scripts/lib/chromium.ts'

/** A function, because two projects that share one object count as one nested project defined twice. */
const browser = () => ({
  enabled: true,
  headless: true,
  // A missing control fails in seconds, not after the whole time-out of a test.
  provider: playwright({launchOptions: headlessLaunch(), actionTimeout: 4_000}),
  instances: [{browser: 'chromium' as const}],
  screenshotFailures: false,
})

/** Mercurius loads the CommonJS build of graphql; Vite would load the other, and graphql must not be loaded twice. */
const oneGraphql = {alias: [{find: /^graphql$/, replacement: 'graphql/index.js'}]}

/** The modules under test keep no state: test files share a worker, so that each module is loaded once. */
const shared = ['app', 'domain', 'machines', 'server', 'faults']

/** These replace globals or modules, so each file has its own module graph. */
const isolated = ['architecture', 'scripts', 'services']

/** A project of the tests of some folders that run in Node. */
const inNode = (
  name: string,
  folders: readonly string[],
  limits: {testTimeout: number; hookTimeout: number; isolate?: boolean},
) => ({
  extends: true as const,
  resolve: oneGraphql,
  test: {
    name,
    environment: 'node' as const,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...limits,
  },
})

export default defineConfig({
  resolve: {tsconfigPaths: true},
  test: {
    // Two cores are the machine to reckon with: a browser and PGlite leave no room for more workers.
    maxWorkers: 2,
    // The embedded database is compiled for each worker: the optimizing compiler takes longer over it than it saves.
    execArgv: ['--liftoff-only'],
    coverage: {
      provider: 'v8',
      include: ['{domain,machines,server,src}/**/*.{ts,tsx}'],
      exclude: ['src/services/gen/**', '**/*.d.ts'],
    },
    projects: [
      inNode('node', shared, {testTimeout: 30_000, hookTimeout: 60_000, isolate: false}),
      inNode('isolated', isolated, {testTimeout: 30_000, hookTimeout: 60_000}),
      inNode('contract', ['contract'], {testTimeout: 60_000, hookTimeout: 90_000}),
      {
        extends: true,
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            '@xstate/react',
            'xstate',
            'xstate/graph',
            '@ark-ui/react/dialog',
            '@ark-ui/react/menu',
            '@ark-ui/react/portal',
          ],
        },
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.tsx'],
          browser: browser(),
          testTimeout: 15_000,
        },
      },
    ],
  },
})
