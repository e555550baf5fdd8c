/** What a ticket is worth at the gate. */
export const ticketStates = ['valid', 'checked_in', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What a scan of one of the event's own tickets can come to. Only these are stored. */
export const admissionOutcomes = ['admitted', 'duplicate', 'void'] as const;
export type AdmissionOutcome = (typeof admissionOutcomes)[number];

/**
 * What a scan came to. `unknown` is no ticket of ours, `other_event` is one of another event; the rest follow from the
 * ticket's state. Source: docs/rules/tickets.md, "Check-in".
 */
export const checkInOutcomes = [...admissionOutcomes, 'unknown', 'other_event'] as const;
export type CheckInOutcome = (typeof checkInOutcomes)[number];

const outcomes: Readonly<Record<TicketState, AdmissionOutcome>> = {
  valid: 'admitted',
  checked_in: 'duplicate',
  void: 'void',
};

/** What a scan of a ticket in that state comes to; asked by the server, and by a device that has no network. */
export function admission(state: TicketState): AdmissionOutcome {
  return outcomes[state];
}

/** The state of a ticket: one that was voided stays so, whoever came in with it before. */
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

/** Scans that may be sent at once; a device with more sends several batches. */
export const maxScansPerBatch = 100;
