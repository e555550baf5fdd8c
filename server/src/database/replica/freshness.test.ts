import { describe, expect, it } from 'vitest';
import { Freshness, positionOf } from './freshness';

describe('the age of a replica', () => {
  it('is unknown until it has reached a position of the primary', () => {
    const freshness = new Freshness();
    freshness.note({ askedAt: 1_000, position: 50n });
    freshness.replayed(49n);
    expect(freshness.ageMs(1_100)).toBeNull();
    expect(freshness.isFresh(1_100)).toBe(false);
    freshness.replayed(50n);
    expect(freshness.ageMs(1_100)).toBe(100);
  });

  it('counts from the last position that it has reached', () => {
    const freshness = new Freshness();
    [1, 2, 3].forEach((second) => freshness.note({ askedAt: 1_000 * second, position: BigInt(10 * second) }));
    freshness.replayed(29n);
    expect(freshness.ageMs(3_100)).toBe(1_100);
    expect(freshness.hasAllBefore(2_000)).toBe(true);
    expect(freshness.hasAllBefore(2_001)).toBe(false);
  });

  it('grows while the replica stays where it is', () => {
    const freshness = new Freshness();
    freshness.note({ askedAt: 0, position: 10n });
    freshness.replayed(10n);
    freshness.note({ askedAt: 900, position: 11n });
    freshness.replayed(10n);
    expect([freshness.isFresh(1_000), freshness.isFresh(1_001)]).toEqual([true, false]);
  });

  it('stays small while nothing is written, because the replica has everything there is', () => {
    const freshness = new Freshness();
    for (let askedAt = 0; askedAt <= 10_000; askedAt += 200) {
      freshness.note({ askedAt, position: 10n });
      freshness.replayed(10n);
    }
    expect(freshness.ageMs(10_050)).toBe(50);
  });

  it('is unknown again after a failure, until it has reached another position', () => {
    const freshness = new Freshness();
    freshness.note({ askedAt: 0, position: 10n });
    freshness.replayed(10n);
    freshness.lose();
    expect(freshness.isFresh(1)).toBe(false);
    freshness.note({ askedAt: 2, position: 10n });
    freshness.replayed(10n);
    expect(freshness.isFresh(3)).toBe(true);
  });

  it('is known again when a replica that was far behind has caught up', () => {
    const freshness = new Freshness();
    for (let number = 0; number < 5_000; number += 1) freshness.note({ askedAt: number, position: BigInt(number) });
    freshness.replayed(5_000n);
    freshness.note({ askedAt: 5_001, position: 5_000n });
    freshness.replayed(5_000n);
    expect(freshness.ageMs(5_002)).toBe(1);
  });
});

it.each([
  ['0/0', 0n],
  ['0/3000060', 0x3000060n],
  ['16/B374D848', 0x16b374d848n],
])('the position %s is byte %d', (text, position) => {
  expect(positionOf(text)).toBe(position);
});
