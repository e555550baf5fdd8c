import type { OctoBooking } from '@ascendant/contract/octo/booking-shapes';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { octoOption, octoStatusOf, type OctoBookingStatus } from '@ascendant/domain/channel/octo';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { ResellerUnit } from '../../../../db/schema/resellers';
import type { TicketSigner } from '../../tickets/ticket-signer';
import { idOf, presentAvailability, utc } from './availability';
import { shownContact, type Said } from './contact';
import type { ResellerDate } from './dates.repository';
import type { Reservation } from './reservations.repository';

interface Around {
  readonly date: ResellerDate;
  readonly said: Said;
  readonly signer: TicketSigner;
  readonly hasPrices: boolean;
  /** Whether anything goes back if it's cancelled now. */
  readonly isCancellable: boolean;
}

/** A reseller's booking as the standard says it. Its prices are those that it was confirmed at. */
export function presentReservation(reservation: Reservation, around: Around): OctoBooking {
  const { own, booking, seriesId, expiresAt } = reservation;
  const { date, said, hasPrices, isCancellable } = around;
  const status = statusOf(reservation);
  const isOver = status === 'EXPIRED' || status === 'CANCELLED';
  const cancelledAt = utc(booking.cancelledAt ?? own.updatedAt);
  return {
    id: own.uuid,
    uuid: own.uuid,
    testMode: false,
    resellerReference: own.resellerReference,
    supplierReference: bookingReference(booking.id),
    status,
    utcCreatedAt: utc(own.createdAt),
    utcUpdatedAt: utc(new Date(Math.max(own.updatedAt.getTime(), booking.updatedAt.getTime()))),
    utcExpiresAt: status === 'ON_HOLD' || status === 'EXPIRED' ? expiresAt && utc(expiresAt) : null,
    utcRedeemedAt: redeemedAt(reservation),
    utcConfirmedAt: booking.confirmedAt && utc(booking.confirmedAt),
    productId: String(seriesId),
    optionId: octoOption,
    cancellable: !isOver && isCancellable,
    cancellation: isOver
      ? { refund: own.refund ?? 'FULL', reason: said.reason ?? null, utcCancelledAt: cancelledAt }
      : null,
    freesale: false,
    availabilityId: idOf(date),
    availability: presentAvailability(date, null),
    contact: shownContact(said.contact),
    notes: said.notes ?? null,
    deliveryMethods: ['TICKET'],
    voucher: null,
    unitItems: own.units.flatMap((unit, position) =>
      booking.cancelledPositions.includes(position)
        ? []
        : [presentUnit(reservation, around, { unit, position, status })],
    ),
    ...(hasPrices && { pricing: priceOf(remaining(reservation), booking.currency) }),
  };
}

function remaining({ own, booking }: Reservation): readonly ResellerUnit[] {
  return own.units.filter((_, position) => !booking.cancelledPositions.includes(position));
}

/** What units were sold for. */
function priceOf(units: readonly ResellerUnit[], currency: ChargeCurrency) {
  const sum = (part: 'retail' | 'net') => units.reduce((total, unit) => total + unit[part], 0);
  const retail = sum('retail');
  return { original: retail, retail, net: sum('net'), currency, currencyPrecision: 2 as const, includedTaxes: [] };
}

function presentUnit(
  { booking, tickets }: Reservation,
  { said, signer, hasPrices }: Around,
  {
    unit,
    position,
    status,
  }: { readonly unit: ResellerUnit; readonly position: number; readonly status: OctoBookingStatus },
): OctoBooking['unitItems'][number] {
  const ticket = tickets.find((each) => each.position === position);
  const at = ticket?.checkedInAt ? utc(ticket.checkedInAt) : null;
  const isValid = booking.status === 'confirmed' && ticket !== undefined;
  return {
    uuid: unit.uuid,
    resellerReference: unit.reference,
    supplierReference: isValid ? ticketNumber(booking.id, position) : null,
    unitId: unit.unitId,
    status: at === null ? status : 'REDEEMED',
    utcRedeemedAt: at,
    contact: shownContact(said.people?.[unit.uuid]),
    ticket: {
      redemptionMethod: 'DIGITAL',
      utcRedeemedAt: at,
      deliveryOptions: isValid ? [{ deliveryFormat: 'QRCODE', deliveryValue: signer.textOf(ticket.code) }] : [],
    },
    ...(hasPrices && { pricing: priceOf([unit], booking.currency) }),
  };
}

/** When the last of those who come was checked in; null until all of them are. */
function redeemedAt({ booking, tickets }: Reservation): string | null {
  const coming = tickets.filter(({ position }) => !booking.cancelledPositions.includes(position));
  const times = coming.flatMap(({ checkedInAt }) => (checkedInAt === null ? [] : [checkedInAt.getTime()]));
  const isAll = booking.status === 'confirmed' && coming.length > 0 && times.length === coming.length;
  return isAll ? utc(new Date(Math.max(...times))) : null;
}

export function statusOf(reservation: Reservation): OctoBookingStatus {
  return octoStatusOf({ ...reservation.booking, isRedeemed: redeemedAt(reservation) !== null });
}
