import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'astrology', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 600_000 },
});
