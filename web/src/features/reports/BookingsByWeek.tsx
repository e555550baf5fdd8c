import { reportWeeks } from '@ascendant/domain/report/report';
import { useQuery } from '@tanstack/react-query';
import { reportQuery, type ReportViewer } from '../../data/reports';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './Reports.module.css';
import { BookingsPanel } from './SalesPanel';

/** The bookings of the last weeks, for a dashboard. */
export function BookingsByWeek({ viewer }: { readonly viewer: ReportViewer }) {
  const { data, isError, refetch } = useQuery(reportQuery(viewer, reportWeeks[0]));
  if (data) return <BookingsPanel title="Bookings by week" weeks={data.weeks} />;
  if (isError) {
    return (
      <section className="panel">
        <ErrorState
          title="We couldn’t load the bookings"
          text="Please try again later."
          onRetry={() => void refetch()}
        />
      </section>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" className={styles.placeChart} />
    </div>
  );
}
