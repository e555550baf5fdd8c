import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasesIn } from './releases';

const folder = mkdtempSync(join(tmpdir(), 'ascendant-history-'));
const clone = join(folder, 'all');
const author = ['-c', 'user.name=Maya', '-c', 'user.email=maya@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', clone, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Commits by what they're called. */
const commits = new Map<string, string>();
function commit(name: string, version: string): void {
  writeFileSync(
    join(clone, 'package.json'),
    `{\n  "name": "site",\n  "version": "${version}",\n  "was": "${name}"\n}\n`,
  );
  git('add', 'package.json');
  git('commit', '--quiet', '--message', name);
  commits.set(name, git('rev-parse', 'HEAD'));
}

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', clone]);
  commit('first', '0.1.0');
  commit('before', '0.1.0');
  commit('one', '1.0.0');
  commit('after', '1.0.0');
  commit('two', '2.0.0');
  commit('later', '2.0.0');
});
afterAll(() => rmSync(folder, { recursive: true }));

const versions = ['1.0.0', '2.0.0', '3.0.0'];

describe('released versions', () => {
  it('are the commits that set them in package.json', () => {
    expect(releasesIn(clone, versions)).toEqual([
      { name: '1.0.0', commit: commits.get('one') },
      { name: '2.0.0', commit: commits.get('two') },
    ]);
  });

  it('are the commits with their tags, where there are some', () => {
    git('tag', 'v2.0.0', commits.get('later') ?? '');
    expect(releasesIn(clone, ['2.0.0'])).toEqual([{ name: '2.0.0', commit: commits.get('later') }]);
    git('tag', '--delete', 'v2.0.0');
  });

  it.each([1, 3])('are only those whose history is here: %i commits', (depth) => {
    const part = join(folder, `part-${depth}`);
    execFileSync('git', ['clone', '--quiet', `--depth=${depth}`, `file://${clone}`, part]);
    const expected = depth === 1 ? [] : [{ name: '2.0.0', commit: commits.get('two') }];
    expect(releasesIn(part, versions)).toEqual(expected);
  });
});
