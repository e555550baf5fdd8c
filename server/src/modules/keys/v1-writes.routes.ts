import { v1WriteRoutes as routes } from '@ascendant/contract/v1/write-routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { readKey } from '../../http/idempotency';
import { takeEmailTo } from '../../limits/rate-limits';
import { book, cancel, checkIn, setSales, undoCheckIn } from './v1-writes.service';
import { presentBooking, presentEvent, presentTicket } from './v1.presenter';

type Context = Pick<ApplicationContext, 'bind' | 'db' | 'config' | 'limits' | 'sealer'>;

/** Serves what programs do with a key, by the services of the screens. */
export function bindV1Writes({ bind, db, config, limits, sealer }: Context): void {
  const { publicUrl, currency, manualBookingFee, mail } = config;
  const site = { publicUrl, currency };
  const manual = { db, currency, manualBookingFee, postalAddress: mail.postalAddress, sealer };

  bind(routes.setV1Sales, async (call) => {
    const order = { id: call.params.id, ...call.body, requestId: call.request.id };
    const event = await setSales(db, callerOf(call), order, (tx, now) => call.keepAnswer(tx, presentEvent(now, site)));
    return presentEvent(event, site);
  });

  bind(routes.addV1Booking, async (call) => {
    const { email } = call.body;
    if (email !== undefined) await takeEmailTo(limits, email);
    const order = { id: call.params.id, requestId: call.request.id, order: call.body };
    const keep = call.keepAnswer;
    return presentBooking(await book(manual, callerOf(call), order, (tx, made) => keep(tx, presentBooking(made))));
  });

  bind(routes.cancelV1Booking, async (call) => {
    const keep = call.keepAnswer;
    const ended = await cancel(db, callerOf(call), call.params.id, (tx, now) => keep(tx, presentBooking(now)));
    return presentBooking(ended);
  });

  bind(routes.addV1CheckIn, async (call) => {
    const key = readKey(call.request.headers['idempotency-key']) ?? '';
    const { ticket, ...checked } = await checkIn(db, callerOf(call), { ...call.body, key });
    return { ...checked, ticket: ticket && presentTicket(ticket) };
  });

  bind(routes.undoV1CheckIn, async (call) =>
    presentTicket(await undoCheckIn(db, callerOf(call), { ...call.body, requestId: call.request.id })),
  );
}
