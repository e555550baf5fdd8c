/** The id of the link that names an event in a list. */
export function eventLinkId(eventId: number): string {
  return `event-${eventId}`;
}

/** The id of the list's heading, for events no longer in the list. */
export const listHeadingId = 'managed-events';

/** Focuses the list's heading: for a link that's gone once another list has taken this one's place. */
export function focusListHeading(): void {
  document.getElementById(listHeadingId)?.focus();
}

/**
 * After an action, the pressed button is gone, and the focus with it. This focuses the event's name, or the list's heading if the
 * event has left the list. If the user has moved the focus elsewhere, it stays there.
 */
export function focusEvent(eventId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const target = document.getElementById(eventLinkId(eventId)) ?? document.getElementById(listHeadingId);
    target?.focus({ preventScroll: true });
  });
}
