import type { User } from '@ascendant/contract/account';
import type { addressBody } from '@ascendant/contract/person';
import type { z } from 'zod';
import { useSaveAddress } from '../../data/person';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { showFailure } from './profile-toast';

type Values = z.input<typeof addressBody>;
type TextField = Exclude<keyof Values, 'sameAsPrimary'>;

interface FieldSpec {
  readonly name: TextField;
  readonly label: string;
  readonly autoComplete: string;
  readonly isWide?: boolean;
}

const primaryFields: readonly FieldSpec[] = [
  { name: 'address', label: 'Address', autoComplete: 'street-address', isWide: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
];
const billingFields: readonly FieldSpec[] = [
  { name: 'billingAddress', label: 'Billing address', autoComplete: 'billing street-address', isWide: true },
  { name: 'billingCity', label: 'Billing city', autoComplete: 'billing address-level2' },
  { name: 'billingState', label: 'Billing state', autoComplete: 'billing address-level1' },
  { name: 'billingPostalCode', label: 'Billing postal code', autoComplete: 'billing postal-code' },
  { name: 'billingCountry', label: 'Billing country', autoComplete: 'billing country-name' },
];

/** Edits the address, and the billing address if it's different. */
export function AddressForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const save = useSaveAddress();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/person')).addressBody,
    values: openingValues(user),
  });
  const { values, errors, register, hold, type, handleSubmit, setError } = form;
  const submit = handleSubmit((sent) =>
    save.mutate(sent, {
      onSuccess: () => {
        showToast({ title: 'Address updated' });
        onClose();
      },
      onError: (error) => {
        const names = [...primaryFields, ...billingFields].map(({ name }) => name);
        if (showServerErrors(error, setError, names)) return;
        showFailure(error, 'Failed to update address. Please try again.');
      },
    }),
  );
  const fields = (specs: readonly FieldSpec[]) => (
    <div className="field-grid two-columns">
      {specs.map(({ name, label, autoComplete, isWide }) => (
        <Field key={name} label={label} error={errors[name]} {...(isWide ? { className: 'full-width' } : {})}>
          {(attributes) => <Input {...attributes} {...register(name)} autoComplete={autoComplete} />}
        </Field>
      ))}
    </div>
  );
  return (
    <form className="stack-wide" onSubmit={(event) => void submit(event)} noValidate>
      {fields(primaryFields)}
      <Choice
        type="checkbox"
        {...hold('sameAsPrimary')}
        checked={values.sameAsPrimary}
        onChange={({ target }) => type('sameAsPrimary', target.checked)}
      >
        Billing address is the same
      </Choice>
      {values.sameAsPrimary ? null : fields(billingFields)}
      <Button kind="primary" type="submit" busy={(form.isSending || save.isPending) && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}

function openingValues(user: User): Values {
  return {
    address: user.address ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
    postalCode: user.postalCode ?? '',
    country: user.country ?? '',
    billingAddress: user.billingAddress ?? '',
    billingCity: user.billingCity ?? '',
    billingState: user.billingState ?? '',
    billingPostalCode: user.billingPostalCode ?? '',
    billingCountry: user.billingCountry ?? '',
    sameAsPrimary: user.sameAsBilling,
  };
}
