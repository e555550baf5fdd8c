import type { EventSummary } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { markedEventsQuery } from '../../data/event-map';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { clusterName, eventsOf, type EventMark } from './map-spots';
import styles from './MarkPanel.module.css';

interface MarkPanelProps {
  readonly mark: EventMark;
  /** Who comes along, as the list has it. */
  readonly party: string | undefined;
  /** Whether it leaves the upper part of the map free. */
  readonly hasRoom: boolean;
  readonly renderEvent: (event: EventSummary) => ReactNode;
  readonly onClose: () => void;
}

/** The most events that are listed on the map. */
const mostListed = 20;

/** The events of a mark: one, or several that are at the same place. It takes the focus. */
export function MarkPanel({ mark, party, hasRoom, renderEvent, onClose }: MarkPanelProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  useEscape(onClose);
  const events = eventsOf(mark);
  const name = mark.count === 1 ? (events?.[0]?.title ?? '') : clusterName(mark);
  return (
    <section
      ref={place}
      className={classNames(styles.panel, hasRoom && styles.below, mark.count === 1 && styles.one)}
      tabIndex={-1}
      aria-label={name}
    >
      <header className="row space-between">
        <h3 className={mark.count === 1 ? 'visually-hidden' : 'label'}>{name}</h3>
        <IconButton aria-label="Close" className={styles.close} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </header>
      {events ? (
        <>
          <Events ids={events.slice(0, mostListed).map(({ id }) => id)} party={party} renderEvent={renderEvent} />
          {events.length > mostListed ? (
            <p className="meta">These are the first {mostListed} by date. Filter the list to see others.</p>
          ) : null}
        </>
      ) : (
        <p className="meta">Too many events at this place to list. Filter the list to see fewer.</p>
      )}
    </section>
  );
}

interface EventsProps extends Pick<MarkPanelProps, 'party' | 'renderEvent'> {
  readonly ids: readonly number[];
}

function Events({ ids, party, renderEvent }: EventsProps) {
  const { data, isError, refetch } = useQuery(markedEventsQuery(ids, party));
  if (isError) return <ErrorState title="Failed to load events" level={3} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true" className={styles.loading}>
        <Skeleton shape="block" />
      </div>
    );
  return data.map(renderEvent);
}

/** Wherever the focus is. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => void (key === 'Escape' && onEscape());
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape]);
}
