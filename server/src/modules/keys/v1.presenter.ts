import type { RouteAnswer } from '@ascendant/contract/route';
import type { v1Routes } from '@ascendant/contract/v1/routes';
import { textId } from '@ascendant/contract/v1/shapes';
import type { v1WriteRoutes } from '@ascendant/contract/v1/write-routes';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { countPeople } from '@ascendant/domain/pricing/party-tickets';
import type { accounting } from '../accounting/accounting.module';
import type { attendees } from '../attendees/attendees.module';
import type { ledger } from '../ledger/ledger.module';
import type { findOwnKey } from './keys.repository';
import type { V1Series } from './v1-series.repository';
import type { V1Ticket } from './v1-tickets.repository';
import type { V1Booking, V1Event, V1Transfer } from './v1.repository';

type Answer<Name extends keyof typeof v1Routes> = RouteAnswer<(typeof v1Routes)[Name]>;

/** What the site is called and charges in. */
export interface Site {
  readonly publicUrl: string;
  readonly currency: ChargeCurrency;
}

export function presentKey(key: Awaited<ReturnType<typeof findOwnKey>>, { publicUrl }: Site): Answer<'readKey'> {
  return {
    id: textId('key', key.id),
    name: key.name,
    scopes: [...key.scopes],
    endsAt: key.endsAt?.toISOString() ?? null,
    organization: presentOrganization(key, publicUrl),
  };
}

/** Whose key it is. */
export function presentOrganization(
  { organizerId, organizer, isPublic }: Awaited<ReturnType<typeof findOwnKey>>,
  publicUrl: string,
) {
  return {
    id: textId('organization', organizerId),
    name: organizer ?? '',
    url: isPublic ? `${publicUrl}/hosts/${organizerId}` : null,
  };
}

export function presentEvent(event: V1Event, { publicUrl, currency }: Site): Answer<'getV1Event'> {
  const { id, seriesId, tiers, startsAt, endsAt, createdAt, changedAt, ...facts } = event;
  return {
    ...facts,
    id: textId('event', id),
    series: textId('series', seriesId),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    seatsLeft: Math.max(0, facts.seatsLeft),
    prices: tiers.map(({ tier, adult, child, validUntil }) => ({
      tier,
      adult: { amountCents: adult, currency },
      child: child === null ? null : { amountCents: child, currency },
      validUntil,
    })),
    url: `${publicUrl}/events/${id}`,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export function presentSeries(series: V1Series, { publicUrl }: Site): Answer<'getV1Series'> {
  const { id, title, location, dates, datesToCome, eventId, startsAt, priceTypes, changedAt } = series;
  const isToCome = datesToCome > 0;
  return {
    id: textId('series', id),
    title,
    location,
    dates,
    datesToCome,
    nextEvent: isToCome ? textId('event', eventId) : null,
    nextStartsAt: isToCome ? startsAt.toISOString() : null,
    priceTypes: priceTypes.map(({ name }) => name),
    url: `${publicUrl}/events/${eventId}`,
    changedAt: changedAt.toISOString(),
  };
}

const channels = { site: 'site', manual: 'organizer', reseller: 'reseller', imported: 'import' } as const;

export function presentBooking(booking: V1Booking): Answer<'getV1Booking'> {
  const { id, currency, attendees, cancelledPositions } = booking;
  const { adults, children, types = [] } = countPeople(whoComes(attendees, cancelledPositions));
  const others = types.reduce((sum, { people, sharedBy = people }) => sum + sharedBy, 0);
  const amount = (amountCents: number) => ({ amountCents, currency });
  return {
    id: textId('booking', id),
    reference: bookingReference(id),
    event: textId('event', booking.eventId),
    series: textId('series', booking.seriesId),
    channel: booking.channel === null ? channels[booking.origin] : 'widget',
    channelName: booking.channel,
    state: booking.status,
    people: { adults, children, others, cancelled: cancelledPositions.length },
    tickets: amount(booking.ticketsCents),
    discount: amount(booking.discountCents),
    paid: amount(booking.paidCents),
    refunded: amount(booking.refundedCents),
    bookedAt: booking.bookedAt.toISOString(),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    changedAt: booking.changedAt.toISOString(),
  };
}

export function presentTicket(ticket: V1Ticket): RouteAnswer<typeof v1WriteRoutes.undoV1CheckIn> {
  const { bookingId, eventId, position, checkedInAt } = ticket;
  return {
    booking: textId('booking', bookingId),
    event: textId('event', eventId),
    ticket: ticketNumber(bookingId, position),
    checkedInAt: checkedInAt?.toISOString() ?? null,
  };
}

type Person = Awaited<ReturnType<typeof attendees.findPeople>>[number];

export function presentPerson(person: Person): Answer<'listV1People'>['data'][number] {
  const { bookingId, position, priceType, isChild, checkedInAt } = person;
  return {
    booking: textId('booking', bookingId),
    ticket: ticketNumber(bookingId, position),
    name: person.name,
    comesAs: priceType?.name ?? (isChild ? 'child' : 'adult'),
    email: person.email,
    checkedInAt: checkedInAt?.toISOString() ?? null,
  };
}

export function presentTransfer(transfer: V1Transfer): Answer<'listV1Payouts'>['data'][number] {
  const { id, day, amountCents, currency, status, returnedCents } = transfer;
  const returned = { amountCents: returnedCents, currency };
  return { id: textId('payout', id), day, amount: { amountCents, currency }, status, returned };
}

type OwedLine = Awaited<ReturnType<typeof ledger.linesOwedTo>>[number];

/** The ledger has what's owed as a negative amount. */
export function presentMoneyLine(line: OwedLine, { currency }: Site): Answer<'listV1MoneyLines'>['data'][number] {
  const { id, occurredAt, cause, bookingId, eventId, cents } = line;
  return {
    id: textId('moneyLine', id),
    at: occurredAt.toISOString(),
    cause,
    booking: bookingId === null ? null : textId('booking', bookingId),
    event: eventId === null ? null : textId('event', eventId),
    amount: { amountCents: 0 - cents, currency },
  };
}

type FeeInvoice = Awaited<ReturnType<typeof accounting.ownFeeInvoices>>[number];

export function presentInvoice(invoice: FeeInvoice, { currency }: Site): Answer<'listV1Invoices'>['data'][number] {
  const { number, period, totalCents, issuedAt } = invoice;
  return {
    number,
    month: period ?? '',
    total: { amountCents: totalCents, currency },
    issuedAt: issuedAt.toISOString(),
  };
}
