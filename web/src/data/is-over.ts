import type { MyBooking } from '@ascendant/contract/booking';

/** Whether the event has ended. A booking that an older version saved on this device has only its last day, which counts everywhere. */
export function isOver({ event }: Pick<MyBooking, 'event'>, now = new Date()): boolean {
  if (event.endsAt !== undefined) return Date.parse(event.endsAt) <= now.getTime();
  return event.endDate.slice(0, 10) < dayFarthestBehind(now);
}

const farthestBehindMs = 12 * 3_600_000;

/** The earliest day that it is anywhere: in the zone that's farthest behind UTC. */
function dayFarthestBehind(now: Date): string {
  return new Date(now.getTime() - farthestBehindMs).toISOString().slice(0, 10);
}
