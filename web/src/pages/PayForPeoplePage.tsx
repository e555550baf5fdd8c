import { useParams } from 'react-router';
import { RequirePerson } from '../auth/guards';
import checkoutStyles from '../features/checkout/Checkout.module.css';
import { PayForPeople } from '../features/checkout/PayForPeople';
import { classNames } from '../ui/class-names';

/** /my-bookings/{booking}/people: pays for people who are added to a booking, whose seats are held. */
export function PayForPeoplePage() {
  const { booking = '' } = useParams();
  return (
    <RequirePerson>
      <main data-frame="task" className={classNames(checkoutStyles.page, 'container')}>
        <PayForPeople bookingId={Number(booking)} />
      </main>
    </RequirePerson>
  );
}
