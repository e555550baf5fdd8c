import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { analyticsSorts, reportWeeks, type ReportWeeks } from '@ascendant/domain/report/report';
import { useListAddress } from '../../ui/table/list-address';

/** Which weeks and which events a report shows; anything the URL says wrongly counts as not said. */
export function useAnalyticsAddress() {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'status', 'sort', 'weeks']);
  const [fewest] = reportWeeks;
  const weeks: ReportWeeks = reportWeeks.find((each) => String(each) === values.weeks) ?? fewest;
  const status = eventStatuses.find((each) => each === values.status);
  const sort = analyticsSorts.find((each) => each === values.sort);
  const q = values.q === '' ? undefined : values.q;
  return { weeks, filter: { q, status, sort }, page, choose, hrefOf };
}
