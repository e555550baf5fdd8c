import type { Attendee } from '@ascendant/domain/booking/attendees';
import { kindOfTicket, showsText } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import {
  includedText,
  noSeatText,
  seatTerms,
  sharesPackage,
  type BookedType,
} from '@ascendant/domain/pricing/price-type';
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
          <option key={type.name} value={type.name}>
            {`${type.name}, ${amountOrFree(type.price)}`}
          </option>
        ))}
      </Select>
      {priceType === undefined ? null : <Terms type={priceType} />}
    </span>
  );
}

/** What someone's price type says of their seat, and what they show. */
function Terms({ type }: { readonly type: BookedType }) {
  const { seats, covers, proof } = type;
  const isPackage = covers !== undefined;
  return (
    <>
      {isPackage ? (
        <span className="meta">
          {sharesPackage(type) ? includedText : seatTerms(type).join(', ').replace(/^for/, 'For')}
        </span>
      ) : null}
      {seats === 0 && !isPackage ? <span className="meta">{`With ${noSeatText}`}</span> : null}
      {proof === undefined ? null : <span className="meta">{showsText(proof)}</span>}
    </>
  );
}
