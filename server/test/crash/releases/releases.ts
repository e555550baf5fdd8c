import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const listed = new URL('releases.json', import.meta.url);

/** A version that someone may be running. */
export interface Release {
  readonly name: string;
  readonly commit: string;
}

/** Every version in releases.json that this clone has the history of. */
export function foundReleases(): readonly Release[] {
  return releasesIn(root, z.array(z.string()).parse(JSON.parse(readFileSync(listed, 'utf8'))));
}

/** @param clone the folder of a repository */
export function releasesIn(clone: string, versions: readonly string[]): readonly Release[] {
  const commitOf = commitsOf(clone);
  return versions.flatMap((version) => {
    const commit = commitOf(version);
    return commit === null ? [] : [{ name: version, commit }];
  });
}

function commitsOf(clone: string): (version: string) => string | null {
  /** @returns what git says; nothing if it can't */
  const git = (...args: readonly string[]): string => {
    try {
      return execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const named = (name: string): string | null => git('rev-parse', '--verify', '--quiet', name) || null;
  const versionAt = (commit: string): string =>
    z.object({ version: z.string() }).parse(JSON.parse(git('show', `${commit}:package.json`))).version;
  /** A part of a history begins with a commit that seems to have made everything, so one without another before it sets nothing. */
  const sets = (commit: string, version: string): boolean =>
    commit !== '' && versionAt(commit) === version && named(`${commit}^`) !== null;
  /** The commit with a version's tag, otherwise the one that set the version in package.json; null if neither is here. */
  return (version) => {
    const setting = git('log', '--format=%H', '--reverse', `-S"version": "${version}"`, '--', 'package.json');
    return named(`v${version}^{commit}`) ?? setting.split('\n').find((commit) => sets(commit, version)) ?? null;
  };
}
