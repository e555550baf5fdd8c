import { config } from 'zod/v4/core';

/**
 * Keeps zod from probing `eval`, which the content security policy reports as a violation. It has to run before any schema is
 * made, so the client's entry imports this first.
 */
config({ jitless: true });
