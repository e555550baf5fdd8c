import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { coversChanged } from './covers-changed.mjs';

let folder: string;
let clone: string;
const author = ['-c', 'user.name=Maya', '-c', 'user.email=maya@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]) => execFileSync('git', ['-C', clone, ...author, ...args], { stdio: 'ignore' });

function write(file: string, text: string): void {
  mkdirSync(join(clone, file, '..'), { recursive: true });
  writeFileSync(join(clone, file), text);
}

function commit(file: string, text: string): void {
  write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ascendant-covers-'));
  clone = join(folder, 'all');
  execFileSync('git', ['init', '--quiet', clone]);
  commit('package.json', '{ "version": "0.1.0" }');
  commit('packages/covers/src/cover.ts', 'one');
  commit('package.json', '{ "version": "1.0.0" }');
  commit('packages/domain/src/money.ts', 'another package');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the covers are not tested while they and the astronomy are as released', () => {
  expect(coversChanged(clone)).toBe(false);
});

it.each(['packages/covers/src/cover.ts', 'packages/astrology/src/chart.ts'])(
  'they are after a change of %s',
  (file) => {
    write(file, 'two');
    expect(coversChanged(clone)).toBe(true);
    commit(file, 'two');
    expect(coversChanged(clone)).toBe(true);
  },
);

it('what was changed before the release does not count, and a tag says which commit that is', () => {
  commit('packages/covers/src/cover.ts', 'two');
  git('tag', 'v1.0.0');
  expect(coversChanged(clone)).toBe(false);
  commit('package.json', '{ "version": "1.1.0" }');
  expect(coversChanged(clone)).toBe(false);
});

it('they are in a clone without the release', () => {
  const part = join(folder, 'part');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${clone}`, part]);
  expect(coversChanged(part)).toBe(true);
});
