import { describe, expect, it } from 'vitest';
import { capacityProblem, lockedFields, lockReason } from './locked-fields';

describe('what an event locks', () => {
  it.each([
    ['draft', 0, []],
    ['pending_approval', 0, []],
    ['published', 0, ['pricing', 'minimumAge']],
    ['published', 1, ['pricing', 'minimumAge', 'dates']],
    ['cancelled', 0, ['everything']],
  ] as const)('%s with %i seats taken locks %j', (status, seatsTaken, groups) => {
    expect(lockedFields({ status, seatsTaken }).map(({ group }) => group)).toEqual(groups);
  });

  it('says why', () => {
    const locks = lockedFields({ status: 'published', seatsTaken: 0 });
    expect(lockReason(locks, 'pricing')).toBe("Prices can't be changed once an event is published.");
    expect(lockReason(locks, 'dates')).toBeNull();
    expect(lockReason(lockedFields({ status: 'cancelled', seatsTaken: 0 }), 'dates')).toBe(
      "A cancelled event can't be changed.",
    );
  });
});

describe('the capacity', () => {
  it('PAY-01 is never lower than the seats taken', () => {
    expect(capacityProblem(3, 3)).toBeNull();
    expect(capacityProblem(0, 1)).toBe("1 seat is already taken, so the capacity can't be lower than 1.");
    expect(capacityProblem(2, 3)).toBe("3 seats are already taken, so the capacity can't be lower than 3.");
  });
});
