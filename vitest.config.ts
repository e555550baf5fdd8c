import { defineConfig } from 'vitest/config';

/** One project a workspace: the pure packages, the server on a real PostgreSQL, the web in jsdom, and the structure test of the repository. */
export default defineConfig({
  test: {
    projects: ['{packages/*,server,web,scripts}/vitest.config.ts'],
    reporters: ['default'],
    maxWorkers: 2,
  },
});
