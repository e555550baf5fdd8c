import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeOf, refusalOf } from './node-version.mjs';

const file = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

describe('the version of Node', () => {
  it.each(['22.19.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])('%s is as good as any', (version) => {
    expect([refusalOf(version), noticeOf(version)]).toEqual([null, null]);
  });

  it.each(['20.19.0', '20.20.2', '21.7.3', '22.18.0', '23.11.1'])(
    '%s still works, and the start says which to install',
    (version) => {
      expect(refusalOf(version)).toBeNull();
      expect(noticeOf(version)).toMatch(
        new RegExp(`^This is Node ${version}, .* made for Node 22 and 24: install one`),
      );
    },
  );

  it.each(['14.21.3', '18.20.8', '20.18.3'])('%s is refused, with what to install', (version) => {
    expect(refusalOf(version)).toMatch(
      new RegExp(`^Ascendant needs Node 22 or 24, and this is ${version}\\. Install one`),
    );
  });

  it('package.json, the README, nvm and the checks on GitHub name the same ones', () => {
    expect(JSON.parse(file('package.json'))).toMatchObject({ engines: { node: '^22.19.0 || >=24.0.0' } });
    expect(file('README.md')).toContain('Node.js 22 (from 22.19) or 24');
    expect(file('.nvmrc')).toBe('24\n');
    expect(file('.github/workflows/ci.yml')).toContain('node: [22, 24]');
  });
});
