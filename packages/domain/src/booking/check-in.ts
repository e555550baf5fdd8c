/** A ticket's state at check-in. */
export const ticketStates = ['valid', 'checked_in', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Outcomes of scanning one of the event's own tickets. Only these are stored. */
export const admissionOutcomes = ['admitted', 'duplicate', 'void'] as const;
export type AdmissionOutcome = (typeof admissionOutcomes)[number];

/**
 * The outcome of a scan. `unknown` isn't one of our tickets, `other_event` is for a different event, `moved` a former code of a booking
 * that's on another date now, `too_early` would be admitted if
 * check-in were open; the rest follow from the ticket's state. Source: docs/rules/tickets.md, "Check-in".
 */
export const checkInOutcomes = [...admissionOutcomes, 'too_early', 'unknown', 'other_event', 'moved'] as const;
export type CheckInOutcome = (typeof checkInOutcomes)[number];

const outcomes: Readonly<Record<TicketState, AdmissionOutcome>> = {
  valid: 'admitted',
  checked_in: 'duplicate',
  void: 'void',
};

/** The outcome of scanning a ticket in this state, on the server and on a device that's offline. */
export function admission(state: TicketState): AdmissionOutcome {
  return outcomes[state];
}

/** A ticket's state. A void ticket stays void even if it was used before. */
export function ticketState({
  isVoid,
  checkedInAt,
}: {
  readonly isVoid: boolean;
  readonly checkedInAt: unknown;
}): TicketState {
  if (isVoid) return 'void';
  return checkedInAt === null ? 'valid' : 'checked_in';
}

/** When check-in opens. @param hours before the start; the organizer chooses. Source: docs/rules/tickets.md, "Check-in" */
export function checkInOpensAt(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * 3_600_000);
}

/** Whether a ticket that would be admitted needs a confirmation, because check-in isn't open at that moment. */
export function needsConfirmation(
  state: TicketState,
  { at, opensAt }: { readonly at: Date; readonly opensAt: Date },
): boolean {
  return admission(state) === 'admitted' && at < opensAt;
}

/** Most scans in one request; a device with more sends several batches. */
export const maxScansPerBatch = 100;
