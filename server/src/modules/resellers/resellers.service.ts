import { maxResellers } from '@ascendant/domain/channel/reseller';
import { organizerOf } from '@ascendant/domain/event/access';
import type { Cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../database/database';
import { AppError } from '../../errors/app-error';
import { keys } from '../keys/keys.module';
import { ledger } from '../ledger/ledger.module';
import { organizations } from '../organizations/organizations.module';
import * as repository from './resellers.repository';
import type { ResellerRecord } from './resellers.repository';

/** What an organizer agrees on with a reseller. */
export interface Terms {
  readonly name: string;
  readonly seriesIds: number[];
  /** Whole percent. */
  readonly commission: number;
}

/** A reseller with its key, which is only told now. */
export interface WithKey {
  readonly reseller: ResellerRecord;
  readonly secret: string;
}

/** @throws AppError not_found for another organization's */
export async function resellerOf(db: Queryable, caller: Caller, id: number): Promise<ResellerRecord> {
  const [reseller] = await repository.findResellers(db, organizerOf(caller), id);
  if (!reseller) throw new AppError('not_found', { message: 'This reseller isn’t one of yours.' });
  return reseller;
}

export function resellersOf(db: Database, caller: Caller): Promise<readonly ResellerRecord[]> {
  return repository.findResellers(db, organizerOf(caller));
}

export function sellable(db: Database, caller: Caller) {
  return repository.findSellable(db, organizerOf(caller));
}

/** @throws AppError invalid_input for too many, or an event that isn't theirs */
export async function addReseller(
  db: Database,
  caller: Caller,
  { requestId, ...terms }: Terms & { readonly requestId: string },
): Promise<WithKey> {
  const organizerId = organizerOf(caller);
  return inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    if ((await repository.countResellers(tx, organizerId)) >= maxResellers)
      throw new AppError('invalid_input', {
        fields: { name: `You have ${maxResellers} resellers, which is the most.` },
      });
    await requireOwn(tx, organizerId, terms.seriesIds);
    const id = await repository.insertReseller(tx, { ...terms, organizerId, createdBy: caller.userId });
    await note(tx, caller, { id, action: 'reseller.added', requestId, after: terms });
    return withKey(tx, caller, id);
  });
}

/** @throws AppError not_found; invalid_input for an event that isn't theirs */
export async function changeReseller(
  db: Database,
  caller: Caller,
  { id, requestId, ...changed }: Terms & { readonly id: number; readonly isOn: boolean; readonly requestId: string },
): Promise<ResellerRecord> {
  return inTransaction(db, async (tx) => {
    await resellerOf(tx, caller, id);
    await requireOwn(tx, organizerOf(caller), changed.seriesIds);
    await repository.updateReseller(tx, id, changed);
    await note(tx, caller, { id, action: 'reseller.changed', requestId, after: changed });
    return resellerOf(tx, caller, id);
  });
}

/** Makes another key; those before stop working. @throws AppError not_found */
export async function renewKey(
  db: Database,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<WithKey> {
  return inTransaction(db, async (tx) => {
    await resellerOf(tx, caller, id);
    await repository.revokeKeys(tx, id);
    await note(tx, caller, { id, action: 'reseller.key_renewed', requestId });
    return withKey(tx, caller, id);
  });
}

interface NotedPayment {
  readonly id: number;
  readonly amount: Cents;
  readonly paidOn: string;
  readonly currency: ChargeCurrency;
  readonly requestId: string;
}

/** Notes what a reseller has paid, outside the site. @throws AppError not_found */
export async function notePayment(
  db: Database,
  caller: Caller,
  { id, amount, paidOn, currency, requestId }: NotedPayment,
  beforeCommit: BeforeCommit<ResellerRecord>,
): Promise<ResellerRecord> {
  return inTransaction(db, async (tx) => {
    await resellerOf(tx, caller, id);
    const payment = { resellerId: id, amountCents: amount, currency, paidOn, madeBy: caller.userId };
    const paymentId = await repository.insertPayment(tx, payment);
    await ledger.postResellerPayment(tx, { id: paymentId, organizerId: organizerOf(caller), amount }, currency);
    await note(tx, caller, { id, action: 'reseller.paid', requestId, after: { amount } });
    const reseller = await resellerOf(tx, caller, id);
    await beforeCommit(tx, reseller);
    return reseller;
  });
}

/** @throws AppError not_found for another organization's */
export async function statementOf(db: Database, caller: Caller, id: number, month: string) {
  return repository.findStatement(db, await resellerOf(db, caller, id), month);
}

async function requireOwn(tx: Transaction, organizerId: number, seriesIds: readonly number[]): Promise<void> {
  const own = new Set((await repository.findSellable(tx, organizerId)).map(({ id }) => id));
  if (!seriesIds.every((id) => own.has(id)))
    throw new AppError('invalid_input', { fields: { seriesIds: 'Choose events of yours that are listed' } });
}

async function withKey(tx: Transaction, caller: Caller, resellerId: number): Promise<WithKey> {
  const { name } = await resellerOf(tx, caller, resellerId);
  const secret = await keys.addResellerKey(tx, caller, { resellerId, name });
  return { reseller: await resellerOf(tx, caller, resellerId), secret };
}

interface Noted {
  readonly id: number;
  readonly action: string;
  readonly requestId: string;
  readonly after?: object;
}

async function note(tx: Transaction, actor: Caller, { id, action, requestId, after = {} }: Noted): Promise<void> {
  const changes = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, { before: null, after: value }]),
  );
  await recordAudit(tx, { actor, action, target: { type: 'reseller', id }, changes, requestId });
}
