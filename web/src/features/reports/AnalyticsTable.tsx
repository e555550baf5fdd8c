import { fromSignedWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { sellThrough } from '@ascendant/domain/report/report';
import { numberText } from '@ascendant/domain/site/locale';
import type { ReportViewer, EventAnalytics } from '../../data/reports';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { dayRange } from '../../ui/text/day-text';
import { AnalysedEvent } from './AnalysedEvent';
import styles from './AnalyticsTable.module.css';
import { useAnalyticsRows, type AnalyticsRow } from './use-analytics-rows';

const columns: readonly Column<AnalyticsRow>[] = [
  { label: 'Event', className: styles.title, render: (row) => <AnalysedEvent row={row} /> },
  { label: 'Category', className: 'meta', render: ({ category }) => category ?? 'N/A' },
  figure('Date', ({ startDate, endDate }) => dayRange(startDate, endDate, 'short'), false),
  { label: 'Status', render: ({ status }) => <StatusBadge {...eventStatusLabel(status)} /> },
  figure('Avg Astro-Match', ({ avgAstroMatch, astroMatchCount }) => (
    <Average text={averageText(avgAstroMatch, 10)} of={astroMatchCount} />
  )),
  figure('Avg Rating', ({ avgRating, reviewCount }) => <Average text={averageText(avgRating, 5)} of={reviewCount} />),
  figure('Total Tickets', ({ totalTickets, capacity }) => (
    <span className={styles.tickets}>
      <ShareBar share={sellThrough({ tickets: totalTickets, capacity }) / 100} width={44} />
      <span>{numberText(totalTickets)}</span> <span className="meta">{`of ${numberText(capacity)}`}</span>
    </span>
  )),
  figure('Revenue', ({ totalRevenue }) => formatDollars(fromSignedWire(totalRevenue))),
  figure('Reviews', ({ reviewCount }) => numberText(reviewCount)),
];

function figure(label: string, render: Column<AnalyticsRow>['render'], isRight = true): Column<AnalyticsRow> {
  return { label, isRight, className: classNames(styles.figure, 'numeric'), render };
}

interface AnalyticsTableProps {
  readonly viewer: ReportViewer;
  readonly rows: readonly EventAnalytics[];
}

/** Events with their figures; one with several dates opens them. Source: specification 2, section 2 (Admin dashboard), Reports. */
export function AnalyticsTable({ viewer, rows }: AnalyticsTableProps) {
  return (
    <div className="scroller">
      <DataTable
        caption="Event Analytics Report"
        columns={columns}
        rows={useAnalyticsRows(viewer, rows)}
        className={styles.table}
      />
    </div>
  );
}

function Average({ text, of }: { readonly text: string; readonly of: number }) {
  return (
    <>
      <span>{text}</span> <span className="meta">{`(${numberText(of)})`}</span>
    </>
  );
}

/** '6.4/10', or 'N/A' without any. @param outOf the best value there is */
function averageText(average: number | null, outOf: number): string {
  return average === null ? 'N/A' : `${average.toFixed(1)}/${outOf}`;
}
