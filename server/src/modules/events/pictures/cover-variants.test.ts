import { drawCover } from '@ascendant/covers/cover';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { describe, expect, it } from 'vitest';
import { readDemoEvents } from '../../../../db/seed/event-content';
import { eventDays } from '../../../../db/seed/event-dates';
import { coverVariants, distinctRows } from './cover-variants';
import { coverInput } from './event-cover';

const today = calendarDay('2026-11-22');

/** The demo events as lists read them; the instant is close enough for their light. */
const all = readDemoEvents().map((event, i) => ({
  id: i + 1,
  categoryName: event.category,
  title: event.title,
  features: [...event.features],
  description: event.description.join('\n\n'),
  location: event.location,
  latitude: event.place.latitude,
  longitude: event.place.longitude,
  startTime: event.startTime,
  startsAt: new Date(
    Date.parse(`${eventDays(event, today).startDate}T${event.startTime}:00Z`) - event.place.longitude * 240_000,
  ),
  imageUrl: null,
}));

type Row = (typeof all)[number];

function shownMotifs(list: readonly Row[]): readonly string[] {
  const variants = coverVariants(list);
  return list.slice(0, distinctRows).map((event) => drawCover(coverInput(event, variants.get(event.id) ?? 0)).motif);
}

const byDate = all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
const lists: readonly (readonly [name: string, list: readonly Row[]])[] = [
  ['as they are', all],
  ['by date', byDate],
  ['by date, backwards', byDate.toReversed()],
  ['by title', all.toSorted((a, b) => a.title.localeCompare(b.title))],
  ['with yoga', all.filter(({ title }) => /yoga|zazen|bath|quiet|walk/i.test(title))],
  ['games', all.filter(({ title }) => /game|chess|lan|console|speed/i.test(title))],
  ...eventTypes.map((category) => [category, all.filter((event) => event.categoryName === category)] as const),
];

describe('the first twelve rows of a list', () => {
  it.each(lists)('show different motifs: %s', (_, list) => {
    const motifs = shownMotifs(list);
    expect(motifs.filter((motif, i) => motifs.indexOf(motif) !== i)).toEqual([]);
  });

  it("keep the event's own picture unless a row above has its motif", () => {
    const [first] = all;
    if (!first) throw new Error('no events');
    const twins = [first, { ...first, id: 9001 }];
    expect([...coverVariants(twins)]).toEqual([[9001, 1]]);
    expect([...coverVariants([first])]).toEqual([]);
  });

  it('leave photographs alone, and rows after the twelfth', () => {
    const photo = { ...all[0]!, imageUrl: '/uploads/x.webp' };
    expect([...coverVariants([photo, all[0]!])]).toEqual([]);
    const same = Array.from({ length: 20 }, (_, i) => ({ ...all[0]!, id: 9100 + i }));
    expect([...coverVariants(same).keys()].every((id) => id < 9112)).toBe(true);
  });
});
