import { describe, expect, it, test } from 'vitest';
import type { Role } from '../person/roles';
import {
  canDeleteEvent,
  eventMoves,
  eventStatuses,
  moveEvent,
  refuseUnpublishing,
  type EventStatus,
} from './lifecycle';

const answer = (from: EventStatus, to: EventStatus, role: Role): string => {
  const moved = moveEvent(from, to, role);
  return moved.ok ? moved.value : moved.code;
};

/** By status now: what asking for draft, pending_approval, published and cancelled comes to. */
const byRole: Readonly<Record<Role, Readonly<Record<EventStatus, readonly string[]>>>> = {
  admin: {
    draft: ['illegal_transition', 'request_review', 'publish', 'illegal_transition'],
    pending_approval: ['return', 'illegal_transition', 'approve', 'illegal_transition'],
    published: ['unpublish', 'illegal_transition', 'illegal_transition', 'cancel'],
    cancelled: ['illegal_transition', 'illegal_transition', 'illegal_transition', 'illegal_transition'],
  },
  organizer: {
    draft: ['forbidden', 'request_review', 'forbidden', 'illegal_transition'],
    pending_approval: ['forbidden', 'illegal_transition', 'forbidden', 'illegal_transition'],
    published: ['forbidden', 'illegal_transition', 'forbidden', 'cancel'],
    cancelled: ['forbidden', 'illegal_transition', 'forbidden', 'illegal_transition'],
  },
  traveller: {
    draft: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
    pending_approval: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
    published: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
    cancelled: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
  },
};

describe.each(['admin', 'organizer', 'traveller'] as const)('an event in the hands of an %s', (role) => {
  it.each(eventStatuses)('that is %s moves as the table says, and no other way', (from) => {
    expect(eventStatuses.map((to) => answer(from, to, role))).toEqual(byRole[role][from]);
  });
});

test('what may be done with an event is what its moves allow', () => {
  expect(eventMoves('draft', 'organizer')).toEqual(['request_review']);
  expect(eventMoves('draft', 'admin')).toEqual(['publish', 'request_review']);
  expect(eventMoves('pending_approval', 'admin')).toEqual(['approve', 'return']);
  expect(eventMoves('published', 'organizer')).toEqual(['cancel']);
  expect(eventMoves('cancelled', 'admin')).toEqual([]);
});

test('a refusal says what the event is', () => {
  expect(moveEvent('cancelled', 'published', 'admin')).toMatchObject({
    message: 'This event is cancelled, so it cannot become published.',
  });
});

test('only a draft can be deleted', () => {
  expect(eventStatuses.filter(canDeleteEvent)).toEqual(['draft']);
});

test('an event is unpublished only while nobody has places on it', () => {
  expect(refuseUnpublishing({ bookings: 0, holds: 0 }).ok).toBe(true);
  expect(refuseUnpublishing({ bookings: 1, holds: 0 })).toMatchObject({
    code: 'illegal_transition',
    message: expect.stringMatching(/^There is 1 booking for this event/),
  });
  expect(refuseUnpublishing({ bookings: 12, holds: 3 })).toMatchObject({
    message: expect.stringMatching(/^There are 12 bookings for this event/),
  });
  expect(refuseUnpublishing({ bookings: 0, holds: 1 })).toMatchObject({
    message: expect.stringMatching(/^Places are kept for somebody/),
  });
});
