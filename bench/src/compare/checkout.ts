import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freshDataDir } from '../../../e2e/site/start-site';

/** A folder with a version of the program. Its dependencies are installed, and it's built, when it's started. */
export interface Checkout {
  readonly root: string;
  remove(): void;
}

/** @param asked a folder, which is used as it is, or a commit, which gets a worktree of its own */
export function checkOut(asked: string): Checkout {
  if (existsSync(asked)) return { root: resolve(asked), remove: () => undefined };
  const root = freshDataDir();
  git('add', '--detach', root, asked);
  return { root, remove: () => git('remove', '--force', root) };
}

function git(...worktree: readonly string[]): void {
  execFileSync('git', ['worktree', ...worktree], { stdio: ['ignore', 'ignore', 'inherit'] });
}
