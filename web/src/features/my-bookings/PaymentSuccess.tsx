import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Skeleton } from '../../ui/Skeleton';
import { CalendarLink } from './CalendarLink';
import { myBookingsQuery } from '../../data/bookings';
import { TicketList } from './TicketList';
import { TicketsPdfLink } from './TicketsPdfLink';
import './payment-success.css';

interface PaymentSuccessProps {
  readonly isFree: boolean;
  /** Where the confirmation is sent. */
  readonly email: string;
}

const words = {
  free: { title: 'Booking Confirmed!', text: 'Thank you for your free event booking! Your adventure awaits.' },
  paid: { title: 'Payment Successful!', text: 'Thank you for your booking! Your adventure awaits.' },
} as const;

/** A thank-you for the newest booking, with its tickets. */
export function PaymentSuccess({ isFree, email }: PaymentSuccessProps) {
  const { data, isFetching } = useQuery(myBookingsQuery);
  const booking = isFetching ? null : (data?.[0] ?? null);
  const { title, text } = words[isFree ? 'free' : 'paid'];
  return (
    <main className="payment-success">
      <div className="success-strip">
        {booking?.event.imageUrl ? <img src={booking.event.imageUrl} alt="" width="1440" height="520" /> : null}
      </div>
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lede">
          {text} A confirmation <span className="nowrap">email</span> should arrive shortly at{' '}
          <span className="address">{email}.</span>
        </p>
        <p className="row wrapit ways">
          <Link className="btn btn-primary" to={paths.myBookings}>
            View My Bookings
          </Link>
          <Link className="btn btn-secondary" to={paths.home}>
            Return to Home
          </Link>
          {booking && booking.tickets.length > 0 ? (
            <>
              <CalendarLink booking={booking} className="btn btn-ghost" />
              <TicketsPdfLink booking={booking} className="btn btn-ghost" />
            </>
          ) : null}
        </p>
        {isFetching ? <Skeleton shape="block" className="ticket-skeleton" /> : null}
        {booking && booking.tickets.length > 0 ? (
          <>
            <h2 className="vh">Tickets</h2>
            <TicketList booking={booking} />
          </>
        ) : null}
        {!isFetching && (booking === null || booking.tickets.length === 0) ? (
          <p className="meta">Your tickets will appear in My Bookings when your payment goes through.</p>
        ) : null}
      </div>
    </main>
  );
}
