import process from 'node:process';
import { configDefaults, defineProject } from 'vitest/config';

/** Whole programs that are started, ended, copied and restored. They take an eighth of the time, so `npm test` leaves them to `--full`. */
const ofPrograms = ['test/process/**', 'test/replica/**', 'test/*/two-processes.test.ts', 'src/backup/**'];

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['WITHOUT_PROGRAMS'] === 'yes' ? ofPrograms : [])],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/set-up.ts'],
    // The files of a worker share their modules: no test mocks a module or keeps state in one, and loading them again took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
});
