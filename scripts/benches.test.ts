import { describe, expect, it } from 'vitest';
import { managementReads } from '../bench/src/admin/reads';
import { everyRead } from '../bench/src/scale/reads';

describe('npm run bench admin', () => {
  it("measures every read of organizers and admins, so that a new one can't be left out", () => {
    expect(managementReads().map(({ name }) => name)).toContain('listKeptForms');
  });
});

describe('npm run bench scale', () => {
  it("measures every read of the contract, so that a new one can't be left out", () => {
    const names = everyRead().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['listEventsSearch', 'matchedEvents', 'listMyBookings', 'adminSummary']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
