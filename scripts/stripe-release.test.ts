import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const text = (file: string) => readFileSync(file, 'utf8');

/** Stripe names its API versions and the releases of its client alike: '2026-10-28.endive' goes with 'endive'. */
test('the client of Stripe is of the release that the server’s SDK speaks', () => {
  const server = /ApiVersion = '[\d-]+\.(\w+)'/.exec(text(join(dirname(require.resolve('stripe')), 'apiVersion.js')));
  const client = /RELEASE_TRAIN = '(\w+)'/.exec(
    text(join(dirname(require.resolve('@stripe/stripe-js/pure')), '../dist/pure.js')),
  );
  expect(server?.[1]).toMatch(/^[a-z]+$/);
  expect(client?.[1]).toBe(server?.[1]);
});
