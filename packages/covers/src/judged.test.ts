import { describe, expect, test } from 'vitest';
import { drawCover } from './cover';
import type { CoverInput } from './cover-input';
import { judgedInput, judgedRows } from './judged-rows';

const rows = judgedRows('events.tsv').map((columns, index) => {
  const [title = ''] = columns;
  const [must = '', never = ''] = columns.slice(7);
  return {
    title,
    input: judgedInput(columns, index),
    must: must.split(' & ').map((group) => group.split('/')),
    never: never.split(','),
  };
});

/** What a picture shows, in the words of the list. */
function seenIn(input: CoverInput): readonly string[] {
  const { motif, backdrop, light } = drawCover(input);
  return [motif, backdrop, `light:${light}`];
}

describe('the list of 100 events, written before they were drawn', () => {
  test('names 100 of them', () => {
    expect(rows).toHaveLength(100);
  });

  test.each(rows)('$title', ({ input, must, never }) => {
    const seen = seenIn(input);
    expect(never.filter((name) => seen.includes(name))).toEqual([]);
    expect(must.filter((group) => !group.some((name) => seen.includes(name)))).toEqual([]);
  });
});
