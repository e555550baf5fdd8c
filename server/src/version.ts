import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serverFolder } from './folders';

/** The version of this program: three numbers, as in its package.json. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8'))).version;

/** Whether a version comes before another one. Only the three numbers count. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)];
  const differing = ours.findIndex((number, index) => number !== theirs[index]);
  return differing !== -1 && (ours[differing] ?? 0) < (theirs[differing] ?? 0);
}

function numbersOf(version: string): readonly number[] {
  return (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '0.0.0').split('.').map(Number);
}
