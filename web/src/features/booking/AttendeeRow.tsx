import type { EventMatch } from '@ascendant/contract/match';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Tooltip } from '../../ui/dialog/Tooltip';
import { Icon } from '../../ui/layout/Icon';
import { AttendeeName } from './AttendeeName';
import peopleStyles from './People.module.css';
import { PersonScore } from './PersonScore';
import type { PriceTypes } from './price-types';
import { PriceChoice } from './PriceChoice';

interface AttendeeRowProps {
  /** With their price type. */
  readonly attendee: Attendee;
  /** By which their price type is kept. */
  readonly place: string;
  readonly index: number;
  readonly tier: PricingTier | null;
  readonly types: PriceTypes;
  /** Their match with the event, if they have one. */
  readonly score?: EventMatch['people'][number] | undefined;
  /** How someone without an account sees theirs. */
  readonly guestScore?: ReactNode;
  readonly onRemove: () => void;
}

const alwaysFirst = 'You’re always the first attendee';

/** An attendee and their price. The traveller can't be removed. */
export function AttendeeRow({ attendee, place, index, tier, types, score, guestScore, onRemove }: AttendeeRowProps) {
  const { name, type } = attendee;
  const [firstName] = name.split(' ');
  return (
    <li>
      <AttendeeName person={attendee} index={index} />
      <span className={peopleStyles.facts}>
        {score ? <PersonScore score={score} /> : guestScore}
        {tier ? <PriceChoice person={attendee} place={place} name={name} types={types} tier={tier} /> : null}
      </span>
      {type === 'user' ? (
        <Tooltip text={alwaysFirst}>
          <IconButton className={peopleStyles.locked} aria-label={alwaysFirst}>
            <Icon name="lock" size="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <IconButton aria-label={`Remove ${firstName}`} onClick={onRemove}>
          <Icon name="x" size="small" />
        </IconButton>
      )}
    </li>
  );
}
