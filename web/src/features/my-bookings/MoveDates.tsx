import type { EventDate } from '@ascendant/contract/event-dates';
import { fromWire } from '@ascendant/contract/money';
import { formatScore } from '@ascendant/domain/match/score-label';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { numberText } from '@ascendant/domain/site/locale';
import { useState } from 'react';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { Options } from '../../ui/form/Options';
import { SelectField } from '../../ui/form/TextField';
import { monthText } from '../../ui/text/month-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './MoveBookingDialog.module.css';

interface MoveDatesProps {
  /** Those that can be chosen, earliest first. */
  readonly dates: readonly EventDate[];
  readonly chosen: number | null;
  readonly onChoose: (eventId: number) => void;
}

/** The dates a month at a time, with seats left, price and score. */
export function MoveDates({ dates, chosen, onChoose }: MoveDatesProps) {
  const months = [...new Set(dates.map(monthOf))];
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <>
      {months.length > 1 ? (
        <SelectField label="Month" value={month} onChange={({ target }) => setMonth(target.value)}>
          <Options of={months} text={monthText} />
        </SelectField>
      ) : null}
      <div className={styles.dates}>
        <FieldGroup legend="New date">
          {dates
            .filter((date) => monthOf(date) === month)
            .map((date) => (
              <Choice
                key={date.id}
                type="radio"
                name="move-date"
                checked={chosen === date.id}
                onChange={() => onChoose(date.id)}
              >
                <span className="numeric">{dayAndTime(date)}</span>
                <small className="meta numeric">{` ${noteOf(date)}`}</small>
              </Choice>
            ))}
        </FieldGroup>
      </div>
    </>
  );
}

function monthOf({ startDate }: EventDate): string {
  return startDate.slice(0, 7);
}

function noteOf({ seatsLeft, lowestAdultPrice, matchScore }: EventDate): string {
  const price = fromWire(lowestAdultPrice);
  return [
    priceLabel(price === 0 ? null : price),
    seatsLeft === 1 ? '1 seat left' : `${numberText(seatsLeft)} seats left`,
    ...(matchScore === null ? [] : [`match ${formatScore(matchScore)} out of 10`]),
  ].join(' · ');
}
