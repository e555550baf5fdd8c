import { readFileSync } from 'node:fs';

/** The rows of a list in `packages/covers/judged`, without its comments; columns are separated by tabs. */
export function judgedRows(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../judged/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
