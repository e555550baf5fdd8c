import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:crash`: kill -9 of the application and of PostgreSQL. Apart from the other tests, since it takes minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'crash',
    include: ['test/crash/*.crash.ts'],
    // Each file has a PostgreSQL of its own, and waits more than it works.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    reporters: ['default'],
  },
});
