import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOlder, programVersion } from './version';

it.each([
  ['0.1.0', '0.1.1', true],
  ['0.1.1', '0.1.1', false],
  ['0.9.9', '1.0.0', true],
  ['1.10.0', '1.9.9', false],
  ['1.2.3-rc.1', '1.2.3', false],
  ['1.2.3', '1.2.4-rc.1', true],
])('version %s is older than %s: %s', (version, than, answer) => {
  expect(isOlder(version, than)).toBe(answer);
});

it('the program has the version of the repository', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(programVersion).toBe(version);
});
