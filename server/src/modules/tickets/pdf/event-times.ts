import { clockText } from '@ascendant/domain/date-form';
import { longDayText } from '../../../mail/date-text';
import type { TicketSheet } from '../ticket-sheet';

type SheetEvent = TicketSheet['event'];

/** 'Friday, July 2, 2027, 4:45 a.m. to 4:00 p.m.', or two lines if the event ends on another day. */
export function whenText({ startDate, startTime, endDate, endTime }: SheetEvent): readonly string[] {
  const start = `${longDayText(startDate)}, ${clockText(startTime)}`;
  if (startDate === endDate) return [`${start} to ${clockText(endTime)}`];
  return [start, `to ${longDayText(endDate)}, ${clockText(endTime)}`];
}

/** 'All times are local to Banff, Alberta (America/Edmonton).' */
export function zoneText({ location, timezone }: SheetEvent): string {
  return `All times are local to ${location} (${timezone.replaceAll('_', ' ')}).`;
}
