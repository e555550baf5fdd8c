// Whether `npm test` has to test the covers: their tests draw hundreds, and only their own code and astronomy can break them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folders = ['packages/covers', 'packages/astrology'];

/**
 * Whether a file of the covers or of the astronomy differs from the last release: committed, changed or new. True also in a clone without
 * that release. It's the commit with the version's tag, or else the one that set the version in package.json (CONTRIBUTING.md, "A release").
 * @param clone the folder of a repository
 */
export function coversChanged(clone = '.') {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: resolve(clone), encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
  const named = (name) => git('rev-parse', '--verify', '--quiet', name);
  const setting = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json');
  // A part of a history begins with a commit that seems to have made everything, so one without another before it sets nothing.
  const release = named(`v${version}^{commit}`) ?? (setting && named(`${setting}^`) ? setting : null);
  if (release === null) return true;
  const isSame = git('diff', '--quiet', release, '--', ...folders) !== null;
  return !isSame || git('ls-files', '--others', '--exclude-standard', '--', ...folders) !== '';
}
