import { v1Routes as routes } from '@ascendant/contract/v1/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import {
  presentBooking,
  presentEvent,
  presentInvoice,
  presentKey,
  presentMoneyLine,
  presentPerson,
  presentSeries,
  presentTicket,
  presentTransfer,
} from './v1.presenter';
import {
  bookingOf,
  changedBookings,
  changedEvents,
  changedSeries,
  checkedInTickets,
  eventOf,
  invoicesOf,
  moneyLinesOf,
  ownKey,
  payoutsOf,
  peopleOf,
  seriesOf,
} from './v1.service';

/** Serves the API of organizations' own programs. */
export function bindV1({ bind, db, config }: Pick<ApplicationContext, 'bind' | 'db' | 'config'>): void {
  const site = { publicUrl: config.publicUrl, currency: config.currency };

  bind(routes.readKey, async (call) => presentKey(await ownKey(db, callerOf(call)), site));

  bind(routes.listV1Series, async (call) => {
    const { data, ...rest } = await changedSeries(db, callerOf(call), call.query);
    return { data: data.map((series) => presentSeries(series, site)), ...rest };
  });

  bind(routes.getV1Series, async (call) => presentSeries(await seriesOf(db, callerOf(call), call.params.id), site));

  bind(routes.listV1Events, async (call) => {
    const { data, ...rest } = await changedEvents(db, callerOf(call), call.query);
    return { data: data.map((event) => presentEvent(event, site)), ...rest };
  });

  bind(routes.getV1Event, async (call) => presentEvent(await eventOf(db, callerOf(call), call.params.id), site));

  bind(routes.listV1Bookings, async (call) => {
    const { data, ...rest } = await changedBookings(db, callerOf(call), call.query);
    return { data: data.map(presentBooking), ...rest };
  });

  bind(routes.getV1Booking, async (call) => presentBooking(await bookingOf(db, callerOf(call), call.params.id)));

  bind(routes.listV1People, async (call) => {
    const order = { ...call.query, id: call.params.id, requestId: call.request.id };
    const { data, ...rest } = await peopleOf(db, callerOf(call), order);
    return { data: data.map(presentPerson), ...rest };
  });

  bind(routes.listV1CheckIns, async (call) => {
    const { data, ...rest } = await checkedInTickets(db, callerOf(call), call.query);
    return { data: data.map(presentTicket), ...rest };
  });

  bind(routes.listV1MoneyLines, async (call) => {
    const { data, ...rest } = await moneyLinesOf(db, callerOf(call), call.query);
    return { data: data.map((line) => presentMoneyLine(line, site)), ...rest };
  });

  bind(routes.listV1Invoices, async (call) => ({
    data: (await invoicesOf(db, callerOf(call))).map((invoice) => presentInvoice(invoice, site)),
    next: null,
  }));

  bind(routes.listV1Payouts, async (call) => {
    const { data, ...rest } = await payoutsOf(db, callerOf(call), call.query);
    return { data: data.map(presentTransfer), ...rest };
  });
}
