import { eventManagers } from './access-groups';

/** Who can work on several dates of a series at once: a part of the table in `authorization.ts`. */
export const seriesAuthorization = {
  getSchedule: eventManagers,
  setSchedule: eventManagers,
  previewSchedule: eventManagers,
  previewDatesEdit: eventManagers,
  editDates: eventManagers,
  listCancellableDates: eventManagers,
  cancelDates: eventManagers,
  getRunsFrom: eventManagers,
  setRunsFrom: eventManagers,
  letRun: eventManagers,
};
