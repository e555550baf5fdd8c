import { z } from 'zod';
import { csvFlag, csvList, csvNull, csvNumber, readRecords } from './records';

const text = z.string().min(1);

const demoBooking = z.strictObject({
  /** The key of the event. */
  event: text,
  /** First names of those of the two dependents who come along. */
  with: csvList,
  /** How long ago it was booked; for a past event, how long before it began. */
  daysBefore: csvNumber,
  discountCode: csvNull.or(text),
});

const discount = z.strictObject({
  code: text,
  /** The key of the event. */
  event: text,
  discountType: z.enum(['percentage', 'fixed']),
  /** Percent, or whole dollars. */
  value: csvNumber,
  usageLimit: csvNumber,
  isActive: csvFlag,
  /** Its first and last day, in days from today; null if it never ends. */
  fromDays: csvNumber,
  untilDays: csvNull.or(csvNumber),
});

export type DemoBooking = z.infer<typeof demoBooking>;
export type DiscountContent = z.infer<typeof discount>;

/** The demo traveller's bookings: upcoming and past, paid and free, alone and with the family. */
export function readDemoBookings() {
  return readRecords('traveller-bookings.csv', demoBooking);
}

/** Discount codes in every state that the admin's list shows. */
export function readDiscountCodes() {
  return readRecords('discount-codes.csv', discount);
}
