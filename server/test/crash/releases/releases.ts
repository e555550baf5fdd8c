import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A version that someone may be running. */
export interface Release {
  readonly name: string;
  readonly commit: string;
}

/** Every version in releases.json that this clone has the history of, and what came before the first. */
export function foundReleases(): readonly Release[] {
  const text = readFileSync(new URL('releases.json', import.meta.url), 'utf8');
  const versions = z.array(z.string()).parse(JSON.parse(text));
  const released = versions.flatMap((version) => {
    const commit = commitOf(version);
    return commit === null ? [] : [{ name: version, commit }];
  });
  const [first] = released;
  const before = first === undefined ? '' : git(['rev-parse', '--verify', '--quiet', `${first.commit}^`]);
  return before === '' ? released : [{ name: `the commit before ${first?.name}`, commit: before }, ...released];
}

/** The commit with a version's tag, otherwise the one that set the version in package.json; null if neither is here. */
function commitOf(version: string): string | null {
  const tagged = git(['rev-parse', '--verify', '--quiet', `v${version}^{commit}`]);
  if (tagged !== '') return tagged;
  const setting = git(['log', '--format=%H', '--reverse', `-S"version": "${version}"`, '--', 'package.json']);
  return setting.split('\n').find((commit) => commit !== '' && versionAt(commit) === version) ?? null;
}

function versionAt(commit: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(git(['show', `${commit}:package.json`]))).version;
}

/** @returns what git says; nothing if it can't */
function git(args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
