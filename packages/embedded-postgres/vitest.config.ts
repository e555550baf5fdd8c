import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'embedded-postgres', include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
