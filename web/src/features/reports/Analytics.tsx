import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { analyticsSorts, type AnalyticsSort } from '@ascendant/domain/report/report';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { analyticsQuery, type AnalyticsPage, type ReportViewer } from '../../data/reports';
import { Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { Options } from '../../ui/form/Options';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Pager } from '../../ui/table/Pager';
import { AnalyticsTable } from './AnalyticsTable';
import styles from './Reports.module.css';
import { useAnalyticsAddress } from './use-analytics-rows';

const sortLabels: Readonly<Record<AnalyticsSort, string>> = {
  revenue: 'Highest revenue',
  tickets: 'Most tickets',
  match: 'Best astro-match',
  rating: 'Best rating',
  reviews: 'Most reviews',
  date: 'Latest date',
  title: 'Title',
};

/** Every event with its figures, all dates of a series together or each on its own: search, status, order and page are in the URL. */
export function Analytics({ viewer }: { readonly viewer: ReportViewer }) {
  const { filter, by, page, choose, hrefOf } = useAnalyticsAddress();
  const offset = (page - 1) * managedEventsPageSize;
  const list = useQuery(analyticsQuery(viewer, { ...filter, by, limit: managedEventsPageSize, offset }));
  if (filter.series !== undefined) return <DatesOfOne viewer={viewer} list={list} page={page} hrefOf={hrefOf} />;
  return (
    <Panel
      title="Which events sell best?"
      aside={
        <div className={styles.tools}>
          <ListSearch
            label="Search events"
            placeholder="Title, place or category"
            value={filter.q ?? ''}
            onSearch={(text) => choose('q', text)}
          />
          <Select
            isSmall
            aria-label="Status"
            value={filter.status ?? ''}
            onChange={(event) => choose('status', event.target.value)}
          >
            <option value="">All statuses</option>
            <Options of={eventStatuses} text={(each) => eventStatusLabel(each).text} />
          </Select>
          <Select
            isSmall
            aria-label="Rows"
            value={by}
            onChange={(event) => choose('rows', event.target.value === 'date' ? 'date' : '')}
          >
            <option value="series">By event</option>
            <option value="date">By date</option>
          </Select>
          <Select
            isSmall
            aria-label="Sort by"
            value={filter.sort ?? 'revenue'}
            onChange={(event) => choose('sort', event.target.value)}
          >
            <Options of={analyticsSorts} text={(each) => sortLabels[each]} />
          </Select>
        </div>
      }
      aria-busy={list.isFetching}
    >
      <Rows viewer={viewer} list={list} />
      <Pages list={list} page={page} hrefOf={hrefOf} />
    </Panel>
  );
}

interface ListProps {
  readonly viewer: ReportViewer;
  readonly list: Pick<UseQueryResult<AnalyticsPage>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}

/** The dates of one series, in pages. */
function DatesOfOne({ viewer, list, page, hrefOf }: ListProps) {
  const title = list.data?.rows[0]?.title;
  return (
    <Panel
      title={title === undefined ? 'Dates' : `Dates of ${title}`}
      aside={
        <Link className="link" to="?">
          All events
        </Link>
      }
      aria-busy={list.isFetching}
    >
      <Rows viewer={viewer} list={list} />
      <Pages list={list} page={page} hrefOf={hrefOf} />
    </Panel>
  );
}

function Pages({ list: { data }, page, hrefOf }: Omit<ListProps, 'viewer'>) {
  if (!data) return null;
  return <Pager page={page} size={managedEventsPageSize} all={data.all} isCapped={data.isCapped} hrefOf={hrefOf} />;
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

function Rows({ viewer, list }: Pick<ListProps, 'viewer' | 'list'>) {
  const { data, isError, refetch } = list;
  if (isError) {
    return (
      <ErrorState
        title="Failed to load events"
        text="Please try again later"
        level={3}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className="stack" aria-busy="true">
        <output className="visually-hidden">Loading events...</output>
        {rows.map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    );
  }
  if (data.rows.length === 0) return <EmptyState title="No events found" level={3} />;
  return <AnalyticsTable viewer={viewer} rows={data.rows} />;
}
