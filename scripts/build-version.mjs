// What a build is called: two of different commits can be unpacked beside each other, and a link leads to either.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The commit of the last release: the one with the version's tag, or else the one that set the version in package.json (CONTRIBUTING.md, "A release").
 * @param clone the folder of a repository
 * @returns null in a clone without it
 */
export function lastRelease(clone = '.') {
  const named = (name) => askGit(clone, 'rev-parse', '--verify', '--quiet', name);
  const version = versionIn(clone);
  const setting = askGit(clone, 'log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json');
  // A part of a history begins with a commit that seems to have made everything, so one without another before it sets nothing.
  return named(`v${version}^{commit}`) ?? (setting && named(`${setting}^`) ? setting : null);
}

/**
 * The version in package.json for a release and for sources without a history. Otherwise that of the release to come, with the number of commits since
 * the last, and the commit: `1.2.0-dev.7+4f2a9c1`.
 */
export function buildVersion(clone = '.') {
  const version = versionIn(clone);
  const commit = askGit(clone, 'rev-parse', '--short', 'HEAD');
  if (commit === null) return version;
  const release = lastRelease(clone);
  const since = askGit(clone, 'rev-list', '--count', release === null ? 'HEAD' : `${release}..HEAD`);
  const isChanged = askGit(clone, 'status', '--porcelain', '--untracked-files=no') !== '';
  if (since === '0' && !isChanged) return version;
  const [major, minor] = version.split('.');
  return `${major}.${Number(minor) + 1}.0-dev.${since}+${commit}${isChanged ? '.changed' : ''}`;
}

/** @returns what git prints; null if it fails */
export function askGit(clone, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: resolve(clone), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function versionIn(clone) {
  return JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).version;
}
