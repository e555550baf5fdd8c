import { describe, expect, it, test } from 'vitest';
import type { Role } from '../person/roles';
import {
  canDeleteEvent,
  eventStatuses,
  findTransition,
  possibleTransitions,
  refuseApproval,
  refuseUnpublishing,
  type EventStatus,
} from './lifecycle';

const answer = (from: EventStatus, to: EventStatus, role: Role): string => {
  const found = findTransition(from, to, role);
  return found.ok ? found.value : found.code;
};

const ownersTable = {
  draft: ['forbidden', 'request_review', 'forbidden', 'illegal_transition'],
  pending_approval: ['forbidden', 'illegal_transition', 'forbidden', 'illegal_transition'],
  published: ['forbidden', 'illegal_transition', 'forbidden', 'cancel'],
  cancelled: ['forbidden', 'illegal_transition', 'forbidden', 'illegal_transition'],
};
const noneTable = {
  draft: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
  pending_approval: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
  published: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
  cancelled: ['forbidden', 'forbidden', 'forbidden', 'forbidden'],
};

/** By current status: the answers to requests for draft, pending_approval, published and cancelled. */
const byRole: Readonly<Record<Role, Readonly<Record<EventStatus, readonly string[]>>>> = {
  admin: {
    draft: ['illegal_transition', 'request_review', 'publish', 'illegal_transition'],
    pending_approval: ['return', 'illegal_transition', 'approve', 'illegal_transition'],
    published: ['unpublish', 'illegal_transition', 'illegal_transition', 'cancel'],
    cancelled: ['illegal_transition', 'illegal_transition', 'illegal_transition', 'illegal_transition'],
  },
  organizer: ownersTable,
  manager: ownersTable,
  traveller: noneTable,
  guest: noneTable,
  guide: noneTable,
  accountant: noneTable,
  gate: noneTable,
  key: noneTable,
  reseller: noneTable,
};

describe.each([
  'admin',
  'organizer',
  'manager',
  'guide',
  'accountant',
  'gate',
  'key',
  'reseller',
  'traveller',
  'guest',
] as const)('an event managed by: %s', (role) => {
  it.each(eventStatuses)('when %s, changes status only as the table says', (from) => {
    expect(eventStatuses.map((to) => answer(from, to, role))).toEqual(byRole[role][from]);
  });
});

test('people see the transitions that the status and their role allow', () => {
  expect(possibleTransitions('draft', 'organizer')).toEqual(['request_review']);
  expect(possibleTransitions('draft', 'admin')).toEqual(['publish', 'request_review']);
  expect(possibleTransitions('pending_approval', 'admin')).toEqual(['approve', 'return']);
  expect(possibleTransitions('published', 'organizer')).toEqual(['cancel']);
  expect(possibleTransitions('cancelled', 'admin')).toEqual([]);
});

test.each([
  ['cancelled', 'cancelled', 'This event is already cancelled.'],
  ['published', 'published', 'This event is already published.'],
  ['pending_approval', 'pending_approval', 'This event is already in review.'],
  ['draft', 'draft', 'This event is already a draft.'],
  ['cancelled', 'published', "This event has been cancelled, and that can't be undone."],
  ['draft', 'cancelled', 'Only a published event can be cancelled, and this one is a draft.'],
  ['pending_approval', 'cancelled', 'Only a published event can be cancelled, and this one is in review.'],
  ['published', 'pending_approval', "This event is published, so you can't do this."],
] as const)('an event that is %s refuses to become %s with a sentence that says why', (from, to, message) => {
  expect(findTransition(from, to, 'admin')).toMatchObject({ code: 'illegal_transition', message });
});

test('only a draft can be deleted', () => {
  expect(eventStatuses.filter(canDeleteEvent)).toEqual(['draft']);
});

test('an event can be unpublished only while no one has seats', () => {
  expect(refuseUnpublishing({ bookings: 0, holds: 0 }).ok).toBe(true);
  expect(refuseUnpublishing({ bookings: 1, holds: 0 })).toMatchObject({
    code: 'illegal_transition',
    message: expect.stringMatching(/^This event has 1 booking, so/),
  });
  expect(refuseUnpublishing({ bookings: 12, holds: 3 })).toMatchObject({
    message: expect.stringMatching(/^This event has 12 bookings, so/),
  });
  expect(refuseUnpublishing({ bookings: 0, holds: 1 })).toMatchObject({
    message: expect.stringMatching(/^Seats are being held/),
  });
});

test('only an event that waits for approval is approved; any other says what it is', () => {
  expect(refuseApproval('pending_approval').ok).toBe(true);
  for (const [status, message] of [
    ['draft', "This event is a draft, so you can't do this."],
    ['published', 'This event is already published.'],
    ['cancelled', "This event has been cancelled, and that can't be undone."],
  ] as const)
    expect(refuseApproval(status)).toMatchObject({ ok: false, code: 'illegal_transition', message });
});
