import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildVersion } from './build-version.mjs';

let clone: string;
const author = ['-c', 'user.name=Maya', '-c', 'user.email=maya@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]) => execFileSync('git', ['-C', clone, ...author, ...args], { stdio: 'pipe' });

function commit(version: string, text = 'one'): string {
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ version }).replace(':', ': '));
  writeFileSync(join(clone, 'program.ts'), text);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', text);
  return git('rev-parse', '--short', 'HEAD').toString().trim();
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'ascendant-version-'));
  git('init', '--quiet');
  commit('1.0.0');
});
afterEach(() => rmSync(clone, { recursive: true }));

it('the commit that sets a version is that release, and those after it are on the way to the next, each with its own version', () => {
  commit('1.1.0');
  expect(buildVersion(clone)).toBe('1.1.0');
  const first = commit('1.1.0', 'two');
  expect(buildVersion(clone)).toBe(`1.2.0-dev.1+${first}`);
  const second = commit('1.1.0', 'three');
  expect(buildVersion(clone)).toBe(`1.2.0-dev.2+${second}`);
});

it('a tag says which commit is the release, also after others', () => {
  commit('1.1.0');
  commit('1.1.0', 'two');
  git('tag', 'v1.1.0');
  expect(buildVersion(clone)).toBe('1.1.0');
});

it('a build of files that aren’t committed says so', () => {
  const released = commit('1.1.0');
  writeFileSync(join(clone, 'program.ts'), 'changed');
  expect(buildVersion(clone)).toBe(`1.2.0-dev.0+${released}.changed`);
});

it('sources without a history have the version of their package', () => {
  rmSync(join(clone, '.git'), { recursive: true });
  expect(buildVersion(clone)).toBe('1.0.0');
});
