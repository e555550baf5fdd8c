import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { analyticsSorts, type AnalyticsSort } from '@ascendant/domain/report/report';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { analyticsQuery, type AnalyticsPage, type ReportViewer } from '../../data/reports';
import { ListSearch } from '../../ui/form/ListSearch';
import { Select } from '../../ui/form/Select';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Pager } from '../../ui/table/Pager';
import { AnalyticsTable } from './AnalyticsTable';
import styles from './Reports.module.css';
import { useAnalyticsAddress } from './use-analytics-address';

const sortLabels: Readonly<Record<AnalyticsSort, string>> = {
  revenue: 'Highest revenue',
  tickets: 'Most tickets',
  match: 'Best astro-match',
  rating: 'Best rating',
  reviews: 'Most reviews',
  date: 'Latest date',
  title: 'Title',
};

/** Every event with its figures: search, status, order and page are in the URL. */
export function Analytics({ viewer }: { readonly viewer: ReportViewer }) {
  const { filter, page, choose, hrefOf } = useAnalyticsAddress();
  const list = useQuery(
    analyticsQuery(viewer, { ...filter, limit: managedEventsPageSize, offset: (page - 1) * managedEventsPageSize }),
  );
  return (
    <section className="panel" aria-labelledby="analytics" aria-busy={list.isFetching}>
      <div className="panel-heading">
        <h2 id="analytics">Which events sell best?</h2>
        <div className={styles.tools}>
          <ListSearch
            label="Search events"
            placeholder="Title, place or category"
            value={filter.q ?? ''}
            onSearch={(text) => choose('q', text)}
          />
          <Select
            className={styles.filter}
            aria-label="Status"
            value={filter.status ?? ''}
            onChange={(event) => choose('status', event.target.value)}
          >
            <option value="">All statuses</option>
            {eventStatuses.map((each) => (
              <option key={each} value={each}>
                {eventStatusLabel(each).text}
              </option>
            ))}
          </Select>
          <Select
            className={styles.filter}
            aria-label="Sort by"
            value={filter.sort ?? 'revenue'}
            onChange={(event) => choose('sort', event.target.value)}
          >
            {analyticsSorts.map((each) => (
              <option key={each} value={each}>
                {sortLabels[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Rows list={list} />
      {list.data ? (
        <Pager
          page={page}
          size={managedEventsPageSize}
          all={list.data.all}
          isCapped={list.data.isCapped}
          hrefOf={hrefOf}
        />
      ) : null}
    </section>
  );
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

function Rows({ list }: { readonly list: Pick<UseQueryResult<AnalyticsPage>, 'data' | 'isError' | 'refetch'> }) {
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
  return <AnalyticsTable rows={data.rows} />;
}
