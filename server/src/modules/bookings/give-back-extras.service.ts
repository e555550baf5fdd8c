import { withoutExtras, type ExtraOfPerson } from '@ascendant/domain/booking/giving-back';
import type { Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { writeAttendees } from './bookings.repository';
import { extrasGivenBack } from './extras-given-back-mail';
import { queueBookingMail } from './refund-mail';

interface GivingBack {
  /** As it's locked. */
  readonly booking: BookingRow;
  /** Which it's planned to give back. */
  readonly extras: readonly ExtraOfPerson[];
  readonly actor: Caller;
  readonly refund: Cents;
  readonly kept: Cents;
}

/** Takes extras out of a confirmed booking, and tells the traveller. Triggers count them as free; the quote of the booking stays as it is. */
export async function giveBackExtras(tx: Transaction, { booking, extras, actor, ...money }: GivingBack): Promise<void> {
  const people = withoutExtras(booking.attendees, extras);
  if (!people.ok) throw new RangeError(people.message);
  const attendees = people.value.map(({ extras: kept = [], ...person }) =>
    kept.length > 0 ? { ...person, extras: kept } : person,
  );
  await writeAttendees(tx, booking.id, attendees);
  await recordAudit(tx, {
    actor,
    action: 'booking.extras_given_back',
    target: { type: 'booking', id: booking.id },
  });
  const since = booking.attendees.map(({ givenBack = [] }) => givenBack.length);
  const returned = attendees.flatMap(({ name, givenBack = [] }, position) =>
    givenBack.slice(since[position]).map((extra) => ({ ...extra, of: name })),
  );
  const number = attendees.flatMap(({ givenBack = [] }) => givenBack).length;
  await queueBookingMail(tx, booking.id, extrasGivenBack({ returned, number, ...money }));
}
