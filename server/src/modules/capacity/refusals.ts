import type { ErrorCode } from '@ascendant/contract/errors';
import { DatabaseError } from 'pg';
import { AppError } from '../../errors/app-error';

/** Constraints that refuse a write in the database, and the error code the caller gets. Source: rules PAY-01, PAY-04, PAY-16, PAY-17. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  event_capacity: 'sold_out',
  event_covered: 'not_available',
  resource_in_use: 'resource_in_use',
  resource_taken: 'not_available',
  resource_extra_taken: 'extra_sold_out',
  booking_whole_date: 'sold_out',
  extra_stock_limit: 'extra_sold_out',
  discount_usage_limit: 'discount_refused',
  booking_attendees_user_once: 'already_booked',
  booking_attendees_dependent_once: 'already_booked',
  holds_one_live_per_event: 'already_booked',
  booking_transition: 'illegal_transition',
  payment_transition: 'illegal_transition',
  hold_transition: 'illegal_transition',
};

/** The database error inside any wrappers; null for any other error. */
export function databaseErrorIn(error: unknown): DatabaseError | null {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? databaseErrorIn(error.cause) : null;
}

/** Refuses a party because only this many seats are left for it. */
export function soldOut(left: number): AppError {
  const message = left === 0 ? 'Sold out' : `Only ${left} ${left === 1 ? 'seat is' : 'seats are'} left.`;
  return new AppError('sold_out', { message, details: { seatsLeft: left } });
}

/** Runs `work` and turns a write refused by a named constraint into its AppError. Other errors pass through. */
export async function refusingAsTheDatabaseDoes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = refusals[databaseErrorIn(error)?.constraint ?? ''];
    throw code === undefined ? error : new AppError(code);
  }
}
