import { bookingRoutes } from '@ascendant/contract/booking';
import type { DependentRow } from '../../db/schema/dependents';
import type { TestApp } from '../test-app';
import type { SignedInPerson } from './people';

/** Books seats on a free event over HTTP, as the dialog does. @returns the booking's id */
export async function bookFreely(
  app: TestApp,
  person: SignedInPerson,
  { eventId, family = [] }: { eventId: number; family?: readonly Pick<DependentRow, 'id'>[] },
): Promise<number> {
  const attendees = [{ type: 'user' as const }, ...family.map(({ id }) => ({ type: 'dependent' as const, id }))];
  const body = { eventId, attendees, agreementAccepted: true as const };
  return (await app.call(bookingRoutes.createBooking, { body }, person.session)).body.bookingId;
}
