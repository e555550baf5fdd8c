import type { EventSummary } from '@ascendant/contract/event';
import { matchText, scoreBand } from '@ascendant/domain/match/score-label';
import { Link } from 'react-router';
import { usePartyText, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { classNames } from '../../ui/class-names';
import { Plate } from '../../ui/layout/Plate';
import { EventFeatures } from './EventFeatures';
import { BookNow, EventPrice } from './EventPrice';
import styles from './EventRow.module.css';
import { DurationBadge, EventWhen } from './EventWhen';

/** An event as one row of a long list. */
export function EventRow({ event }: { readonly event: EventSummary }) {
  const party = usePartyText();
  return (
    <li className={styles.row}>
      <Plate className={styles.plate}>
        <img src={event.imageUrl} alt="" width={180} height={120} loading="lazy" decoding="async" />
      </Plate>
      <div>
        <p className={classNames(styles.top, 'meta row wrap')}>
          <span>{event.categoryName}</span>
          <DurationBadge days={event.duration} />
        </p>
        <h3>
          <Link to={withParty(paths.event(event.id), party)}>{event.title}</Link>
        </h3>
        <p className={classNames(styles.facts, 'meta row wrap')}>
          <span>{event.location}</span>
          <span className={classNames(styles.when, 'row numeric')}>
            <EventWhen event={event} />
          </span>
        </p>
        <EventFeatures features={event.features} />
      </div>
      <div className={styles.buy}>
        <EventPrice event={event} hasUnit />
        <BookNow event={event} />
      </div>
      {event.matchScore === null ? null : <RowScore score={event.matchScore} />}
    </li>
  );
}

function RowScore({ score }: { readonly score: number }) {
  return (
    <div className={styles.score}>
      <ScoreRing score={score} size="small" />
      <span className={classNames(styles.verdict, styles[scoreBand(score)])} aria-hidden="true">
        {matchText(score)}
      </span>
    </div>
  );
}
