import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import type { EventRows } from '@ascendant/domain/event/managed-events';
import { analyticsSorts, reportWeeks, type ReportWeeks } from '@ascendant/domain/report/report';
import { idIn, useListAddress } from '../../ui/table/list-address';

/** Which weeks and which events a report shows, all dates of a series in one row unless it's asked for each; anything the URL says wrongly counts as not said. */
export function useAnalyticsAddress() {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'status', 'sort', 'rows', 'series', 'weeks']);
  const [fewest] = reportWeeks;
  const weeks: ReportWeeks = reportWeeks.find((each) => String(each) === values.weeks) ?? fewest;
  const status = eventStatuses.find((each) => each === values.status);
  const sort = analyticsSorts.find((each) => each === values.sort);
  const q = values.q === '' ? undefined : values.q;
  const series = idIn(values.series) ?? undefined;
  const by: EventRows = values.rows === 'date' || series !== undefined ? 'date' : 'series';
  return { weeks, filter: { q, status, sort, series }, by, page, choose, hrefOf };
}
