import { readFileSync } from 'node:fs';
import type { CoverInput } from './cover-input';

/** The rows of a list in `packages/covers/judged`, without its comments; columns are separated by tabs. */
export function judgedRows(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../judged/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** What a row of `events.tsv` is drawn from. @param index its place in the list */
export function judgedInput(columns: readonly string[], index: number): CoverInput {
  const [title = '', latitude = '', longitude = '', at = '', category = '', features = '', description = ''] = columns;
  const coordinate = (text: string) => (text === '' ? null : Number(text));
  return {
    id: `e${index + 1}`,
    category,
    title,
    description,
    features: features.split(','),
    instant: new Date(at),
    latitude: coordinate(latitude),
    longitude: coordinate(longitude),
  };
}
