import { actingRole } from '@ascendant/domain/organization/members';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../auth/AuthProvider';
import { organizerPayoutsQuery } from '../../data/payouts';
import { organizerDayQuery } from '../../data/reports';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { NextDate } from './NextDate';
import styles from './OrganizerDay.module.css';
import { Waiting } from './Waiting';

/** What the dashboard begins with: the next date with what's done on it, and what waits. */
export function OrganizerDay() {
  const { data, isError, refetch } = useQuery(organizerDayQuery);
  const { user } = useAuth();
  const isOwner = user !== null && actingRole(user, user.organization) === 'organizer';
  const payouts = useQuery({ ...organizerPayoutsQuery, enabled: isOwner });
  if (!data || user === null || payouts.isLoading) return <NoDay isError={isError} onRetry={() => void refetch()} />;
  return (
    <div className={styles.day}>
      <NextDate next={data.next} />
      <Waiting waiting={data.waiting} payouts={payouts.data} />
    </div>
  );
}

function NoDay({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (isError) {
    return <ErrorState title="We couldn’t load your next date" text="Please try again." level={2} onRetry={onRetry} />;
  }
  return (
    <div aria-busy="true" className={styles.day}>
      <output className="visually-hidden">Loading your next date...</output>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
