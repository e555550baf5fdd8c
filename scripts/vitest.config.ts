import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'structure', include: ['*.test.ts'], testTimeout: 120_000 } });
