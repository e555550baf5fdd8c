import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Every screen in each of its states, and Lighthouse. `npm run test:screens`; some of them: `npm run test:screens -- -g checkout`. */
export default defineConfig({
  ...config,
  projects: [{ name: 'screens', testMatch: ['screens/**/*.spec.ts', 'lighthouse/*.spec.ts'] }],
});
