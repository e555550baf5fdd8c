import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { eventDetailQuery } from '../data/event';
import { useEndSession } from '../data/session-questions';
import { SignInAgain } from '../features/auth/SignInAgain';
import { BookingSummary } from '../features/checkout/BookingSummary';
import { termsOfBooking } from '../features/checkout/checkout-terms';
import checkoutStyles from '../features/checkout/Checkout.module.css';
import screenStyles from '../features/checkout/CheckoutScreen.module.css';
import { paths } from '../paths';
import { readHeldUntil } from '../storage/held-seats';
import type { PendingBooking } from '../storage/pending-booking';
import { classNames } from '../ui/class-names';

/** The checkout of someone whose session has ended: their password is asked for beside what they're booking. */
export function SignedOutCheckout({ booking }: { readonly booking: PendingBooking }) {
  const navigate = useNavigate();
  const endSession = useEndSession();
  const { data: event } = useQuery(eventDetailQuery(String(booking.eventId)));
  const [heldUntilMs] = useState(() => readHeldUntil(Date.now()));
  const [firstName = ''] = booking.userName.split(' ');
  const leave = async () => {
    await endSession();
    await navigate(paths.authThen(paths.event(booking.eventId)), { replace: true });
  };
  return (
    <main data-frame="task" className={classNames(checkoutStyles.page, 'container')}>
      <div className={screenStyles.columns}>
        <section className={classNames(checkoutStyles.signIn, 'panel roomy stack')}>
          <h1>Sign in to finish</h1>
          {/* Once signed in, the checkout opens here by itself. */}
          <SignInAgain
            person={{ id: booking.userId, email: booking.userEmail, firstName }}
            heldUntilMs={heldUntilMs}
            onDone={() => undefined}
            onOtherAccount={() => void leave()}
          />
        </section>
        <aside aria-label="Your booking">
          <BookingSummary
            booking={booking}
            terms={termsOfBooking(booking)}
            picture={event ?? null}
            policy={null}
            isRecalculating={false}
          />
        </aside>
      </div>
    </main>
  );
}
