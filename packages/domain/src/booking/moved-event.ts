/** An event that moves by more than this, from what was booked, opens a free cancellation. */
export const moveToleranceMinutes = 60;
export const moveToleranceKm = 25;
/** How long it's open after the notice at least. */
export const freeCancellationHours = 48;

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** How far the start of an event and the place where people meet are from what they were. */
export interface EventMove {
  readonly minutes: number;
  /** Null if one of the places isn't known and the event's location reads differently. */
  readonly kilometres: number | null;
}

/** Whether anything has moved at all. */
export function hasMoved({ minutes, kilometres }: EventMove): boolean {
  return minutes !== 0 || kilometres !== 0;
}

/** Whether it moved so far that people with a booking can cancel it for everything they paid. A place that isn't known may be anywhere. */
export function opensFreeCancellation({ minutes, kilometres }: EventMove): boolean {
  return minutes > moveToleranceMinutes || kilometres === null || kilometres > moveToleranceKm;
}

/** How many minutes apart two starts are, the earlier first or not. */
export function minutesApart(a: Date, b: Date): number {
  return Math.abs(a.getTime() - b.getTime()) / minuteMs;
}

/** A move that people will be told about soon. */
export interface PlannedNotice {
  /** How far it's from what they were told last. */
  readonly move: EventMove;
  readonly dueAt: Date;
}

/** What decides until when a booking can be cancelled for everything. */
export interface MovedBooking {
  /** How far the event is from what was booked: several small changes add up. */
  readonly move: EventMove;
  /** What its traveller was promised in an earlier notice; undoing the move takes nothing back. Null without one. */
  readonly promisedUntil: Date | null;
  /** When it begins now. */
  readonly startsAt: Date;
  /** Whether they're asked if they come then, and haven't said. */
  readonly isUnanswered: boolean;
  /** The notice that hasn't been sent yet; null without one. */
  readonly planned: PlannedNotice | null;
}

/**
 * The last moment to cancel a booking of an event that has moved for everything that was paid, whatever its policy says.
 * @returns null if it never could be
 * Source: docs/rules/booking.md, "When the organizer moves an event"; docs/archive/decisions/0092-an-event-that-moves.md.
 */
export function freeCancellationUntil(booking: MovedBooking): Date | null {
  const { move, promisedUntil, startsAt, isUnanswered, planned } = booking;
  const isComing = planned !== null && hasMoved(planned.move) && opensFreeCancellation(move);
  const moments = [promisedUntil, isUnanswered ? startsAt : null, isComing ? freeFrom(planned.dueAt, booking) : null];
  return latest(moments.filter((at) => at !== null));
}

/**
 * What a notice promises: until the new start, and for 48 hours at least. Those who are asked whether they come are promised the 48 hours: until
 * they answer it's open anyway, and then their policy counts again.
 */
export function freeFrom(
  noticedAt: Date,
  { startsAt, isUnanswered }: Pick<MovedBooking, 'startsAt' | 'isUnanswered'>,
): Date {
  const soonest = new Date(noticedAt.getTime() + freeCancellationHours * hourMs);
  return isUnanswered || soonest > startsAt ? soonest : startsAt;
}

function latest(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
