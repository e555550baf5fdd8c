import { defineConfig, devices } from '@playwright/test';
import { browserFlags, browserPath } from './browser/browser';

const testIgnore = ['stripe/**', 'screens/**', 'lighthouse/**'];

/** Corners whose rules have tests of their own, and a whole season. They take half of the time, so `npm test` leaves them to `--full`. */
const corners = [
  'journeys/{season,camera,waitlist,move-date,dearer-date,look-up,dispute-evidence}.spec.ts',
  'pages/{offline,embeds,gallery,token-only,map,sign-in-code,second-factor,forced-colours}.spec.ts',
];

/**
 * Journeys in a real browser against the built program. `npm run test:e2e` runs them all; one file: `npm run test:e2e -- keyboard`.
 * `npm test` runs the project `site`, and CI the others too: Stripe's forms, corners, and what's tagged `@ci` (a journey that there is by mouse, by
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
  // Patient, so that no journey depends on how busy the machine is: those that pass don't wait.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(browserPath && { executablePath: browserPath }), args: browserFlags },
    // So that no screenshot shows a half-finished fade.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // Only the tests of being offline have a service worker: one would hide requests from the tests that watch or change them.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Begins first: while its own site starts, the others' tests run.
    { name: 'stripe', testDir: './stripe' },
    { name: 'site', testIgnore: [...testIgnore, ...corners], grepInvert: /@ci/ },
    { name: 'corners', testMatch: corners, grepInvert: /@ci/ },
    { name: 'ci', testIgnore, grep: /@ci/ },
  ],
});
