import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from './config';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

/** The lines of the file as a shell or `node --env-file` reads them. */
const given = Object.fromEntries(
  example
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

it('.env.example has the defaults: with it, the program starts as without any setting', () => {
  expect(readSettings(given)).toEqual(readSettings({}));
});
