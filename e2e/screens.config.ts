import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// The day of the demo data in the pictures. Set it to today when you take them again.
process.env['SEED_NOW'] ??= '2026-11-23';

/** `npm run screens`: takes the pictures in docs/screens. For some of them: `npm run screens -- -g checkout`. */
export default defineConfig({ ...config, testMatch: 'screens/pictures.ts' });
