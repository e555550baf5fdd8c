import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { reportWeeks } from '@ascendant/domain/report/report';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import {
  adminSummaryQuery,
  organizerSummaryQuery,
  type AdminSummary,
  type OrganizerSummary,
  type ReportViewer,
  reportQuery,
} from '../../data/reports';
import { Button } from '../../ui/button/Button';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { countOf } from '../../ui/text/number-text';
import styles from './Reports.module.css';
import { BookingsPanel } from './SalesPanel';

/** The cards of a dashboard. */
export function SummaryTiles({ viewer }: { readonly viewer: ReportViewer }) {
  return viewer === 'admin' ? <AdminTiles /> : <OrganizerTiles />;
}

/** '1 event on 24 dates': the specification counts each date. @returns undefined where each event has one */
function seriesText(series: number | undefined, dates: number): string | undefined {
  return series === undefined || series === dates
    ? undefined
    : `${countOf(series, 'event')} on ${countOf(dates, 'date')}`;
}

/** Source: specification 2, section 2 (Admin dashboard). */
function AdminTiles() {
  const { data, isError, refetch } = useQuery(adminSummaryQuery);
  if (!data) return <NoTiles isError={isError} onRetry={() => void refetch()} />;
  return (
    <Tiles>
      <Tile
        label="Active Events"
        value={numberText(data.activeEvents)}
        note={[`of ${numberText(data.totalEvents)}`, seriesText(data.activeSeries, data.activeEvents)]
          .filter(Boolean)
          .join(' · ')}
      />
      <SalesTiles summary={data} />
      <Tile
        label="Total Users"
        value={numberText(data.totalUsers)}
        note={`${numberText(data.usersThisWeek)} this week`}
      />
    </Tiles>
  );
}

/** Source: specification 2, section 2 (Organizer dashboard). */
function OrganizerTiles() {
  const { data, isError, refetch } = useQuery(organizerSummaryQuery);
  if (!data) return <NoTiles isError={isError} onRetry={() => void refetch()} />;
  return (
    <Tiles>
      <Tile
        label="Active Events"
        value={numberText(data.activeEvents)}
        note={seriesText(data.activeSeries, data.activeEvents)}
      />
      <SalesTiles summary={data} />
      <Tile
        label="Total Events"
        value={numberText(data.totalEvents)}
        note={seriesText(data.totalSeries, data.totalEvents)}
      />
    </Tiles>
  );
}

function SalesTiles({ summary }: { readonly summary: AdminSummary | OrganizerSummary }) {
  const dollars = (amount: number) => formatDollars(fromSignedWire(amount));
  return (
    <>
      <Tile
        label="Total Bookings"
        value={numberText(summary.totalBookings)}
        note={`${numberText(summary.bookingsThisWeek)} this week`}
      />
      <Tile
        label="Total Revenue"
        value={dollars(summary.totalRevenue)}
        note={`${dollars(summary.revenueThisWeek)} this week`}
      />
    </>
  );
}

function NoTiles({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (isError) {
    return (
      <div className={classNames(styles.placeTiles, styles.noTiles)} role="alert">
        <h2>We couldn’t load the figures.</h2>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading the figures...</output>
      <Skeleton shape="block" className={styles.placeTiles} />
    </div>
  );
}

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
