import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // The files of a worker share their modules and window; what a test leaves behind is removed in setup.ts. Loading them again took twice the time.
    isolate: false,
    // The classes of CSS modules have the names that the style sheets give them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    unstubGlobals: true,
    // A busy machine takes its time. Only a test that hangs runs into these.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
