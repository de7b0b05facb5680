import {defineConfig} from '@playwright/test'
import {headlessLaunch} from './scripts/lib/chromium.ts'

/**
 * Journeys: the built client and the real backend, in Chromium. Each worker starts a server of its own on a free port
 * with a fresh data folder (tests/journeys/fixtures.ts); `npm run build` comes first.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/globalSetup.ts',
  outputDir: 'test-results/journeys',
  // A journey waits more than it works: two share two cores in little more than half of the time.
  workers: 2,
  // Each has a server of its own, so that those of one file need not wait for one another.
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: {timeout: 15_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: headlessLaunch(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: {width: 1280, height: 800},
    // A trace costs a fifth of the time of all journeys: `TRACE=1 npm run test:journeys -- FILE` keeps one of a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
