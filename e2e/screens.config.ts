import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// The day of the demo data in the pictures. Set it to today when you take them again.
process.env['SEED_NOW'] ??= '2026-11-23';

/**
 * `npm run screens`: takes pictures of the screens into `var/screens`. For some of them: `npm run screens -- -g checkout`. Those that a page of the
 * documentation shows are in docs/screens.
 */
export default defineConfig({ ...config, testMatch: 'screens/pictures.ts' });
