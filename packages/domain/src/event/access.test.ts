import { describe, expect, it, test } from 'vitest';
import {
  canManageEvent,
  isPubliclyReadable,
  refusalToBookings,
  refusalToChange,
  refusalToRead,
  type Viewer,
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
} as const satisfies Record<string, Viewer | null>;

const managers = ['its organizer', 'admin'] as const;
const others = ['visitor', 'traveller', 'another organizer', 'its organizer, now a traveller'] as const;
const eventWith = (status: (typeof eventStatuses)[number], accessCode: string | null = null) => ({
  status,
  createdBy: organizerId,
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
  const event = { status: 'draft', createdBy: null } as const;
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
