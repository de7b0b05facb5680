import react from '@vitejs/plugin-react'
import {playwright} from '@vitest/browser-playwright'
import {defineConfig} from 'vitest/config'
import {chromiumLaunch} from './scripts/lib/chromium.ts'

/** A function, because two projects that share one object count as one nested project defined twice. */
const browser = () => ({
  enabled: true,
  headless: true,
  // A control that is missing is told in seconds, not after each test's whole time-out.
  provider: playwright({launchOptions: chromiumLaunch(), actionTimeout: 4_000}),
  instances: [{browser: 'chromium' as const}],
  screenshotFailures: false,
})

/** Node takes the one build of graphql that mercurius takes too; Vite would take the other, and graphql refuses to be two. */
const oneGraphql = {alias: [{find: /^graphql$/, replacement: 'graphql/index.js'}]}

/** What these test keeps nothing in its modules: their files share a worker, so that what they load is loaded once. */
const together = ['domain', 'machines', 'server', 'faults']

/** These put something in the place of globals and modules, or test what does. */
const apart = ['architecture', 'scripts', 'services']

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
    coverage: {
      provider: 'v8',
      include: ['{domain,machines,server,src}/**/*.{ts,tsx}'],
      exclude: ['src/services/gen/**', '**/*.d.ts'],
    },
    projects: [
      inNode('node', together, {testTimeout: 30_000, hookTimeout: 60_000, isolate: false}),
      inNode('apart', apart, {testTimeout: 30_000, hookTimeout: 60_000}),
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
