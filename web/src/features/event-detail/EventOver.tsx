import type { EventDetail } from '@ascendant/contract/event';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { Link } from 'react-router';
import { useAuth } from '../../auth/AuthProvider';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { DialogLink } from '../../ui/dialog/DialogLink';
import { Badge } from '../../ui/layout/Badge';
import styles from './EventOver.module.css';

/** The line above the title: category, duration and host, and a badge if the event is cancelled. */
export function EventOver({ event }: { readonly event: EventDetail }) {
  return (
    <p className={classNames(styles.over, 'meta')}>
      <span>{`${event.categoryName} · ${durationLabel(event.duration)}`}</span>
      <Host event={event} />
      {event.status === 'cancelled' ? <Badge tone="poor">Cancelled</Badge> : null}
    </p>
  );
}

function Host({ event: { id, organizerName, hostId } }: { readonly event: EventDetail }) {
  const { user } = useAuth();
  if (!organizerName) return null;
  return (
    <>
      {' '}
      · hosted by{' '}
      {hostId === null ? (
        organizerName
      ) : (
        <Link className="link" to={paths.host(hostId)}>
          {organizerName}
        </Link>
      )}
      {hostId === null || hostId === user?.id ? null : (
        <>
          {' '}
          ·{' '}
          <DialogLink className="link" to={paths.messageHost(id)}>
            Message the host
          </DialogLink>
        </>
      )}
    </>
  );
}
