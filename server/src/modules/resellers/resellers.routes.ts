import { toWire } from '@ascendant/contract/money';
import { resellerRoutes as routes, type Reseller, type ResellerInvoice } from '@ascendant/contract/reseller';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { owedFor } from '@ascendant/domain/channel/reseller';
import { organizerOf } from '@ascendant/domain/event/access';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { AccountingDocumentRow } from '../../../db/schema/accounting-documents';
import type { ApplicationContext } from '../../application/application-context';
import { csvText, type CsvCell } from '../../csv/csv-text';
import { callerOf } from '../../http/binding';
import { FileAnswer, inOnePiece } from '../../http/reply';
import { accounting } from '../accounting/accounting.module';
import { stayingOf } from './octo/locked-reservation';
import type { ResellerRecord, StatementRow } from './resellers.repository';
import {
  addReseller,
  changeReseller,
  notePayment,
  renewKey,
  resellersOf,
  sellable,
  statementOf,
} from './resellers.service';

type Named = readonly { readonly id: number; readonly title: string }[];

/** Serves the resellers of an organization to its owners. */
export function bindResellers({ bind, db, config }: Pick<ApplicationContext, 'bind' | 'db' | 'config'>): void {
  const { currency } = config;
  const named = async (call: Parameters<typeof callerOf>[0]) => sellable(db, callerOf(call));

  bind(routes.listResellers, async (call) => {
    const series = await named(call);
    const found = await resellersOf(db, callerOf(call));
    const invoices = await accounting.resellerInvoices(db, organizerOf(callerOf(call)));
    return {
      resellers: found.map((each) => presentReseller(each, series)),
      series,
      invoices: invoices.map(presentInvoice),
    };
  });

  bind(routes.addReseller, async (call) => {
    const made = await addReseller(db, callerOf(call), { ...call.body, requestId: call.request.id });
    return { reseller: presentReseller(made.reseller, await named(call)), secret: made.secret };
  });

  bind(routes.changeReseller, async (call) => {
    const changed = { ...call.params, ...call.body, requestId: call.request.id };
    return presentReseller(await changeReseller(db, callerOf(call), changed), await named(call));
  });

  bind(routes.renewResellerKey, async (call) => {
    const made = await renewKey(db, callerOf(call), { ...call.params, requestId: call.request.id });
    return { reseller: presentReseller(made.reseller, await named(call)), secret: made.secret };
  });

  bind(routes.noteResellerPayment, async (call) => {
    const series = await named(call);
    const payment = { ...call.params, ...call.body, currency, requestId: call.request.id };
    const noted = await notePayment(db, callerOf(call), payment, (tx, now) =>
      call.keepAnswer(tx, presentReseller(now, series)),
    );
    return presentReseller(noted, series);
  });

  bind(routes.downloadResellerStatement, async (call) => {
    const { month } = call.query;
    const rows = await statementOf(db, callerOf(call), call.params.id, month);
    const text = csvText(header, rows.map(statementLine));
    return new FileAnswer(`reseller-${call.params.id}-${month}.csv`, inOnePiece(Buffer.from(text)));
  });
}

function presentReseller(
  { id, name, seriesIds, commission, offAt, keyStart, lastUsedAt, bookings, owed }: ResellerRecord,
  series: Named,
): Reseller {
  return {
    id,
    name,
    series: series.filter((each) => seriesIds.includes(each.id)),
    commission,
    isOn: offAt === null,
    keyStart,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    bookings,
    owed: toWire(cents(owed)),
  };
}

function presentInvoice({ number, period, recipient, totalCents, currency }: AccountingDocumentRow): ResellerInvoice {
  return { number, period: period ?? '', reseller: recipient ?? '', total: toWire(cents(totalCents)), currency };
}

const header = [
  'Day',
  'Event',
  'Booking',
  'Reseller’s reference',
  'People',
  'Retail price',
  'Commission',
  'Net price',
  'Tax',
  'Owed',
  'State',
];

/** What was sold and is still booked, and what's owed for it, which a cancelled booking may have too. */
function statementLine({ units, cancelledPositions, taxCents, status, owed, ...row }: StatementRow): CsvCell[] {
  const coming = status === 'cancelled' ? [] : stayingOf(units, cancelledPositions);
  const sum = (part: 'retail' | 'net') => coming.reduce((total, unit) => total + unit[part], 0);
  const [retail, net] = [sum('retail'), sum('net')];
  const tax = owedFor(coming, units, taxCents) - net;
  const amounts = [retail, retail - net, net, tax, owed].map((amount) => toDecimal(cents(amount)));
  const { startDate, title, bookingId, resellerReference } = row;
  return [startDate, title, bookingReference(bookingId), resellerReference ?? '', coming.length, ...amounts, status];
}
