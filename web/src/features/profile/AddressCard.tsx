import type { User } from '@ascendant/contract/account';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Card, EditButton, Facts } from './Card';

const AddressForm = lazyDialog(async () => (await import('./AddressForm')).AddressForm);

interface AddressCardProps {
  readonly user: User;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}

/** 'Address & Billing'. */
export function AddressCard({ user, isEditing, onEdit }: AddressCardProps) {
  return (
    <Card
      title="Address & Billing"
      action={<EditButton isEditing={isEditing} what="address" onToggle={() => onEdit(!isEditing)} />}
    >
      {isEditing ? (
        <AddressForm user={user} onClose={() => onEdit(false)} />
      ) : (
        <Facts
          facts={[
            ['Address', user.address],
            ['City', cityLine(user.city, user.state, user.postalCode)],
            ['Country', user.country],
            ['Billing', billingLine(user)],
          ]}
        />
      )}
    </Card>
  );
}

/** 'Halifax, Nova Scotia B3J 1S9' */
function cityLine(city: string | null, state: string | null, postalCode: string | null): string {
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

function billingLine(user: User): string {
  if (user.sameAsBilling) return 'Same as primary';
  const { billingAddress, billingCity, billingState, billingPostalCode, billingCountry } = user;
  return [billingAddress, cityLine(billingCity, billingState, billingPostalCode), billingCountry]
    .filter(Boolean)
    .join(', ');
}
