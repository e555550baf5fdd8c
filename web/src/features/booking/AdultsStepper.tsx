import { adultAgesLabel, mostPeople } from '@ascendant/domain/booking/counted-party';
import { Stepper } from '../../ui/form/Stepper';
import styles from './AdultsStepper.module.css';
import type { BookableEvent } from './party';
import type { useParty } from './use-party';

interface AdultsStepperProps {
  readonly event: BookableEvent;
  readonly party: ReturnType<typeof useParty>;
}

/** How many adults come. Who they are can follow once it's booked. */
export function AdultsStepper({ event: { minimumAge, seatsLeft }, party }: AdultsStepperProps) {
  const { count, open } = party;
  return (
    <div className={styles.adults}>
      <Stepper
        label={`Adults, ${adultAgesLabel(minimumAge)}`}
        value={count.adults}
        valueText={String(count.adults)}
        min={count.adults - open.adults}
        max={Math.max(count.adults, mostPeople(seatsLeft) - count.children)}
        onChange={party.setAdults}
      />
    </div>
  );
}
