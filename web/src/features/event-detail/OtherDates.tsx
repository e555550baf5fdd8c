import type { OtherDate } from '@ascendant/contract/event-editor';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { otherDatesQuery } from '../../data/event';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { classNames } from '../../ui/class-names';
import { dayRange } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import eventSectionsStyles from './EventSections.module.css';
import styles from './OtherDates.module.css';

/** The same event on other dates: seats left, and for signed-in people each date's match. Nothing if there are none. */
export function OtherDates({ eventId }: { readonly eventId: number }) {
  const { text: party } = usePartyAddress();
  const { data } = useQuery(otherDatesQuery(String(eventId), party));
  if (!data || data.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Other dates</h2>
      <ul className={styles.dates}>
        {data.map((date) => (
          <li key={date.id}>
            <DateRow date={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DateRow({
  date: { id, startDate, endDate, startTime, seatsLeft, price, matchScore },
}: {
  readonly date: OtherDate;
}) {
  const { text: party } = usePartyAddress();
  return (
    <>
      <span className="grow">
        <Link className="link numeric" to={withParty(paths.event(id), party)}>
          {dayRange(startDate, endDate)}
        </Link>
        <span className={classNames(styles.facts, 'meta numeric')}>
          {`${timeText(startTime)} · ${price} · ${seatsText(seatsLeft)}`}
        </span>
      </span>
      {matchScore === null ? null : <ScoreRing score={matchScore} size="small" />}
    </>
  );
}

function seatsText(seatsLeft: number): string {
  if (seatsLeft === 0) return 'Sold out';
  return seatsLeft === 1 ? '1 seat left' : `${numberText(seatsLeft)} seats left`;
}
