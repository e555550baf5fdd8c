import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // The classes of CSS modules have the names that the style sheets give them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    unstubGlobals: true,
    // Whole pages are typed into; a busy machine takes its time.
    testTimeout: 60_000,
  },
});
