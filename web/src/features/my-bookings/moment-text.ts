/** A moment where the event is: 'Sat, Nov 21, 2026, 6:15 a.m. MST'. @param instant ISO 8601 */
export function momentText(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}
