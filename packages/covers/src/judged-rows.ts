import type { CoverInput } from './cover-input';
import { tableRows } from './table-rows';

/** The rows of a list in `packages/covers/judged`. */
export const judgedRows = (name: string): readonly (readonly string[])[] =>
  tableRows(new URL(`../judged/${name}`, import.meta.url));

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
