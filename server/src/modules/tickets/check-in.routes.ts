import { checkInRoutes } from '@ascendant/contract/check-in';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { events } from '../events/events.module';
import {
  opensAtOf,
  presentCheckInEvent,
  presentCheckInTicket,
  presentScan,
  presentWaiverText,
} from './check-in.presenter';
import { checkInAll, checkInList, undoCheckIn } from './check-in.service';
import { ticketSigner } from './ticket-signer';

/** Serves check-in: the list that devices download, and the scans they send. */
export function bindCheckIn({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(checkInRoutes.listEventTickets, async (call) => {
    const event = await events.eventToCheckIn(db, call.params.id, callerOf(call));
    const { now, signer, tickets, waiver } = await checkInList(db, event);
    return {
      event: presentCheckInEvent(event),
      waiver: waiver && presentWaiverText(waiver),
      tickets: tickets.map((ticket) => presentCheckInTicket(ticket, signer)),
      serverTime: now.toISOString(),
    };
  });

  bind(checkInRoutes.checkIn, async (call) => {
    const caller = callerOf(call);
    const event = await events.eventToCheckIn(db, call.params.id, caller);
    const checked = await checkInAll(db, { eventId: event.id, caller, opensAt: opensAtOf(event) }, call.body.scans);
    const signer = await ticketSigner(db);
    return { results: checked.map((scan) => presentScan(scan, signer)) };
  });

  bind(checkInRoutes.undoCheckIn, async (call) => {
    const caller = callerOf(call);
    const event = await events.eventToCheckIn(db, call.params.id, caller);
    const order = { eventId: event.id, ticketId: call.params.ticketId, caller, requestId: call.request.id };
    return presentCheckInTicket(await undoCheckIn(db, order), await ticketSigner(db));
  });
}
