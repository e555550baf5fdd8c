// Whether `npm test` has to test the covers: their tests draw hundreds, and only their own code and astronomy can break them.
import { askGit, lastRelease } from './build-version.mjs';

const folders = ['packages/covers', 'packages/astrology'];

/**
 * Whether a file of the covers or of the astronomy differs from the last release: committed, changed or new. True also in a clone without
 * that release.
 * @param clone the folder of a repository
 */
export function coversChanged(clone = '.') {
  const release = lastRelease(clone);
  if (release === null) return true;
  const isSame = askGit(clone, 'diff', '--quiet', release, '--', ...folders) !== null;
  return !isSame || askGit(clone, 'ls-files', '--others', '--exclude-standard', '--', ...folders) !== '';
}
