import type { OctoAvailability, OctoCalendarDay } from '@ascendant/contract/octo/catalogue-shapes';
import { calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { availabilityId, availabilityStatus, type OctoAvailabilityStatus } from '@ascendant/domain/channel/octo';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { grouped } from '@ascendant/domain/grouped';
import { cents } from '@ascendant/domain/money';
import type { ResellerDate } from './dates.repository';
import { priced, pricesOf, type Selling } from './units';

/** How many of which unit are asked about. */
export type AskedUnits = readonly { readonly id: string; readonly quantity: number }[];

/** A date as the standard says it. @param selling null without prices */
export function presentAvailability(
  date: ResellerDate,
  selling: Selling | null,
  units: AskedUnits = [],
): OctoAvailability {
  const prices = pricesOf(date);
  const { capacity } = date;
  const seatsLeft = Math.max(0, date.seatsLeft);
  const wanted = Math.max(
    1,
    units.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const status = availabilityStatus({ isClosed: date.isClosed || prices === null, seatsLeft, capacity });
  return {
    id: idOf(date),
    localDateTimeStart: localTime(date.startDate, date.startTime, date.startsAt),
    localDateTimeEnd: localTime(date.endDate, date.endTime, date.endsAt),
    utcCutoffAt: utc(date.closesAt),
    allDay: false,
    available: isSold(status) && wanted <= seatsLeft,
    status,
    vacancies: isSold(status) ? seatsLeft : 0,
    capacity,
    maxUnits: Math.min(maxAttendeesPerBooking, seatsLeft),
    openingHours: [],
    ...(selling !== null && pricing(prices ?? [], selling, units)),
  };
}

/** A moment as the standard writes it: in whole seconds. */
export function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** The id that a date has as long as it isn't moved. */
export function idOf({ id, startDate, startTime }: Pick<ResellerDate, 'id' | 'startDate' | 'startTime'>): string {
  return availabilityId({ eventId: id, startDate: calendarDay(startDate), startTime: clockTime(startTime) });
}

const isSold = (status: OctoAvailabilityStatus) => status === 'AVAILABLE' || status === 'LIMITED';

function pricing(prices: NonNullable<ReturnType<typeof pricesOf>>, selling: Selling, units: AskedUnits) {
  const unitPricing = prices.map(({ unitId, price }) => ({ unitId, ...priced(price, selling) }));
  if (units.length === 0) return { unitPricing };
  const priceOf = (id: string) => prices.find(({ unitId }) => unitId === id)?.price ?? 0;
  const total = units.reduce((sum, { id, quantity }) => sum + quantity * priceOf(id), 0);
  return { unitPricing, pricing: priced(cents(total), selling) };
}

/** '2027-07-12T09:00:00-04:00': what clocks show there, and how far that is from UTC at that moment. */
function localTime(day: string, clock: string, at: Date): string {
  const minutes = Math.round((Date.parse(`${day}T${clock}:00Z`) - at.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${clock}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** Days as the standard says them: the best of what begins on each. @param dates the next first */
export function presentCalendar(dates: readonly OctoAvailability[]): OctoCalendarDay[] {
  const days = grouped(dates, ({ localDateTimeStart }) => localDateTimeStart.slice(0, 10));
  return [...days].map(([localDate, there]) => {
    const open = there.filter(({ status }) => isSold(status));
    const [first] = open.length > 0 ? open : there;
    return {
      localDate,
      available: there.some(({ available }) => available),
      status: best(there),
      vacancies: open.reduce((sum, { vacancies }) => sum + vacancies, 0),
      capacity: there.reduce((sum, { capacity }) => sum + capacity, 0),
      openingHours: [],
      ...(first?.unitPricing && { unitPricingFrom: first.unitPricing }),
    };
  });
}

const fromBest: readonly OctoAvailabilityStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

function best(dates: readonly OctoAvailability[]): OctoAvailabilityStatus {
  return fromBest.find((status) => dates.some((each) => each.status === status)) ?? 'CLOSED';
}
