import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventDetailQuery } from '../../data/event';
import { paths } from '../../paths';
import { startText } from '../../ui/text/time-text';
import styles from './BookedEvent.module.css';

/** What's being booked, for those who sign in first. */
export function BookedEvent({ id }: { readonly id: string }) {
  const { data: event, isPending } = useQuery(eventDetailQuery(id));
  // The forms below keep their place when it comes.
  if (isPending) return <div className={styles.event} />;
  if (!event) return null;
  return (
    <section className={styles.event} aria-label="What you’re booking">
      <img src={event.imageUrl} width="96" height="64" alt="" />
      <div>
        <b>{event.title}</b>
        <p className="meta numeric">{startText(event)}</p>
        <Link className="link meta" to={paths.event(event.id)}>
          Look at it first
        </Link>
      </div>
    </section>
  );
}
