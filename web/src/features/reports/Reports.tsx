import type { ReportWeeks } from '@ascendant/domain/report/report';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { reportQuery, type Report, type ReportViewer } from '../../data/reports';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { countOf } from '../../ui/text/number-text';
import { Analytics } from './Analytics';
import { ChannelsPanel } from './ChannelsPanel';
import styles from './Reports.module.css';
import { BookingsPanel, RevenuePanel } from './SalesPanel';

/** The cards, the charts, and every event with its figures. */
export function Reports({ viewer, weeks }: { readonly viewer: ReportViewer; readonly weeks: ReportWeeks }) {
  const { data, isError, refetch } = useQuery(reportQuery(viewer, weeks));
  return (
    <>
      {data ? <Figures report={data} /> : null}
      {!data && isError ? (
        <div className={styles.failed}>
          <ErrorState
            title="We couldn’t load the report"
            text="Please try again later."
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
      {!data && !isError ? <Loading /> : null}
      <Analytics viewer={viewer} />
    </>
  );
}

function Figures({ report }: { readonly report: Report }) {
  return (
    <>
      <ReportTiles report={report} />
      <div className={styles.charts}>
        <BookingsPanel title="How many bookings per week?" weeks={report.weeks} />
        <RevenuePanel title="How much do they bring in?" weeks={report.weeks} />
        {report.channels ? <ChannelsPanel channels={report.channels} weeks={report.weeks.length} /> : null}
      </div>
    </>
  );
}

/** Source: specification 2, section 2 (Admin dashboard), Reports. */
function ReportTiles({ report }: { readonly report: Report }) {
  const { avgAstroMatch, astroMatchCount, avgEventRating, ratedEvents } = report;
  return (
    <Tiles>
      <Tile label="Total Events" value={numberText(report.totalEvents)} />
      <Tile
        label="Avg Astro-Match"
        value={avgAstroMatch === null ? 'N/A' : avgAstroMatch.toFixed(1)}
        note={avgAstroMatch === null ? 'No matches yet' : `of 10, ${countOf(astroMatchCount, 'match', 'matches')}`}
      />
      <Tile label="Total Tickets Sold" value={numberText(report.totalTickets)} />
      <Tile
        label="Avg Event Rating"
        value={avgEventRating === null ? 'N/A' : avgEventRating.toFixed(1)}
        note={avgEventRating === null ? 'No ratings yet' : `of 5, ${countOf(ratedEvents, 'event')} rated`}
      />
    </Tiles>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <output className="visually-hidden">Loading the report...</output>
      <Skeleton shape="block" className={styles.placeTiles} />
      <div className={styles.charts}>
        <Skeleton shape="block" className={styles.placeChart} />
        <Skeleton shape="block" className={styles.placeChart} />
      </div>
    </div>
  );
}
