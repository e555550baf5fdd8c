import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { peopleAdded, usePayForPeople } from '../../data/booking-people';
import { myBookingsQuery } from '../../data/bookings';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Facts } from '../../ui/table/Facts';
import { dayRange } from '../../ui/text/day-text';
import { timesText } from '../../ui/text/time-text';
import { CantChange, PayForChange, type ChangeText } from './PayForChange';

const text: ChangeText = {
  heading: 'Pay for the people you’re adding',
  keep: 'Keep my booking as it is',
  note: 'They join your booking when the payment has gone through. Until then, it stays as it is.',
  refused: 'No one can be added now',
  done: peopleAdded,
};

interface Held {
  readonly booking: MyBooking;
  readonly toPay: NonNullable<MyBooking['peopleToPay']>;
}

/** The people whose seats are held, and their payment. What's being paid doesn't change by looking at it again, nor when its seats run out. */
export function PayForPeople({ bookingId }: { readonly bookingId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(myBookingsQuery);
  const [held, setHeld] = useState<Held | null>(null);
  const booking = data?.find(({ id }) => id === bookingId);
  if (held === null && booking?.peopleToPay) setHeld({ booking, toPay: booking.peopleToPay });
  if (held !== null) return <Paying {...held} />;
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} title="We couldn’t load your booking" />;
  // What was read before the seats were held doesn't name them.
  if (!data || isFetching) return <CentredSpinner label="Preparing your payment" />;
  return <CantChange title={text.refused} text="Your seats aren’t held any longer. Choose again who you’re adding." />;
}

function Paying({ booking, toPay: { attendees, charge } }: Held) {
  return (
    <PayForChange
      text={text}
      change={{ bookingId: booking.id, attendees, charge }}
      send={usePayForPeople()}
      path={paths.payForPeople(booking.id)}
      seats={attendees.some(({ priceType }) => priceType !== undefined) ? null : attendees.length}
    >
      <section className="panel roomy stack">
        <h2>Who you’re adding</h2>
        <p>
          <b>{booking.event.title}</b>
          <br />
          <span className="meta numeric">
            {`${dayRange(booking.event.startDate, booking.event.endDate, 'short')}, ${timesText(booking.event)}`}
          </span>
        </p>
        <p>{attendees.map(({ name }) => name).join(', ')}</p>
        <Facts>
          <div data-row="total">
            <dt>You pay</dt>
            <dd>{formatDollars(fromWire(charge))}</dd>
          </div>
        </Facts>
        <p className="meta numeric">{`Booking ${booking.reference}`}</p>
      </section>
    </PayForChange>
  );
}
