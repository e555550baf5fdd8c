import type { User } from '@ascendant/contract/account';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myBookingsQuery } from '../../data/bookings';
import { paths } from '../../paths';
import { buttonClass, ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import { CalendarLink, TicketsPdfLink } from './BookingLinks';
import { NextSteps } from './NextSteps';
import styles from './PaymentSuccess.module.css';
import { TicketList } from './TicketList';

interface PaymentSuccessProps {
  /** The booking that was made; null if it isn't known. */
  readonly bookingId: number | null;
  readonly isFree: boolean;
  /** The confirmation is sent to their email. */
  readonly user: User;
  /** What follows the tickets. */
  readonly children?: ReactNode;
}

const texts = {
  free: { title: 'Booking Confirmed!', text: 'Thank you for your free event booking! Your adventure awaits.' },
  paid: { title: 'Payment Successful!', text: 'Thank you for your booking! Your adventure awaits.' },
} as const;

/** A thank-you for a booking, with its tickets. Without an id it's the newest, which another tab may have started. */
export function PaymentSuccess({ bookingId, isFree, user, children }: PaymentSuccessProps) {
  const { data, isFetching, isFetchedAfterMount } = useQuery(myBookingsQuery);
  // Naming a guest reads it again; what's shown stays.
  const isLooking = isFetching && !isFetchedAfterMount;
  const made = bookingId === null ? data?.[0] : data?.find(({ id }) => id === bookingId);
  const booking = isLooking ? null : (made ?? null);
  const { title, text } = texts[isFree ? 'free' : 'paid'];
  return (
    <main className={styles.page} data-frame="task">
      <div className={styles.strip}>
        {booking?.event.imageUrl ? <img src={booking.event.imageUrl} alt="" width="1440" height="520" /> : null}
      </div>
      <div className={classNames(styles.content, 'container')}>
        <h1>{title}</h1>
        <p className={classNames(styles.lede, 'lede')}>
          <span>{`${text} A confirmation`}</span> <span className="no-wrap">email</span> should arrive shortly at{' '}
          <span className={styles.address}>{`${user.email}.`}</span>
        </p>
        <p className={classNames(styles.actions, 'row wrap')}>
          <ButtonLink kind="primary" to={paths.myBookings}>
            View My Bookings
          </ButtonLink>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          {booking && booking.tickets.length > 0 ? (
            <>
              <CalendarLink booking={booking} className={buttonClass({ kind: 'ghost' })} />
              <TicketsPdfLink booking={booking} className={buttonClass({ kind: 'ghost' })} />
            </>
          ) : null}
        </p>
        {isLooking ? <Skeleton shape="block" className={styles.ticketSkeleton} /> : null}
        {booking && booking.tickets.length > 0 ? (
          <>
            <NextSteps booking={booking} user={user} />
            <h2 className="visually-hidden">Tickets</h2>
            <TicketList booking={booking} />
            {children}
          </>
        ) : null}
        {!isLooking && (booking === null || booking.tickets.length === 0) ? (
          <p className="meta">Your tickets will appear in My Bookings when your payment goes through.</p>
        ) : null}
      </div>
    </main>
  );
}
