import type { User } from '@ascendant/contract/account';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { guestName } from '@ascendant/domain/booking/guests';
import type { PartyCount } from '@ascendant/domain/booking/party-count';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { priceOf } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useEffect, useRef } from 'react';
import { guestPlace } from '../../fields/place-of';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/form/Field';
import { Icon } from '../../ui/layout/Icon';
import { userCandidate } from './party';
import peopleStyles from './People.module.css';
import type { PriceTypes } from './price-types';
import { PriceChoice } from './PriceChoice';
import type { Party } from './use-party';

interface OpenSeatsProps {
  readonly party: Pick<Party, 'open' | 'count' | 'missing'>;
  readonly user: User;
  readonly tier: PricingTier | null;
  readonly types: PriceTypes;
  /** The guests of the party, with their price types. */
  readonly guests: readonly Attendee[];
  readonly onRemove: (kind: keyof PartyCount) => void;
}

/** The people who were chosen by number and aren't named yet: 'Adult 2', 'Child 1'. Part of the list of attendees. */
export function OpenSeats({ party, user, tier, types, guests, onRemove }: OpenSeatsProps) {
  const guest = guestName(userCandidate(user));
  return seatsOf(party).map(({ kind, name, number }) => (
    <li key={name}>
      <span className={peopleStyles.open}>
        <Icon name="user" size="small" />
      </span>
      <span className={classNames(peopleStyles.text, 'grow')}>
        <b>{name}</b>
        <span className="meta">
          {party.missing[kind] > 0 ? 'Add who it is below' : `${guest}. You can add the name after booking.`}
        </span>
      </span>
      <span className={peopleStyles.facts}>
        {tier === null ? null : <SeatPrice {...{ kind, name, number, tier, types, guests }} />}
      </span>
      <IconButton aria-label={`Remove ${name.toLowerCase()}`} onClick={() => onRemove(kind)}>
        <Icon name="x" size="small" />
      </IconButton>
    </li>
  ));
}

interface SeatPriceProps extends Pick<OpenSeatsProps, 'types' | 'guests'> {
  readonly kind: keyof PartyCount;
  readonly name: string;
  /** From 0, among the seats of its kind. */
  readonly number: number;
  readonly tier: PricingTier;
}

/** An adult whose name can follow can come as something else; anyone who still has to be named is asked then. */
function SeatPrice({ kind, name, number, tier, types, guests }: SeatPriceProps) {
  const guest = kind === 'adults' ? guests[number] : undefined;
  if (guest !== undefined)
    return <PriceChoice person={guest} place={guestPlace(number)} name={name} types={types} tier={tier} />;
  return <span className="numeric">{amountOrFree(priceOf({ isChild: kind === 'children' }, tier))}</span>;
}

interface NamesMissingProps {
  readonly party: Party;
  /** How often someone pressed Continue while a name was missing. */
  readonly asked: number;
}

/** Says who still has to be named before the booking can go on, and has the focus each time it's asked. */
export function NamesMissing({ party: { missing }, asked }: NamesMissingProps) {
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) sentence.current?.focus();
  }, [asked]);
  if (asked === 0 || missing.adults + missing.children === 0) return null;
  return (
    <div ref={sentence} className={peopleStyles.missing} tabIndex={-1}>
      <FieldError>{`Say who else is coming: ${partySize(missing)}. Or remove them above.`}</FieldError>
    </div>
  );
}

/** Numbered after those of their kind who are named. */
function seatsOf({ open, count }: Pick<Party, 'open' | 'count'>) {
  return (['adults', 'children'] as const).flatMap((kind) =>
    Array.from({ length: open[kind] }, (_, index) => ({
      kind,
      number: index,
      name: `${kind === 'adults' ? 'Adult' : 'Child'} ${count[kind] - open[kind] + index + 1}`,
    })),
  );
}
