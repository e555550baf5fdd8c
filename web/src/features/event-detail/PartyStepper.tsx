import type { EventDetail } from '@ascendant/contract/event';
import {
  adultAgesLabel,
  childAgesLabel,
  mostPeople,
  oneAdult,
  partyTaken,
  steppedParty,
  takesChildren,
  type PartyCount,
} from '@ascendant/domain/booking/party-count';
import { adultsLabel, childrenLabel } from '@ascendant/domain/pricing/party-label';
import { usePartyOfEvent } from '../../fields/party-address';
import { Stepper } from '../../ui/form/Stepper';
import styles from './PartyStepper.module.css';

interface PartyStepperProps {
  readonly event: Pick<EventDetail, 'minimumAge' | 'seatsLeft' | 'priceTypes'>;
}

/** Adults and children, by one at a time, up to the seats that are left. Who they are is asked when they're booked. */
export function PartyStepper({ event: { minimumAge, seatsLeft, priceTypes } }: PartyStepperProps) {
  const party = usePartyOfEvent({ minimumAge });
  const count = party.count ?? oneAdult;
  const most = mostPeople(seatsLeft, priceTypes);
  const free = most - count.adults - count.children;
  const step = (of: keyof PartyCount, to: number) =>
    party.change(({ ids, count: chosen }) => {
      const taken = partyTaken(chosen ?? oneAdult, minimumAge);
      return { ids, count: steppedParty(taken, { of, by: to - count[of], most }) };
    });
  return (
    <div className={styles.party}>
      <Stepper
        label={`Adults, ${adultAgesLabel(minimumAge)}`}
        value={count.adults}
        valueText={adultsLabel(count.adults)}
        min={1}
        max={count.adults + free}
        onChange={(adults) => step('adults', adults)}
      />
      {takesChildren(minimumAge) ? (
        <Stepper
          label={`Children, ${childAgesLabel(minimumAge).toLowerCase()}`}
          value={count.children}
          valueText={count.children === 0 ? 'none' : childrenLabel(count.children)}
          min={0}
          max={count.children + free}
          onChange={(children) => step('children', children)}
        />
      ) : (
        <p className="meta">Children can’t come to this event.</p>
      )}
      {free <= 0 ? <p className="meta">That’s as many as one booking can have here.</p> : null}
    </div>
  );
}
