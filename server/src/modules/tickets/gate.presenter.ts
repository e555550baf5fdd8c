import { createHash } from 'node:crypto';
import type { GateList, GateTicket, ScanResult } from '@ascendant/contract/check-in';
import { ticketState } from '@ascendant/domain/booking/check-in';
import { gateCodeOf } from '@ascendant/domain/booking/ticket-code';
import type { EventRecord } from '../events/event-record';
import type { CheckedScan } from './check-in.service';
import type { GateTicketRow } from './gate.repository';
import type { TicketSigner } from './ticket-signer';

/** A ticket for those at the gate: the name and whether it is a child's, and nothing else of the person (rule PRI-01). */
export function presentGateTicket(ticket: GateTicketRow, signer: TicketSigner): GateTicket {
  return {
    id: ticket.id,
    attendeeName: ticket.attendeeName,
    isChild: ticket.isChild,
    state: ticketState(ticket),
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    gateCode: gateCodeOf(ticket.code),
    textHash: createHash('sha256').update(signer.textOf(ticket.code)).digest('base64url'),
  };
}

export function presentGateEvent(event: EventRecord): GateList['event'] {
  const { id, title, location, timezone, startDate, startTime, endDate, endTime } = event;
  return { id, title, location, timezone, startDate, startTime, endDate, endTime };
}

export function presentScan({ scanId, outcome, ticket }: CheckedScan, signer: TicketSigner): ScanResult {
  return { scanId, outcome, ticket: ticket === null ? null : presentGateTicket(ticket, signer) };
}
