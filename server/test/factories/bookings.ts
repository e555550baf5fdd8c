import { bookingRoutes } from '@ascendant/contract/booking';
import type { DependentRow } from '../../db/schema/dependents';
import type { TestApp } from '../test-app';
import { buildEvent, type BuiltEvent, type EventWish } from './events';
import { buildTraveller, type SignedInPerson } from './people';

/** An event that costs nothing. */
export function buildFreeEvent(app: TestApp, wish: EventWish = {}): Promise<BuiltEvent> {
  const tiers = [{ tierType: 'regular' as const, adultPrice: '0.00', childPrice: '0.00' }];
  return buildEvent(app.db, { tiers, ...wish });
}

/** Somebody old enough to book. */
export function buildGrownUp(app: TestApp, name: { firstName?: string; lastName?: string } = {}) {
  return buildTraveller(app.db, { dateOfBirth: '1987-02-09', ...name });
}

/** Books places on a free event over HTTP, as the dialog does. @returns the booking's id */
export async function bookFreely(
  app: TestApp,
  person: SignedInPerson,
  { eventId, family = [] }: { eventId: number; family?: readonly Pick<DependentRow, 'id'>[] },
): Promise<number> {
  const attendees = [{ type: 'user' as const }, ...family.map(({ id }) => ({ type: 'dependent' as const, id }))];
  const body = { eventId, attendees, agreementAccepted: true as const };
  return (await app.call(bookingRoutes.createBooking, { body }, person.session)).body.bookingId;
}
