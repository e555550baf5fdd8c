import type { NearestDate } from '@ascendant/contract/nearest-date';
import { ApiError } from '../api/api-error';

/** The codes of refusals that are about the date. */
const ofTheDate = new Set(['sold_out', 'not_on_sale', 'date_changed']);

/** Whether an error says that a date can't be booked any more. */
export function isAboutDate(error: unknown): error is ApiError {
  return error instanceof ApiError && ofTheDate.has(error.code);
}

/** The date that the server offers instead; null if it offers none. */
export function nearestDateIn(error: unknown): NearestDate | null {
  const found = error instanceof ApiError ? error.body?.['nearestDate'] : null;
  return isNearestDate(found) ? found : null;
}

function isNearestDate(found: unknown): found is NearestDate {
  if (typeof found !== 'object' || found === null || !('id' in found) || typeof found.id !== 'number') return false;
  return (
    'startDate' in found &&
    typeof found.startDate === 'string' &&
    'startTime' in found &&
    typeof found.startTime === 'string'
  );
}
