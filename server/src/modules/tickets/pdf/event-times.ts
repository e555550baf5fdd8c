import type { TicketSheet } from '../ticket-sheet';

type SheetEvent = TicketSheet['event'];

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'Friday 2 July 2027, 04:45 to 16:00', or two lines if the event ends on another day. */
export function whenText({ startDate, startTime, endDate, endTime }: SheetEvent): readonly string[] {
  if (startDate === endDate) return [`${dayText(startDate)}, ${startTime} to ${endTime}`];
  return [`${dayText(startDate)}, ${startTime}`, `to ${dayText(endDate)}, ${endTime}`];
}

/** 'All times are local to Banff, Alberta (America/Edmonton).' */
export function zoneText({ location, timezone }: SheetEvent): string {
  return `All times are local to ${location} (${timezone.replaceAll('_', ' ')}).`;
}

function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
