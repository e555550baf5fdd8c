import { Link } from 'react-router';
import type { EventSummary } from '@ascendant/contract/event';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { matchText, scoreBand } from '@ascendant/domain/match/score-label';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { BookNow } from './BookNow';
import { EventFeatures } from './EventFeatures';
import { EventPlate } from './EventPlate';
import { EventPrice } from './EventPrice';
import { EventWhen } from './EventWhen';

interface EventCardProps {
  readonly event: EventSummary;
  /** The large one of a lead grid. */
  readonly isBig?: boolean;
  readonly isFirst?: boolean;
  /** Small cards beside a large one leave the features out. */
  readonly hasFeatures?: boolean;
}

/** An event in a list: a plate and its caption. The whole card is a link; Book Now lies above it. */
export function EventCard({ event, isBig = false, isFirst = false, hasFeatures = true }: EventCardProps) {
  return (
    <article className={isBig ? 'card big' : 'card'}>
      <EventPlate event={event} isFirst={isFirst} />
      <div className="body">
        <p className="meta">
          {event.categoryName} · {durationLabel(event.duration)}
        </p>
        <h3>
          <Link to={paths.event(event.id)} className="clamp" title={event.title}>
            {event.title}
          </Link>
        </h3>
        {event.matchScore === null ? null : (
          <p className={`verdict ${scoreBand(event.matchScore)}`}>{matchText(event.matchScore)}</p>
        )}
        <p className="meta line">
          <Icon name="pin" size="s" />
          <span className="one-line">{event.location}</span>
        </p>
        <p className="meta line tabular">
          <EventWhen event={event} />
        </p>
        {hasFeatures ? <EventFeatures features={event.features} /> : null}
        <div className="buy">
          <div>
            <EventPrice event={event} hasUnit />
            <BookNow event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
