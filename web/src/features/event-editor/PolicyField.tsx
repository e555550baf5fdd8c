import { cancellationPolicies, policyName, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { lockReason } from '@ascendant/domain/event/form/locked-fields';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/FieldGroup';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import styles from './PolicyField.module.css';

/** What travellers who cancel get back. It can change at any time, because each booking keeps the policy it was made with. */
export function PolicyField({ facts: { event, locked } }: { readonly facts: EditorFacts }) {
  const { values, errors, hold, change } = usePanelForm();
  return (
    <fieldset className={styles.policy} disabled={lockReason(locked, 'everything') !== null}>
      <FieldGroup
        legend="Cancellation policy"
        help={event?.status === 'published' ? forNewBookings : forTravellers}
        error={errors['cancellationPolicy']}
      >
        {cancellationPolicies.map((policy) => (
          <Choice
            key={policy}
            type="radio"
            value={policy}
            {...hold('cancellationPolicy')}
            checked={values.cancellationPolicy === policy}
            onChange={() => change({ cancellationPolicy: policy })}
          >
            <b>{policyName(policy)}</b> <span className="meta">{policySummary(policy)}</span>
          </Choice>
        ))}
      </FieldGroup>
    </fieldset>
  );
}

const forTravellers =
  'How much travellers get back if they cancel, including the same share of fee and tax. Free bookings can always be cancelled.';
const forNewBookings =
  'A change applies to new bookings only. Everyone who’s booked keeps the policy they booked with.';
