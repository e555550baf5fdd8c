import { defineConfig, devices } from '@playwright/test';
import { browserFlags, browserPath } from './browser/browser';

/** Journeys in a real browser against the built program. `npm run test:e2e`; one file: `npm run test:e2e -- keyboard`. */
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
    { name: 'site', testIgnore: ['stripe/**', 'screens/**', 'lighthouse/**'] },
  ],
});
