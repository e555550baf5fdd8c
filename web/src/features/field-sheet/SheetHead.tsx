import type { ReactNode } from 'react';
import type { FieldSheet as Sheet } from '../../data/check-in';
import { dayRange } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './FieldSheet.module.css';

interface SheetHeadProps {
  readonly sheet: Sheet;
  /** A link above it, which isn't on paper. */
  readonly back?: ReactNode;
  readonly level?: 1 | 2;
}

/** Which date it is, and how many come. */
export function SheetHead({ sheet: { event, parties, extras = [], showsPhones }, back, level = 1 }: SheetHeadProps) {
  const Title = `h${level}` as const;
  return (
    <header className={styles.head}>
      {back}
      <Title>{event.title}</Title>
      <p className="meta numeric">
        {[
          `${dayRange(event.startDate, event.endDate, 'short')}, ${timeText(event.startTime)}`,
          event.location,
          event.meetingPoint,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p className="numeric">{countsOf(parties).join(' · ')}</p>
      {extras.length === 0 ? null : <p className="numeric">{`To bring: ${extras.join(' · ')}`}</p>}
      {showsPhones ? null : (
        <p className={styles.note}>Phone numbers are shown from a week before the date until a week after it.</p>
      )}
    </header>
  );
}

function countsOf(parties: Sheet['parties']): readonly string[] {
  const people = parties.flatMap((party) => party.people);
  const missing = parties.filter(
    (party) => party.missing.length > 0 || party.people.some((each) => each.missing.length > 0),
  );
  const unsigned = people.filter(({ waiver }) => waiver === 'missing').length;
  return [
    countOf(people.length, 'person', 'people'),
    countOf(parties.length, 'booking'),
    ...(missing.length === 0 ? [] : [`${missing.length} with missing answers`]),
    ...(unsigned === 0 ? [] : [`${countOf(unsigned, 'waiver')} not signed`]),
  ];
}
