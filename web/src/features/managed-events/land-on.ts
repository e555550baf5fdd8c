/** The id of the link that names an event in a list. */
export function eventLinkId(eventId: number): string {
  return `event-${eventId}`;
}

/** The id of the heading of the list, where an event is no longer in it. */
export const listHeadingId = 'managed-events';

/**
 * What was pressed is gone after it was done, and the focus with it: it goes to the event's name, or to the list's heading where the
 * event has left the list. A focus that somebody has moved elsewhere stays there.
 */
export function landOn(eventId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const target = document.getElementById(eventLinkId(eventId)) ?? document.getElementById(listHeadingId);
    target?.focus({ preventScroll: true });
  });
}
