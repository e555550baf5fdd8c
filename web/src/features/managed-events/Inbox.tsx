import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { waitingEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { dayRange } from '../../ui/text/day-text';
import { agoText } from '../../ui/text/instant-text';
import styles from './Inbox.module.css';
import { type EventActions, actionLabel, actionsOf } from './use-event-actions';

/** The events that have waited longest for approval; nothing if none are waiting. */
export function Inbox({ actions }: { readonly actions: EventActions }) {
  const { data } = useQuery(waitingEventsQuery);
  const [now] = useState(() => new Date().toISOString());
  if (!data || data.events.length === 0) return null;
  return (
    <section className={classNames(styles.inbox, 'panel')} aria-labelledby="inbox">
      <div className="panel-heading">
        <h2 id="inbox">
          Waiting for approval <StatusBadge tone="fair" text={String(data.all)} />
        </h2>
        {data.all > data.events.length ? (
          <Link className="link meta" to={paths.adminWaitingEvents} preventScrollReset>
            {`All ${data.all}`}
          </Link>
        ) : null}
      </div>
      <ul>
        {data.events.map((event) => (
          <li key={event.id}>
            <img src={event.imageUrl} width={96} height={64} alt="" loading="lazy" />
            <div className="grow">
              <h3>
                <Link to={paths.event(event.id)}>{event.title}</Link>
              </h3>
              <p className="meta numeric">{factsOf(event)}</p>
            </div>
            <span className="meta no-wrap">
              {event.reviewRequestedAt === null ? null : agoText(event.reviewRequestedAt, now)}
            </span>
            <span className="row">
              <EventButtons event={event} actions={actions} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Larch Valley Guides · Oct 22–24, 2027 · Jasper, Alberta · From $228 · 60 seats' */
function factsOf({ organizerName, startDate, endDate, location, price, capacity }: ManagedEvent): string {
  const seats = `${capacity} ${capacity === 1 ? 'seat' : 'seats'}`;
  return [organizerName, dayRange(startDate, endDate, 'short'), location, price, seats]
    .filter((fact) => fact !== null)
    .join(' · ');
}

interface EventButtonsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
}

/** The decisions about an event that waits for one, the approving one filled and last. Each button's label names the event, for screen readers. */
function EventButtons({ event, actions: { viewer, busyWith, start } }: EventButtonsProps) {
  return actionsOf(event, viewer)
    .toReversed()
    .map((action) => (
      <Button
        key={action}
        kind={action === 'approve' ? 'pine' : 'secondary'}
        size="small"
        disabled={busyWith !== null}
        aria-label={`${actionLabel(action, viewer)} ${event.title}`}
        onClick={() => start(action, event)}
      >
        {actionLabel(action, viewer)}
      </Button>
    ));
}
