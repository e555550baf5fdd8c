import type { CheckInList, CheckInTicket, ScanResult } from '@ascendant/contract/check-in';
import type { WaiverText } from '@ascendant/contract/waiver';
import { checkInOpensAt, ticketState } from '@ascendant/domain/booking/check-in';
import { checkInCodeOf } from '@ascendant/domain/booking/ticket-code';
import { needsGuardian } from '@ascendant/domain/booking/waiver';
import { extrasNamed } from '@ascendant/domain/pricing/extra-text';
import { typeShown } from '@ascendant/domain/pricing/price-type';
import type { WaiverRow } from '../../../db/schema/waivers';
import { zoneOffsetsAt } from '../../zones/zone-offsets';
import type { EventRecord } from '../events/list/event-columns.repository';
import type { CheckInTicketRow } from './check-in.repository';
import type { CheckedScan } from './check-in.service';
import type { TicketSigner } from './ticket-signer';

/** A ticket as check-in staff see it: the name, adult or child or what else they come as, what they take along, whether they've signed, and nothing else about the person (rule PRI-01). */
export function presentCheckInTicket(ticket: CheckInTicketRow, signer: TicketSigner): CheckInTicket {
  return {
    id: ticket.id,
    attendeeName: ticket.attendeeName,
    isChild: ticket.isChild,
    ...typeShown(ticket.priceType),
    ...extrasNamed(ticket.extras),
    state: ticketState(ticket),
    waiver: ticket.waiver,
    needsGuardian: needsGuardian(ticket),
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    checkInCode: checkInCodeOf(ticket.code),
    textHash: signer.textHashOf(ticket.code),
    ...(ticket.oldTextHash !== null && { oldTextHash: ticket.oldTextHash }),
  };
}

export function presentCheckInEvent(event: EventRecord): CheckInList['event'] {
  const { id, title, location, timezone, startDate, startTime, endDate, endTime } = event;
  const opensAt = opensAtOf(event).toISOString();
  const zoneOffsets = zoneOffsetsAt(event.startsAt, timezone);
  return { id, title, location, timezone, zoneOffsets, startDate, startTime, endDate, endTime, opensAt };
}

/** When check-in opens. */
export function opensAtOf({ startsAt, checkInOpensHours }: Pick<EventRecord, 'startsAt' | 'checkInOpensHours'>): Date {
  return checkInOpensAt(startsAt, checkInOpensHours);
}

export function presentScan({ ticket, ...scan }: CheckedScan, signer: TicketSigner): ScanResult {
  return { ...scan, ticket: ticket === null ? null : presentCheckInTicket(ticket, signer) };
}

/** A version of a waiver, as people sign it. */
export function presentWaiverText({ version, title, text, textHash, createdAt }: WaiverRow): WaiverText {
  return { version, title, text, textHash, writtenAt: createdAt.toISOString() };
}
