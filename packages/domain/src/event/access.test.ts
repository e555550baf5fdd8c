import { describe, expect, it, test } from 'vitest';
import {
  canManageEvent,
  isPubliclyReadable,
  mayWorkOn,
  refusalToBookings,
  refusalToChange,
  refusalToCheckIn,
  refusalToFieldSheet,
  refusalToRead,
  type Viewer,
  accessCodeIn,
} from './access';
import { eventStatuses } from './lifecycle';

const organizerId = 7;
const viewers = {
  visitor: null,
  traveller: { userId: 1, role: 'traveller' },
  'another organizer': { userId: 2, role: 'organizer' },
  'its organizer': { userId: organizerId, role: 'organizer' },
  'its organizer, now a traveller': { userId: organizerId, role: 'traveller' },
  admin: { userId: 3, role: 'admin' },
  'another owner': { userId: 11, role: 'organizer', organizerId },
  'its manager': { userId: 12, role: 'manager', organizerId },
  'its guide': { userId: 13, role: 'guide', organizerId, dates: [40, 41] },
  'a guide of other dates': { userId: 14, role: 'guide', organizerId, dates: [40] },
  'its accountant': { userId: 15, role: 'accountant', organizerId },
  'its gate device': { userId: 12, role: 'gate', organizerId, dates: [41] },
  'a gate device of other dates': { userId: 12, role: 'gate', organizerId, dates: [42] },
  'a manager of another organization': { userId: 16, role: 'manager', organizerId: 2 },
  'a guide of another organization with this date': { userId: 17, role: 'guide', organizerId: 2, dates: [41] },
} as const satisfies Record<string, Viewer | null>;

const managers = ['its organizer', 'another owner', 'its manager', 'admin'] as const;
const others = [
  'visitor',
  'traveller',
  'another organizer',
  'its organizer, now a traveller',
  'its guide',
  'a guide of other dates',
  'its accountant',
  'its gate device',
  'a manager of another organization',
] as const;
const eventWith = (status: (typeof eventStatuses)[number], accessCode: string | null = null) => ({
  status,
  id: 41,
  organizerId,
  accessCode,
});

test('anyone may read published and cancelled events', () => {
  expect(eventStatuses.filter(isPubliclyReadable)).toEqual(['published', 'cancelled']);
});

describe.each(managers)('AUT-01 for %s', (name) => {
  it.each(eventStatuses)('an event that is %s can be read and changed, and so can its bookings', (status) => {
    const event = eventWith(status);
    const viewer = viewers[name];
    expect(canManageEvent(event, viewer)).toBe(true);
    expect(refusalToRead(event, viewer)).toBeNull();
    expect(refusalToChange(event, viewer)).toBeNull();
    expect(refusalToBookings(event, viewer)).toBeNull();
  });

  it('an event that does not exist is not found', () => {
    expect(refusalToRead(null, viewers[name])).toBe('not_found');
    expect(refusalToChange(null, viewers[name])).toBe('not_found');
    expect(refusalToBookings(null, viewers[name])).toBe('not_found');
  });
});

describe.each(others)('AUT-01 for %s', (name) => {
  it.each(['draft', 'pending_approval'] as const)('an event that is %s is not found', (status) => {
    expect(refusalToRead(eventWith(status), viewers[name])).toBe('not_found');
    expect(refusalToChange(eventWith(status), viewers[name])).toBe('not_found');
  });

  it.each(['published', 'cancelled'] as const)('an event that is %s can be read but not changed', (status) => {
    expect(refusalToRead(eventWith(status), viewers[name])).toBeNull();
    expect(refusalToChange(eventWith(status), viewers[name])).toBe('forbidden');
  });

  it.each(eventStatuses)('the bookings of an event that is %s are not found', (status) => {
    const viewer = viewers[name];
    if (viewer !== null) expect(refusalToBookings(eventWith(status), viewer)).toBe('not_found');
  });
});

test('only admins manage an event whose organizer has left', () => {
  const event = { status: 'draft', organizerId: null } as const;
  expect(canManageEvent(event, viewers['another organizer'])).toBe(false);
  expect(canManageEvent(event, viewers.admin)).toBe(true);
});

describe.each(others)('AUT-01 an unlisted event, for %s', (name) => {
  it.each(['published', 'cancelled'] as const)('that’s %s is not found, until it’s opened with its code', (status) => {
    const event = eventWith(status, 'SMITH-WEDDING');
    expect(refusalToRead(event, viewers[name])).toBe('not_found');
    expect(refusalToRead(event, viewers[name], true)).toBeNull();
    expect(refusalToChange(event, viewers[name])).toBe('not_found');
  });

  it.each(['draft', 'pending_approval'] as const)('that’s %s is not found even then', (status) => {
    expect(refusalToRead(eventWith(status, 'SMITH-WEDDING'), viewers[name], true)).toBe('not_found');
  });
});

test.each(managers)('AUT-01 %s reads and changes an unlisted event without opening it', (name) => {
  const event = eventWith('published', 'SMITH-WEDDING');
  expect([refusalToRead(event, viewers[name]), refusalToChange(event, viewers[name])]).toEqual([null, null]);
});

test('owners, managers, admins, and guides and gate devices of that date see who comes and check them in', () => {
  const may = Object.entries(viewers).filter(
    ([, viewer]) => viewer !== null && refusalToCheckIn(eventWith('published'), viewer) === null,
  );
  expect(may.map(([name]) => name)).toEqual([
    'its organizer',
    'admin',
    'another owner',
    'its manager',
    'its guide',
    'its gate device',
  ]);
});

test('owners, managers, and guides of that date read what those who come have answered; admins only of their own events', () => {
  const may = Object.entries(viewers).filter(
    ([, viewer]) => viewer !== null && refusalToFieldSheet(eventWith('published'), viewer) === null,
  );
  expect(may.map(([name]) => name)).toEqual(['its organizer', 'another owner', 'its manager', 'its guide']);
  expect(refusalToFieldSheet({ id: 41, organizerId: viewers.admin.userId }, viewers.admin)).toBeNull();
});

test('no member works on an event whose organizer has left', () => {
  const event = { id: 41, organizerId: null };
  const may = Object.values(viewers).filter((viewer) => mayWorkOn(event, viewer, 'check_in'));
  expect(may).toEqual([viewers.admin]);
});

it.each([
  ['SMITH-WEDDING-27', 'SMITH-WEDDING-27'],
  [' smith wedding  27 ', 'SMITH-WEDDING-27'],
  ['12345678', '12345678'],
  ['1234567', null],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), null],
  ['SMITH_WEDDING', null],
  ['-SMITHWED', null],
  ['SMITH--WED', null],
  ['É-SMITH-W', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(accessCodeIn(text)).toBe(code);
});
