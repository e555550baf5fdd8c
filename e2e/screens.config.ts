import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// The day of the demo data in the pictures. Whoever takes them anew moves it to the day they are taken.
process.env['SEED_NOW'] ??= '2026-11-20';

/** `npm run screens`: takes the pictures of docs/screens. Some of them only: `npm run screens -- -g checkout`. */
export default defineConfig({ ...config, testMatch: 'screens/pictures.ts' });
