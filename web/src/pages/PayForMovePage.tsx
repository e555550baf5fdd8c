import { useParams } from 'react-router';
import { RequirePerson } from '../auth/guards';
import checkoutStyles from '../features/checkout/Checkout.module.css';
import { PayForMove } from '../features/checkout/PayForMove';
import { MoveSummary } from '../features/my-bookings/MoveSummary';
import { classNames } from '../ui/class-names';

const idPattern = /^[1-9]\d{0,9}$/;

/** /my-bookings/{booking}/move/{date}: pays the difference to a dearer date. The booking stays where it is until that's paid. */
export function PayForMovePage() {
  const { booking = '', event = '' } = useParams();
  const [bookingId, eventId] = [idOf(booking), idOf(event)];
  return (
    <RequirePerson>
      <main data-frame="task" className={classNames(checkoutStyles.page, 'container')}>
        <PayForMove key={`${bookingId} ${eventId}`} bookingId={bookingId} eventId={eventId} Summary={MoveSummary} />
      </main>
    </RequirePerson>
  );
}

/** @returns 0, which no one has, for anything else */
function idOf(text: string): number {
  return idPattern.test(text) ? Number(text) : 0;
}
