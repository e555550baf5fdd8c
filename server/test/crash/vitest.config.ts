import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:crash`: kill -9 of the application and of PostgreSQL. It's separate from the other tests because it takes minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'crash',
    include: ['test/crash/*.crash.ts'],
    // Each file has its own PostgreSQL, and spends most of its time waiting.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    reporters: ['default'],
  },
});
