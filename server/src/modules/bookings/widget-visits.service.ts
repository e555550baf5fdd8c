import { toWire } from '@ascendant/contract/money';
import type { RouteAnswer, RouteInput } from '@ascendant/contract/route';
import type { widgetVisitRoutes } from '@ascendant/contract/widget-visit';
import { visitTokenPattern, widgetChannel } from '@ascendant/domain/channel/widget';
import { cents } from '@ascendant/domain/money';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { organizations } from '../organizations/organizations.module';
import { findVisit, insertVisit, tieBooking } from './widget-visits.repository';

type Asked = RouteInput<typeof widgetVisitRoutes.addWidgetVisit>['body'];

/** Begins a visit of the widget. */
export async function addVisit(db: Database, { token, channel = widgetChannel, origin }: Asked): Promise<void> {
  await insertVisit(db, { tokenHash: organizations.storedSecret(token), channel, origin });
}

/**
 * Whether a visit led to a booking, and for how much; nothing else about it.
 * @throws AppError not_found for a visit that's unknown or over
 * Source: rule WID-02.
 */
export async function visitBooking(
  db: Database,
  token: string,
): Promise<RouteAnswer<typeof widgetVisitRoutes.getWidgetVisit>> {
  const visit = await findVisit(db, organizations.storedSecret(token));
  if (visit === null) throw new AppError('not_found');
  const { booking } = visit;
  if (booking === null) return { booked: false, amount: null, currency: null };
  return { booked: true, amount: toWire(cents(booking.totalCents)), currency: booking.currency };
}

/** Says from which visit of the widget a booking came, after it's made: attributing it mustn't refuse or delay an order. @param visit from the client, for untrusted text */
export async function tieVisit(db: Database, visit: unknown, bookingId: number): Promise<void> {
  if (typeof visit !== 'string' || !visitTokenPattern.test(visit)) return;
  await tieBooking(db, organizations.storedSecret(visit), bookingId);
}
