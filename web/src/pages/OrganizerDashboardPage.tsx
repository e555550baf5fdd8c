import { NextDates } from '../features/calendar/NextDates';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { RecentEvents } from '../features/managed-events/RecentEvents';
import { OrganizerDay } from '../features/organizer-day/OrganizerDay';
import { BookingsByWeek, SummaryTiles } from '../features/reports/SummaryTiles';
import { AreaHead } from '../shell/AreaHead';
import styles from './AreaDashboard.module.css';

/** /organizer: the next dates and what waits, then figures of the organizer's own events, and the most recent ones. */
export function OrganizerDashboardPage() {
  return (
    <>
      <AreaHead title="Dashboard">
        <CreateEventLink viewer="organizer" />
      </AreaHead>
      <OrganizerDay>
        <NextDates />
      </OrganizerDay>
      <SummaryTiles viewer="organizer" />
      <RecentEvents />
      <div className={styles.below}>
        <BookingsByWeek viewer="organizer" />
      </div>
    </>
  );
}
