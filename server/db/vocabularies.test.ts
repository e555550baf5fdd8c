import { allPoints } from '@ascendant/astrology/point';
import { admissionOutcomes } from '@ascendant/domain/booking/check-in';
import {
  bookingPaymentStatuses,
  bookingStatuses,
  holdStatuses,
  paymentStatuses,
} from '@ascendant/domain/booking/lifecycle';
import { waitlistOfferStatuses, waitlistStatuses } from '@ascendant/domain/booking/waitlist';
import { clockTimePattern } from '@ascendant/domain/calendar-day';
import { pointNames, signNames, signPositions } from '@ascendant/domain/chart/chart-points';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { descriptionMaxLength, descriptionMinLength, maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { attemptOutcomes } from '@ascendant/domain/payment/attempts';
import { paymentProviders, refundStatuses } from '@ascendant/domain/payment/payment-fields';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { birthPeriods, birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { genders, relationshipStatuses, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { currencies, maxPriceLimit, maxTravelDistanceKm } from '@ascendant/domain/person/preferences';
import { signUpUserTypes, userTypes } from '@ascendant/domain/person/roles';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { discountTypes } from '@ascendant/domain/pricing/discount';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import { provinces, taxRules } from '@ascendant/domain/pricing/taxes';
import { maxTicketPriceDollars, tierTypes } from '@ascendant/domain/pricing/tier';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/test-database';

const database = await testDatabase();

/** A check's condition, as PostgreSQL stores it. @param constraint the check's name in the public schema */
async function checkOf(constraint: string): Promise<string> {
  const { rows } = await database.pool.query<{ condition: string }>(
    `select pg_get_constraintdef(oid) as condition from pg_constraint
     where conname = $1 and connamespace = 'public'::regnamespace and contype = 'c'`,
    [constraint],
  );
  if (rows.length !== 1) throw new Error(`${rows.length} checks are called ${constraint}`);
  return rows[0]?.condition ?? '';
}

test.each<readonly [constraint: string, values: readonly string[]]>([
  ['bookings_status', bookingStatuses],
  ['bookings_payment_status', bookingPaymentStatuses],
  ['bookings_tier_type', tierTypes],
  ['bookings_currency', chargeCurrencies],
  ['check_ins_outcome', admissionOutcomes],
  ['dependents_relationship_type', relationshipTypes],
  ['dependents_gender', genders],
  ['dependents_time_of_birth_occurrence', birthTimeOccurrences],
  ['dependents_time_of_birth_type', birthTimeTypes],
  ['discount_codes_discount_type', discountTypes],
  ['events_status', eventStatuses],
  ['holds_status', holdStatuses],
  ['payment_attempts_outcome', attemptOutcomes],
  ['events_province', provinces],
  ['tax_settings_rules', taxRules],
  ['payments_provider', paymentProviders],
  ['payments_status', paymentStatuses],
  ['payments_currency', chargeCurrencies],
  ['pricing_tiers_tier_type', tierTypes],
  ['refunds_status', refundStatuses],
  ['sign_meanings_sign', signNames],
  ['sign_meanings_position', signPositions],
  ['temp_users_user_type', signUpUserTypes],
  ['users_gender', genders],
  ['users_relationship_status', relationshipStatuses],
  ['users_user_type', userTypes],
  ['users_time_of_birth_occurrence', birthTimeOccurrences],
  ['users_time_of_birth_type', birthTimeTypes],
  ['users_price_currency', currencies],
  ['waitlist_entries_status', waitlistStatuses],
  ['waitlist_offers_status', waitlistOfferStatuses],
])('the database accepts the values listed in the domain: %s', async (constraint, values) => {
  const quoted = [...(await checkOf(constraint)).matchAll(/'([^']*)'::/g)].map(([, value]) => value);
  expect(quoted).toEqual([...values]);
});

test.each<readonly [constraint: string, least: number, most: number]>([
  ['users_max_travel_distance', 0, maxTravelDistanceKm],
  ['users_max_price_range', 0, maxPriceLimit],
  ['users_first_name', 1, nameMaxLength],
  ['dependents_last_name', 1, nameMaxLength],
  ['events_description', descriptionMinLength, descriptionMaxLength],
  ['payments_amount_cents', 1, maxTotalCents],
  ['pricing_tiers_adult_price', 0, maxTicketPriceDollars],
  ['waitlist_entries_seats', 1, maxAttendeesPerBooking],
])('the database has the limits of the domain: %s', async (constraint, least, most) => {
  const bounds = [...(await checkOf(constraint)).matchAll(/[<>]= \(?(\d+)/g)].map(([, bound]) => Number(bound));
  expect(bounds).toEqual([least, most]);
});

test.each(['events_start_time', 'events_end_time'])(
  'the database accepts the same clock times as the domain: %s',
  async (check) => {
    expect(await checkOf(check)).toContain(`'^${clockTimePattern}$'`);
  },
);

test.each(['users_time_of_birth', 'dependents_time_of_birth'])(
  "a time of birth is a clock time, one of the domain's periods, or unknown: %s",
  async (check) => {
    expect(await checkOf(check)).toContain(`'^(${[clockTimePattern, ...birthPeriods, 'unknown'].join('|')})$'`);
  },
);

test("points are the astrology engine's", () => {
  expect(pointNames.map((point) => (point === 'Rising' ? 'Asc' : point))).toEqual(allPoints);
  expect(new Set<string>(signPositions)).toEqual(new Set(pointNames.map((point) => point.toLowerCase())));
});
