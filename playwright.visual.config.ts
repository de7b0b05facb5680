import {defineConfig} from '@playwright/test'
import {headlessLaunch} from './scripts/lib/chromium.ts'

/**
 * Every story of the built Storybook in light and dark, on a phone and on a desk: axe, sideways scroll, console errors,
 * and pictures compared with tests/visual/baselines. `npm run test:visual -- --update-snapshots` takes new pictures.
 */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '**/*.visual.ts',
  globalSetup: './tests/visual/globalSetup.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  // A run that compares writes nothing: who takes pictures says so.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'line']],
  expect: {
    timeout: 10_000,
    // A stored colour is at most eight steps from the one taken (tests/visual/palette.ts), which 0.05 takes as equal, and
    // letters may differ by a shade between two runs of one Chromium. A moved or missing part, and a surface or a border
    // in another colour, are far more than this.
    toHaveScreenshot: {threshold: 0.05, maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide', scale: 'css'},
  },
  use: {launchOptions: headlessLaunch()},
})
