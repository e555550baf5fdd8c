import type { DiscountableEvent, DiscountCodeChange, DiscountCodeOrder } from '@ascendant/contract/discount-code';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { organizerOf } from '@ascendant/domain/event/access';
import { maxEventSuggestions } from '@ascendant/domain/list-limits';
import { cents, parseDollars, toDecimal } from '@ascendant/domain/money';
import type { DiscountCovers } from '@ascendant/domain/pricing/discount';
import { isOnlyDeactivated, refuseDiscountChange, type DiscountBearer } from '@ascendant/domain/pricing/discount-code';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { changesBetween } from '../../audit/changes';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { searchTerms } from '../../database/search-terms';
import { AppError } from '../../errors/app-error';
import * as codes from './discounts.repository';

export interface By {
  /** An admin, or an organizer, who manages the codes of their own events. */
  readonly actor: Caller;
  readonly requestId: string;
}

export interface DiscountDeps {
  readonly db: Database;
  /** Who pays for the discounts of codes that admins create, unless they say. */
  readonly borneBy: DiscountBearer;
}

/** Whose events' codes someone manages; undefined for all of them. */
function ownerOf(caller: Caller): number | undefined {
  return caller.role === 'admin' ? undefined : organizerOf(caller);
}

/** A page of the codes that someone manages, newest first, without a limit all of them, with the total of all pages. */
export async function discountCodes(
  db: Database,
  actor: Caller,
  { q = '', ...page }: Omit<codes.DiscountCodePage, 'words'> & { readonly q?: string | undefined },
): Promise<{ readonly ids: readonly number[]; readonly all: number }> {
  const wanted = { ...page, words: searchTerms(q), ownerId: ownerOf(actor) };
  const [ids, all] = await Promise.all([codes.findDiscountCodeIds(db, wanted), codes.countDiscountCodes(db, wanted)]);
  return { ids, all };
}

/** The codes of some ids, in their order. */
export function discountCodesOf(db: Database, ids: readonly number[]): Promise<readonly codes.DiscountCodeRecord[]> {
  return codes.findDiscountCodes(db, ids);
}

/** Events to choose from, the next to start first. @param q words of their title, place or category */
export async function discountableEvents(db: Database, actor: Caller, q = ''): Promise<DiscountableEvent[]> {
  const wanted = { words: searchTerms(q), ownerId: ownerOf(actor), limit: maxEventSuggestions };
  return codes.findDiscountableEvents(db, wanted);
}

/**
 * @throws AppError taken when the code exists; invalid_input for an event that's gone, cancelled or over, for a last day that's over, and
 * for an organizer who'd have the site pay
 * Source: docs/rules/pricing.md, "Discount codes".
 */
export async function createDiscountCode(
  { db, borneBy }: DiscountDeps,
  order: DiscountCodeOrder,
  by: By,
): Promise<codes.DiscountCodeRecord> {
  return inTransaction(db, async (tx) => {
    await requireEvent(tx, by.actor, order);
    const isAdmin = by.actor.role === 'admin';
    const row = {
      ...rowOf(order),
      borneBy: order.borneBy ?? (isAdmin ? borneBy : 'organizer'),
      covers: order.covers ?? (isAdmin ? 'date' : 'series'),
    };
    refuseSitePaying(by.actor, row.borneBy);
    const id = await codes.insertDiscountCode(tx, row);
    await record(tx, 'discount_code.created', { id, before: {}, after: row, by });
    return stored(await codes.findDiscountCode(tx, id));
  });
}

/**
 * Makes a code what's wanted, as far as its uses allow.
 * @throws AppError not_found, taken, in_use with the field that can't change; forbidden for an organizer who'd do more than
 * deactivate a code that the site pays for; invalid_input as when creating it
 * Source: docs/rules/pricing.md, "Discount codes".
 */
export async function changeDiscountCode(
  db: Database,
  { id, wanted }: { readonly id: number; readonly wanted: DiscountCodeChange },
  by: By,
): Promise<codes.DiscountCodeRecord> {
  return inTransaction(db, async (tx) => {
    const before = stored(await codes.lockDiscountCode(tx, id));
    if (!isTheirs(by.actor, before)) throw gone();
    const { covers = before.covers, borneBy = before.borneBy, isActive } = wanted;
    const after = { ...rowOf(wanted), covers, borneBy, isActive };
    refuseOthersCost(by.actor, before, after);
    refuseIfUsed(before, after);
    await requireEvent(tx, by.actor, wanted, before);
    await codes.updateDiscountCode(tx, id, after);
    const action = wanted.isActive === before.isActive ? 'changed' : wanted.isActive ? 'activated' : 'deactivated';
    await record(tx, `discount_code.${action}`, { id, before, after, by });
    return stored(await codes.findDiscountCode(tx, id));
  });
}

function stored(code: codes.DiscountCodeRecord | null): codes.DiscountCodeRecord {
  if (code === null) throw gone();
  return code;
}

function gone(): AppError {
  return new AppError('not_found', { message: "This discount code doesn't exist." });
}

function isTheirs(actor: Caller, { ownerId }: { readonly ownerId: number | null }): boolean {
  const owner = ownerOf(actor);
  return owner === undefined || owner === ownerId;
}

function rowOf({ code, eventId, discountType, discountValue, usageLimit, validUntil }: DiscountCodeOrder) {
  const value = toDecimal(cents(hundredthsOf(discountValue)));
  return { code, eventId, discountType, discountValue: value, usageLimit, validUntil };
}

function hundredthsOf(value: number | string): number {
  return parseDollars(typeof value === 'number' ? value.toFixed(2) : value) ?? 0;
}

/** What the site pays is up to admins. */
function refuseSitePaying(actor: Caller, borneBy: DiscountBearer): void {
  if (borneBy === 'site' && actor.role !== 'admin') throw wrong('borneBy', 'Only admins can let the site pay for it.');
}

/** An organizer can stop a code that the site pays for, and nothing else. */
function refuseOthersCost(actor: Caller, before: codes.DiscountCodeRecord, after: StoredCode): void {
  if (actor.role === 'admin') return;
  if (before.borneBy === 'organizer') refuseSitePaying(actor, after.borneBy);
  else if (!isOnlyDeactivated(before, after)) throw new AppError('forbidden', { message: sitePays });
}

const sitePays = 'The site pays for this code, so only admins can change it. You can deactivate it.';

type StoredCode = ReturnType<typeof rowOf> & {
  readonly covers: DiscountCovers;
  readonly borneBy: DiscountBearer;
  readonly isActive: boolean;
};

function refuseIfUsed(before: codes.DiscountCodeRecord, wanted: StoredCode): void {
  const refusal = refuseDiscountChange(
    { ...before, hundredths: hundredthsOf(before.discountValue) },
    { ...wanted, hundredths: hundredthsOf(wanted.discountValue) },
  );
  if (refusal === null) return;
  const field = refusal.code === 'hundredths' ? 'discountValue' : refusal.code;
  throw new AppError('in_use', { message: refusal.message, fields: { [field]: refusal.message } });
}

/** What hasn't changed isn't asked again: a code of a past event can still be deactivated. */
async function requireEvent(
  tx: Queryable,
  actor: Caller,
  { eventId, validUntil }: Pick<DiscountCodeOrder, 'eventId' | 'validUntil'>,
  before?: { readonly eventId: number; readonly validUntil: CalendarDay | null },
): Promise<void> {
  const event = await codes.findEventOfCode(tx, eventId);
  if (eventId !== before?.eventId) {
    if (event === null || !isTheirs(actor, event)) throw wrong('eventId', 'Please select an event');
    if (event.status === 'cancelled') throw wrong('eventId', 'This event was cancelled.');
    if (event.hasBegun) throw wrong('eventId', 'This event has already started.');
  }
  if (validUntil === (before?.validUntil ?? null) || validUntil === null || event === null) return;
  if (validUntil < event.today) throw wrong('validUntil', 'Please choose today or a later day');
}

function wrong(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

interface Recorded {
  readonly id: number;
  readonly before: object;
  readonly after: object;
  readonly by: By;
}

const recorded = [
  'code',
  'eventId',
  'covers',
  'discountType',
  'discountValue',
  'borneBy',
  'usageLimit',
  'validUntil',
  'isActive',
] as const;

async function record(tx: Queryable, action: string, { id, before, after, by }: Recorded): Promise<void> {
  await recordAudit(tx, {
    actor: by.actor,
    action,
    target: { type: 'discount_code', id },
    changes: changesBetween(before, after, recorded),
    requestId: by.requestId,
  });
}
