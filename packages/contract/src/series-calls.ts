/** What's done with several dates of a series at once, like `calls`, which has these too. */
export const seriesCalls = {
  getSchedule: { method: 'GET', path: '/api/events/:id/schedule' },
  setSchedule: { method: 'PUT', path: '/api/events/:id/schedule' },
  previewSchedule: { method: 'POST', path: '/api/events/:id/schedule-preview' },
  previewDatesEdit: { method: 'POST', path: '/api/events/:id/dates-edit-preview' },
  editDates: { method: 'PUT', path: '/api/events/:id/dates' },
  listCancellableDates: { method: 'GET', path: '/api/events/:id/cancellable-dates' },
  getRunsFrom: { method: 'GET', path: '/api/events/:id/runs-from' },
  setRunsFrom: { method: 'PUT', path: '/api/events/:id/runs-from' },
  letRun: { method: 'POST', path: '/api/events/:id/run' },
  cancelDates: { method: 'POST', path: '/api/events/:id/cancel-dates' },
} as const;
