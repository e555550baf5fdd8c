import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `npm run test:crash`: kill -9 of the application and of PostgreSQL, starts, stops and signals, and the races of `npm test` many times
 * over, and three times as many random histories. It's separate from the other tests because it takes minutes.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // Most files have their own PostgreSQL, and spend most of their time waiting.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'crash',
          include: ['test/crash/*.crash.ts'],
          setupFiles: ['test/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'races',
          include: [
            'test/concurrency/{two-processes,settlement-race,moving-race}.test.ts',
            'test/ledger/histories.test.ts',
          ],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/set-up.ts'],
          env: { RACE_RUNS: '20', HISTORIES: '125' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
