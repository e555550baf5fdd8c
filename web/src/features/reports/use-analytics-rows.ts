import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import type { EventRows } from '@ascendant/domain/event/managed-events';
import { analyticsSorts, reportWeeks, type ReportWeeks } from '@ascendant/domain/report/report';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsQuery, type EventAnalytics, type ReportViewer } from '../../data/reports';
import { idIn, useListAddress } from '../../ui/table/list-address';

/** How many dates of a series are shown below it; the rest has a page of its own. */
export const datesBelow = 20;

/** A row of the report. */
export interface AnalyticsRow extends Omit<EventAnalytics, 'id'> {
  /** Unique in the table: a series and one of its dates can be the same event. */
  readonly id: string;
  readonly eventId: number;
  /** It's shown below its series. */
  readonly isBelow: boolean;
  /** Of a series with several dates: whether they're shown, and what's to say about them. */
  readonly dateList: DateList | null;
}

export interface DateList {
  readonly state: 'closed' | 'loading' | 'failed' | 'open';
  readonly onPress: () => void;
}

/** The rows of a page, and below each series that's open its dates, the latest first. */
export function useAnalyticsRows(viewer: ReportViewer, rows: readonly EventAnalytics[]): readonly AnalyticsRow[] {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const lists = useQueries({
    queries: opened.map((series) => analyticsQuery(viewer, { series, sort: 'date', limit: datesBelow })),
  });
  const listOf = ({ seriesId, dates }: EventAnalytics) => {
    if (dates === 1) return { dateList: null, below: [] };
    const list = lists[opened.indexOf(seriesId)];
    const others = opened.filter((each) => each !== seriesId);
    const toggle = () => setOpened(others.length < opened.length ? others : [...opened, seriesId]);
    if (!list) return { dateList: { state: 'closed' as const, onPress: toggle }, below: [] };
    if (list.data) return { dateList: { state: 'open' as const, onPress: toggle }, below: list.data.rows };
    if (list.isError) {
      return { dateList: { state: 'failed' as const, onPress: () => void list.refetch() }, below: [] };
    }
    return { dateList: { state: 'loading' as const, onPress: toggle }, below: [] };
  };
  return rows.flatMap((row) => {
    const { dateList, below } = listOf(row);
    return [
      { ...row, id: `row-${row.id}`, eventId: row.id, isBelow: false, dateList },
      ...below.map((date) => ({ ...date, id: `date-${date.id}`, eventId: date.id, isBelow: true, dateList: null })),
    ];
  });
}

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
