import { actingRole } from '@ascendant/domain/organization/members';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { organizerPayoutsQuery } from '../../data/payouts';
import { organizerDayQuery } from '../../data/reports';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './OrganizerDay.module.css';
import { Waiting } from './Waiting';

/** What the dashboard begins with: the next dates, and beside them what waits. */
export function OrganizerDay({ children }: { readonly children: ReactNode }) {
  const { data, isError, refetch } = useQuery(organizerDayQuery);
  const { user } = useAuth();
  const isOwner = user !== null && actingRole(user, user.organization) === 'organizer';
  const payouts = useQuery({ ...organizerPayoutsQuery, enabled: isOwner });
  return (
    <div className={styles.day}>
      {children}
      {data && user !== null && !payouts.isLoading ? (
        <Waiting waiting={data.waiting} payouts={payouts.data} />
      ) : isError ? (
        <ErrorState title="We couldn’t load what’s waiting" text="Please try again." onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <output className="visually-hidden">Loading what’s waiting...</output>
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
    </div>
  );
}
