import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `npm run test:attack`: hostile input to every call and page, attempts at the same time, another site in a browser, random kills, and
 * whether the suite would notice a fault. It takes minutes.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'attack',
    include: ['test/attack/*.attack.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/set-up.ts'],
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 120_000,
    // As `main.ts` sets it: React's other build puts stack traces into pages.
    env: { NODE_ENV: 'production' },
    reporters: ['default'],
    // React says this about each page that leads to another one.
    onConsoleLog: (log) => !log.startsWith('<Navigate> must not be used on the initial render'),
  },
});
