import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSelection } from './selection';

it('the best rows of many are the first ones of all in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 }), fc.nat(320), (values, wanted) => {
      const isBefore = (a: number, b: number) =>
        (values[b] ?? 0) - (values[a] ?? 0) < 0 || (values[a] === values[b] && a < b);
      const selection = createSelection(wanted, isBefore);
      values.forEach((_, row) => selection.add(row));
      const all = values.map((_, row) => row).sort((a, b) => (isBefore(a, b) ? -1 : 1));
      expect(selection.ordered()).toEqual(all.slice(0, wanted));
    }),
  );
});
