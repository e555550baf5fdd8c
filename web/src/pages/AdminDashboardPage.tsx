import { ActiveEvents } from '../features/managed-events/ActiveEvents';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { NeedsYou } from '../features/operations/NeedsYou';
import { BookingsByWeek, SummaryTiles } from '../features/reports/SummaryTiles';
import { AreaHead } from '../shell/AreaHead';
import styles from './AreaDashboard.module.css';

/** /admin: figures, what needs an admin, and the events that are still to come. */
export function AdminDashboardPage() {
  return (
    <>
      <AreaHead title="Dashboard">
        <CreateEventLink viewer="admin" />
      </AreaHead>
      <SummaryTiles viewer="admin" />
      <div className={styles.pair}>
        <NeedsYou />
        <BookingsByWeek viewer="admin" />
      </div>
      <ActiveEvents />
    </>
  );
}
