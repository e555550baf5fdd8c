import { PhoneForm } from '../../fields/PhoneForm';
import { Card } from './Card';

/** The person's phone number, for those who run the events they've booked. */
export function PhoneCard() {
  return (
    <Card title="Phone">
      <PhoneForm />
    </Card>
  );
}
