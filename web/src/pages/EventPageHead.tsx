import { roleOf } from '@ascendant/domain/person/roles';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { Crumbs } from '../ui/layout/Crumbs';
import styles from './EventPageHead.module.css';

interface EventPageHeadProps {
  readonly title: string;
  readonly event: { readonly id: number; readonly title: string };
  /** When it starts, unless the page says so itself. */
  readonly when?: string;
  /** Links to the event's other pages. */
  readonly children?: ReactNode;
}

/** The heading of a page about one of your events, with the way back to it and to your events. */
export function EventPageHead({ title, event, when, children }: EventPageHeadProps) {
  const { user } = useAuth();
  const isAdmin = user !== null && roleOf(user) === 'admin';
  const events = { label: 'Events', to: isAdmin ? paths.adminEvents : paths.organizerEvents };
  return (
    <div className={styles.head}>
      <div>
        <Crumbs links={[events, { label: event.title, to: paths.event(event.id) }]} />
        <h1>{title}</h1>
        {when ? <p className="meta numeric">{when}</p> : null}
      </div>
      {children ? <div className="row wrap">{children}</div> : null}
    </div>
  );
}
