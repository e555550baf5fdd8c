import { defineConfig, devices } from '@playwright/test';
import { browserFlags, browserPath } from './browser/browser';

const testIgnore = ['stripe/**', 'screens/**', 'lighthouse/**'];

/**
 * Journeys in a real browser against the built program. `npm run test:e2e` runs them all; one file: `npm run test:e2e -- keyboard`.
 * `npm test` runs the project `site`, and CI the others too: Stripe's forms, and what's tagged `@ci` (a journey that `site` has by mouse, by
 * keyboard; the weight of each page; long words on every page).
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './site/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(browserPath && { executablePath: browserPath }), args: browserFlags },
    // So that no screenshot shows a half-finished fade.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // Only the tests of being offline have a service worker: one would hide requests from the tests that watch or change them.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Begins first: while its own site starts, the others' tests run.
    { name: 'stripe', testDir: './stripe' },
    { name: 'site', testIgnore, grepInvert: /@ci/ },
    { name: 'ci', testIgnore, grep: /@ci/ },
  ],
});
