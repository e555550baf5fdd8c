import { hasProblems } from '@ascendant/domain/event/form/field-problems';
import type { Need } from '@ascendant/domain/event/need';
import type { Extra } from '@ascendant/domain/pricing/extra';
import { extraProblems, readExtra, type ExtraForm } from '@ascendant/domain/pricing/extra-form';
import { extraLabel } from '@ascendant/domain/pricing/extra-text';
import { groupPriceLabel, groupPriceProblems, type GroupPrice } from '@ascendant/domain/pricing/group-price';
import { priceTypeLabel, type PriceType } from '@ascendant/domain/pricing/price-type';
import { priceTypeProblems, readPriceType, type PriceTypeForm } from '@ascendant/domain/pricing/price-type-form';
import { noExtrasText, sellsExtras } from '@ascendant/domain/pricing/taxes';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { findGuardedEvent, lockGuardedEvent } from '../states/event-transitions.repository';
import { requireChangeable } from './event-access';
import {
  countOwnGroups,
  findSeriesTerms,
  findTaxPlaces,
  writeSeriesTerms,
  type SeriesTerms,
} from './series-dates.repository';

/** What holds for all dates of an event's series, and can be changed at any time. @throws AppError not_found, forbidden */
export async function seriesTermsOf(db: Database, caller: Caller, eventId: number): Promise<SeriesTerms> {
  requireChangeable(await findGuardedEvent(db, eventId), caller);
  return findSeriesTerms(db, eventId);
}

interface Order {
  readonly eventId: number;
  readonly requestId: string;
}

/**
 * Lets bookings of a final sale move between the dates of an event's series until check-in opens, or no longer.
 * @throws AppError not_found, forbidden
 * Source: docs/rules/booking.md, "Moving a booking to another date"; rule ERR-06.
 */
export async function setFinalSaleMoves(
  db: Database,
  actor: Caller,
  { finalSale, ...order }: Order & { readonly finalSale: boolean },
): Promise<boolean> {
  await changeTerms(db, actor, order, {
    change: { finalSaleMoves: finalSale },
    action: 'event.date_changes_changed',
    said: ({ finalSaleMoves }) => ({ finalSale: finalSaleMoves }),
  });
  return finalSale;
}

/**
 * Sets from how many people a booking costs less, on every date of an event's series. Bookings that are made keep what they paid.
 * @throws AppError not_found, forbidden, invalid_input
 * Source: docs/rules/pricing.md, "Group prices"; rule ERR-06.
 */
export async function setGroupPrices(
  db: Database,
  actor: Caller,
  { groupPrices, ...order }: Order & { readonly groupPrices: readonly GroupPrice[] },
): Promise<readonly GroupPrice[]> {
  const fields = groupPriceProblems(groupPrices);
  if (hasProblems(fields)) throw new AppError('invalid_input', { fields });
  await changeTerms(db, actor, order, {
    change: { groupPrices },
    action: 'event.group_prices_changed',
    said: (terms) => ({ groupPrices: terms.groupPrices.map(groupPriceLabel).join('; ') }),
  });
  return groupPrices;
}

/**
 * Sets what people can come as besides adult and child, on every date of an event's series. Bookings that are made keep what they paid.
 * @throws AppError not_found, forbidden, invalid_input
 * Source: docs/rules/pricing.md, "Price types"; rule ERR-06.
 */
export async function setPriceTypes(
  db: Database,
  actor: Caller,
  { priceTypes: forms, ...order }: Order & { readonly priceTypes: readonly PriceTypeForm[] },
): Promise<readonly PriceType[]> {
  const fields = priceTypeProblems(forms);
  if (hasProblems(fields)) throw new AppError('invalid_input', { fields });
  const priceTypes = forms.map(readPriceType);
  await changeTerms(db, actor, order, {
    change: { priceTypes },
    action: 'event.price_types_changed',
    said: (terms) => ({ priceTypes: terms.priceTypes.map(priceTypeLabel).join('; ') }),
  });
  return priceTypes;
}

/**
 * Sets what people can take along on every date of an event's series. Bookings that are made keep what they have, and what they paid.
 * @throws AppError not_found, forbidden, invalid_input
 * Source: docs/rules/pricing.md, "Extras"; rule ERR-06.
 */
export async function setExtras(
  db: Database,
  actor: Caller,
  { extras: forms, ...order }: Order & { readonly extras: readonly ExtraForm[] },
): Promise<readonly Extra[]> {
  const fields = extraProblems(forms);
  if (hasProblems(fields)) throw new AppError('invalid_input', { fields });
  const extras = forms.map(readExtra);
  await changeTerms(db, actor, order, {
    change: { extras },
    action: 'event.extras_changed',
    said: (terms) => ({ extras: terms.extras.map(extraLabel).join('; ') }),
    refuse: (tx) => refuseUntaxedExtras(tx, order.eventId, extras),
  });
  return extras;
}

/**
 * Sets what each date of an event's series takes of its organizer's resource groups. Dates with people get what's free.
 * @throws AppError not_found, also for another organizer's group; forbidden, invalid_input
 * Source: rules RES-05, RES-06.
 */
export async function setNeeds(
  db: Database,
  actor: Caller,
  { needs, ...order }: Order & { readonly needs: readonly Need[] },
): Promise<readonly Need[]> {
  const groups = needs.map(({ group }) => group);
  if (new Set(groups).size < groups.length)
    throw new AppError('invalid_input', { fields: { needs: 'Each group can be needed once' } });
  await changeTerms(db, actor, order, {
    change: { needs },
    action: 'event.needs_changed',
    said: (terms) => ({
      needs: terms.needs.map(({ group, by, amount }) => `${amount} of ${group} by ${by}`).join('; '),
    }),
    refuse: async (tx) => {
      if ((await countOwnGroups(tx, order.eventId, groups)) < groups.length) throw new AppError('not_found');
    },
  });
  return needs;
}

/** @throws AppError invalid_input where we have no rates for what's rented or sold along with a tour */
async function refuseUntaxedExtras(tx: Transaction, eventId: number, extras: readonly Extra[]): Promise<void> {
  if (extras.length === 0) return;
  const places = await findTaxPlaces(tx, eventId);
  if (!places.every(sellsExtras)) throw new AppError('invalid_input', { fields: { extras: noExtrasText } });
}

interface Change {
  readonly change: Partial<SeriesTerms>;
  readonly action: string;
  /** What the audit log says of the terms before and after. */
  readonly said: (terms: SeriesTerms) => Readonly<Record<string, string | boolean>>;
  /** @throws AppError if they can't be so */
  readonly refuse?: (tx: Transaction) => Promise<void>;
}

async function changeTerms(db: Database, actor: Caller, order: Order, terms: Change): Promise<void> {
  const { change, action, said, refuse } = terms;
  const { eventId, requestId } = order;
  await inTransaction(db, async (tx) => {
    requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    await refuse?.(tx);
    const before = await findSeriesTerms(tx, eventId);
    await writeSeriesTerms(tx, eventId, change);
    const [was, is] = [said(before), said({ ...before, ...change })];
    const changes = Object.fromEntries(
      Object.keys(is).map((name) => [name, { before: was[name] ?? null, after: is[name] ?? null }]),
    );
    await recordAudit(tx, { actor, action, target: { type: 'event', id: eventId }, changes, requestId });
  });
}
