import type { ErrorCode } from '@ascendant/contract/errors';
import { DatabaseError } from 'pg';
import { AppError } from '../../errors/app-error';

/** What the database refuses by itself, and what the caller is told. Source: rules PAY-01, PAY-04, PAY-16, PAY-17. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  event_capacity: 'sold_out',
  discount_usage_limit: 'discount_refused',
  booking_attendees_user_once: 'already_booked',
  booking_attendees_dependent_once: 'already_booked',
  holds_one_live_per_event: 'already_booked',
  booking_transition: 'illegal_transition',
  payment_transition: 'illegal_transition',
  hold_transition: 'illegal_transition',
};

/** The database's own error inside whatever wraps it; null for anything else. */
export function databaseErrorIn(error: unknown): DatabaseError | null {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? databaseErrorIn(error.cause) : null;
}

/** Runs `work`; what the database refused by one of its named constraints becomes the refusal that it is. */
export async function refusingAsTheDatabaseDoes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = refusals[databaseErrorIn(error)?.constraint ?? ''];
    throw code === undefined ? error : new AppError(code);
  }
}
