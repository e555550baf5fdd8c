import { describe, expect, it } from 'vitest';
import { carriedGroups, changedGroups } from './dates-edit';

const before = { title: 'Dawn walk', startTime: '09:00', endTime: '12:00', capacity: 12, startDate: '2027-05-01' };

const carried = (after: typeof before, own: typeof before) =>
  carriedGroups(changedGroups(before, after), { before, after }, own);

describe('an edit of several dates', () => {
  it('changes what the other date has in common with the edited one', () => {
    const after = { ...before, title: 'Dusk walk' };
    expect(carried(after, before)).toEqual({ taken: ['title'], kept: [] });
  });

  it('leaves what was changed on the other date alone', () => {
    const after = { ...before, title: 'Dusk walk', capacity: 14 };
    const own = { ...before, title: 'Dawn walk with a guest' };
    expect(carried(after, own)).toEqual({ taken: ['capacity'], kept: ['title'] });
  });

  it('has nothing to do where the other date has it already', () => {
    const after = { ...before, title: 'Dusk walk' };
    expect(carried(after, after)).toEqual({ taken: [], kept: [] });
  });

  it('moves a start and its end together, or neither', () => {
    const after = { ...before, startTime: '10:00' };
    expect(carried(after, { ...before, endTime: '12:30' })).toEqual({ taken: [], kept: ['times'] });
    expect(carried(after, before)).toEqual({ taken: ['times'], kept: [] });
  });

  it('has nothing to do where the other date has the same steps, in whatever order their properties are', () => {
    const steps = { old: [{ title: 'Up', text: '' }], now: [{ title: 'Up', text: 'By rope.' }] };
    const edited = { before: { itinerary: steps.old }, after: { itinerary: steps.now } };
    const changed = changedGroups(edited.before, edited.after);
    const has = (itinerary: readonly object[]) => carriedGroups(changed, edited, { itinerary });
    expect(has([{ text: 'By rope.', title: 'Up' }])).toEqual({ taken: [], kept: [] });
    expect(has([{ text: '', title: 'Up' }])).toEqual({ taken: ['itinerary'], kept: [] });
    expect(
      has([
        { text: '', title: 'Up' },
        { text: '', title: 'Down' },
      ]),
    ).toEqual({ taken: [], kept: ['itinerary'] });
  });

  it('leaves each date on its day', () => {
    expect(changedGroups(before, { ...before, startDate: '2027-05-02' })).toEqual([]);
  });
});
