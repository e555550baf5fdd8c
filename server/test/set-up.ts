import { afterAll } from 'vitest';
import { closeOpened } from './after-file';

// Runs for each test file, before its own hooks, and so ends after them.
afterAll(closeOpened);
