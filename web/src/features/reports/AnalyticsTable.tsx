import { fromWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { sellThrough } from '@ascendant/domain/report/report';
import { numberText } from '@ascendant/domain/site/locale';
import { Link } from 'react-router';
import type { EventAnalytics } from '../../data/reports';
import { paths } from '../../paths';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { dayRange } from '../../ui/text/day-text';
import styles from './AnalyticsTable.module.css';
import { averageText } from './average-text';

/** Events with their figures. Source: specification 2, section 2 (Admin dashboard), Reports. */
export function AnalyticsTable({ rows }: { readonly rows: readonly EventAnalytics[] }) {
  return (
    <div className="scroller">
      <Table folds className={styles.table}>
        <caption className="visually-hidden">Event Analytics Report</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Category</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col" className="align-right">
              Avg Astro-Match
            </th>
            <th scope="col" className="align-right">
              Avg Rating
            </th>
            <th scope="col" className="align-right">
              Total Tickets
            </th>
            <th scope="col" className="align-right">
              Revenue
            </th>
            <th scope="col" className="align-right">
              Reviews
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ event }: { readonly event: EventAnalytics }) {
  const { avgAstroMatch, astroMatchCount, avgRating, reviewCount, totalTickets, capacity } = event;
  return (
    <tr>
      <td className={styles.title}>
        <Link className="link" to={paths.event(event.id)}>
          {event.title}
        </Link>
      </td>
      <td data-label="Category" className="meta">
        {event.category ?? 'N/A'}
      </td>
      <td data-label="Date" className={classNames(styles.figure, 'numeric')}>
        {dayRange(event.startDate, event.endDate, 'short')}
      </td>
      <td data-label="Status">
        <StatusBadge {...eventStatusLabel(event.status)} />
      </td>
      <td data-label="Avg Astro-Match" className={classNames(styles.figure, 'align-right numeric')}>
        <span>{averageText(avgAstroMatch, 10)}</span> <span className="meta">{`(${numberText(astroMatchCount)})`}</span>
      </td>
      <td data-label="Avg Rating" className={classNames(styles.figure, 'align-right numeric')}>
        <span>{averageText(avgRating, 5)}</span> <span className="meta">{`(${numberText(reviewCount)})`}</span>
      </td>
      <td data-label="Total Tickets" className={classNames(styles.figure, 'align-right numeric')}>
        <span className={styles.tickets}>
          <ShareBar share={sellThrough({ tickets: totalTickets, capacity }) / 100} width={44} />
          <span>{numberText(totalTickets)}</span> <span className="meta">{`of ${numberText(capacity)}`}</span>
        </span>
      </td>
      <td data-label="Revenue" className={classNames(styles.figure, 'align-right numeric')}>
        {formatDollars(fromWire(event.totalRevenue))}
      </td>
      <td data-label="Reviews" className={classNames(styles.figure, 'align-right numeric')}>
        {numberText(reviewCount)}
      </td>
    </tr>
  );
}
