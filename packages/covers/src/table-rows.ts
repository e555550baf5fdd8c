import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A file of `packages/covers/data`. Found as a part of this package, because a bundled program isn't in the folder of its sources. */
export const dataFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`@ascendant/covers/data/${name}`);

/** The rows of a table, without its comments; columns are separated by tabs. */
export function tableRows(file: string | URL): readonly (readonly string[])[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** A word of a table. @throws RangeError if it isn't one of these */
export function oneOf<const Word extends string>(words: readonly Word[], text: string | undefined): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new RangeError(`${text} isn't one of ${words.join(', ')}`);
  return word;
}
