import { checkInRoutes } from '@ascendant/contract/check-in';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { events } from '../events/events.module';
import { checkInAll } from './check-in.service';
import { presentGateEvent, presentGateTicket, presentScan } from './gate.presenter';
import { databaseTime, findGateTickets } from './gate.repository';
import { ticketSigner } from './ticket-signer';

/** Serves the gate: the list that devices take along, and what they scanned. */
export function bindCheckIn({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(checkInRoutes.listEventTickets, async (call) => {
    const event = await events.eventWithBookings(db, call.params.id, callerOf(call));
    const now = await databaseTime(db);
    const [signer, tickets] = await Promise.all([ticketSigner(db), findGateTickets(db, event.id)]);
    return {
      event: presentGateEvent(event),
      tickets: tickets.map((ticket) => presentGateTicket(ticket, signer)),
      serverTime: now.toISOString(),
    };
  });

  bind(checkInRoutes.checkIn, async (call) => {
    const caller = callerOf(call);
    const event = await events.eventWithBookings(db, call.params.id, caller);
    const checked = await checkInAll(db, { eventId: event.id, caller }, call.body.scans);
    const signer = await ticketSigner(db);
    return { results: checked.map((scan) => presentScan(scan, signer)) };
  });
}
