import { cancellationPolicies, policyName, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { lockReason } from '@ascendant/domain/event/form/locked-fields';
import { hasChildPrices, noChildPrices } from '@ascendant/domain/event/form/tier-form';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldHelp, FieldGroup } from '../../ui/form/Field';
import { Table } from '../../ui/table/Table';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import { LockedFields } from './LockedFields';
import styles from './PricingPanel.module.css';
import { useSkyOfEvent } from './sky-of-event';
import { TierRow } from './TierRow';

const forTravellers =
  'How much travellers get back if they cancel, including the same share of fee and tax. Free bookings can always be cancelled.';
const forNewBookings =
  'A change applies to new bookings only. Everyone who’s booked keeps the policy they booked with.';

/** The three tiers, each with what an adult and a child would pay. */
export function PricingPanel({ facts }: { readonly facts: EditorFacts }) {
  const { values, errors } = usePanelForm();
  const isForChildren = hasChildPrices(Number(values.minimumAge));
  const problem = errors['pricingTiers.root'];
  return (
    <section className="panel" aria-labelledby="event-pricing">
      <h2 id="event-pricing" className="label">
        Pricing tiers
      </h2>
      <LockedFields locked={facts.locked} group="pricing">
        <Table folds className={styles.tiers}>
          <caption className="visually-hidden">Pricing tiers</caption>
          <thead>
            <tr>
              <th scope="col">Tier</th>
              <th scope="col">Adult</th>
              <th scope="col">Child</th>
              <th scope="col">Valid until</th>
            </tr>
          </thead>
          <tbody>
            {tierTypes.map((tierType) => (
              <TierRow
                key={tierType}
                tierType={tierType}
                isForChildren={isForChildren}
                eventId={facts.event?.id ?? null}
              />
            ))}
          </tbody>
        </Table>
      </LockedFields>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
      <TaxNote eventId={facts.event?.id ?? null} />
      <FieldHelp>
        {isForChildren
          ? 'Prices are in dollars; enter 0 for free. Leave a tier empty to skip it. Without a child price, children under 16 pay the adult price.'
          : noChildPrices}
      </FieldHelp>
      <PolicyField facts={facts} />
    </section>
  );
}

/** Which tax the event will have, where Canada's rules apply. */
function TaxNote({ eventId }: { readonly eventId: number | null }) {
  const note = useSkyOfEvent(eventId)?.taxNote;
  return note ? <FieldHelp>{note}</FieldHelp> : null;
}

/** What travellers who cancel get back. It can change at any time, because each booking keeps the policy it was made with. */
function PolicyField({ facts: { event, locked } }: { readonly facts: EditorFacts }) {
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
