import type { Attendee } from '@ascendant/domain/booking/attendees';
import { kindOfTicket, showsText } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { noSeatText } from '@ascendant/domain/pricing/price-type';
import { priceOf } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { Select } from '../../ui/form/Input';
import type { PriceTypes } from './price-types';
import styles from './PriceChoice.module.css';

interface PriceChoiceProps {
  /** With their price type. */
  readonly person: Attendee;
  readonly place: string;
  readonly name: string;
  readonly types: PriceTypes;
  readonly tier: PricingTier;
}

/** What someone pays, and what else they can come as, if the event sells more than adults and children. */
export function PriceChoice({ person, place, name, types, tier }: PriceChoiceProps) {
  const { priceType, ...plain } = person;
  const fitting = types.fitting(person);
  if (fitting.length === 0) return <span className="numeric">{amountOrFree(priceOf(person, tier))}</span>;
  return (
    <span className={styles.choice}>
      <Select
        isSmall
        aria-label={`Price for ${name}`}
        value={priceType?.name ?? ''}
        onChange={({ target }) => types.choose(place, target.value)}
      >
        <option value="">{`${kindOfTicket(plain)}, ${amountOrFree(priceOf(plain, tier))}`}</option>
        {fitting.map((type) => (
          <option key={type.name} value={type.name}>{`${type.name}, ${amountOrFree(type.price)}`}</option>
        ))}
      </Select>
      {priceType?.seats === 0 ? <span className="meta">{`With ${noSeatText}`}</span> : null}
      {priceType?.proof === undefined ? null : <span className="meta">{showsText(priceType.proof)}</span>}
    </span>
  );
}
