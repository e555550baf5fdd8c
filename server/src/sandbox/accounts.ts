import { randomBytes } from 'node:crypto';
import { testBankMinutes } from '@ascendant/domain/payment/test-bank';
import type { TestAccountBehaviour } from '@ascendant/domain/payout/test-accounts';
import type { SandboxAccountRow, SandboxTransferRow } from '../../db/schema/sandbox-accounts';
import { inTransaction, type Database, type Transaction } from '../database/database';
import * as rows from './accounts.repository';
import { claim, missing, newEvent, newId, SandboxError } from './ledger-entries';
import { insertNotice } from './notices.repository';

/** How long an address of the sandbox's page works. */
const linkMinutes = 10;
const mostAtOnce = 50;

export interface NewTransferOrder {
  readonly accountId: string;
  readonly amount: number;
  readonly currency: string;
  /** The idempotency key, and by what it's found again. */
  readonly reference: string;
}

interface NewReversalOrder {
  readonly transferId: string;
  readonly amount: number;
  readonly reference: string;
}

interface LinkUrls {
  readonly returnUrl: string;
  readonly refreshUrl: string;
}

export type SandboxAccounts = ReturnType<typeof openAccounts>;

/** Connected accounts at the sandbox, and what's moved to them. Every action is its own transaction. Source: rule PAY-20. */
export function openAccounts(db: Database) {
  return {
    create: (order: { readonly currency: string; readonly idempotencyKey: string }) =>
      inTransaction(db, (tx) => create(tx, order)),
    read: (id: string) => existing(db, id),
    /** @returns the id of a link to the sandbox's page */
    link: async (accountId: string, urls: LinkUrls) => {
      const id = randomBytes(24).toString('base64url');
      await rows.insertLink(db, { id, accountId, ...urls, minutes: linkMinutes });
      return id;
    },
    findLink: (linkId: string) => rows.findLink(db, linkId),
    /** Answers the page: uses the link up. @returns false if it's over */
    answer: (linkId: string, behaviour: TestAccountBehaviour) =>
      inTransaction(db, (tx) => answer(tx, linkId, behaviour)),
    /** Changes an account as the provider would. */
    behave: (id: string, behaviour: TestAccountBehaviour) => inTransaction(db, (tx) => behave(tx, id, behaviour)),
    transfer: (order: NewTransferOrder) => inTransaction(db, (tx) => transfer(tx, order)),
    reverse: (order: NewReversalOrder) => inTransaction(db, (tx) => reverse(tx, order)),
    findTransfer: (reference: string) => rows.findTransferByReference(db, reference),
    listReversals: (transferId: string) => rows.findReversalsOf(db, transferId),
    listPayouts: (accountId: string) => rows.findPayoutsOf(db, accountId),
    /** Sends an account's balance to its bank now. */
    payOut: (id: string) => inTransaction(db, async (tx) => payOut(tx, await existing(tx, id, true))),
    /** What's due by itself. */
    playDue: () => inTransaction(db, playDue),
  };
}

async function existing(db: Database | Transaction, id: string, lock = false): Promise<SandboxAccountRow> {
  return (await rows.findAccount(db, id, lock)) ?? missing('account', id);
}

async function create(
  tx: Transaction,
  { currency, idempotencyKey }: { readonly currency: string; readonly idempotencyKey: string },
): Promise<SandboxAccountRow> {
  const id = newId('acct');
  const earlier = await claim(tx, idempotencyKey, [currency], id);
  if (earlier === null) await rows.insertAccount(tx, { id, currency });
  return existing(tx, earlier ?? id);
}

async function answer(tx: Transaction, linkId: string, behaviour: TestAccountBehaviour): Promise<boolean> {
  const link = await rows.findLink(tx, linkId);
  if (!link || link.isOver) return false;
  await rows.useLink(tx, linkId);
  await behave(tx, link.accountId, behaviour);
  return true;
}

async function behave(tx: Transaction, id: string, behaviour: TestAccountBehaviour): Promise<void> {
  const { state } = await existing(tx, id, true);
  const isVerifying = behaviour === 'verifying' && state !== 'active';
  const next = behaviour === 'restricted' ? 'restricted' : isVerifying ? 'verifying' : 'active';
  await rows.changeAccount(tx, id, { state: next, behaviour, activeInMinutes: isVerifying ? testBankMinutes : null });
  if (next === 'active' && (await rows.findBalanceOf(tx, id)) > 0)
    await rows.changeAccount(tx, id, { paysOutInMinutes: testBankMinutes });
  await tellOfAccount(tx, id);
}

async function transfer(tx: Transaction, order: NewTransferOrder): Promise<SandboxTransferRow> {
  const { accountId, amount, currency, reference } = order;
  const id = newId('tr');
  const earlier = await claim(tx, reference, [accountId, amount, currency], id);
  if (earlier !== null) return made(await rows.findTransfer(tx, earlier), earlier);
  if ((await existing(tx, accountId, true)).state !== 'active')
    throw new SandboxError(400, 'transfers_not_allowed', "This account can't receive transfers.");
  await rows.lockOwnBalance(tx);
  if ((await rows.findOwnBalance(tx, currency)) < amount)
    throw new SandboxError(400, 'balance_insufficient', 'There isn’t enough in your balance for this transfer.');
  const row = await rows.insertTransfer(tx, {
    id,
    accountId,
    reverses: null,
    amountCents: amount,
    currency,
    reference,
  });
  await rows.changeAccount(tx, accountId, { paysOutInMinutes: testBankMinutes });
  return row;
}

async function reverse(
  tx: Transaction,
  { transferId, amount, reference }: NewReversalOrder,
): Promise<SandboxTransferRow> {
  const id = newId('trr');
  const earlier = await claim(tx, reference, [transferId, amount], id);
  if (earlier !== null) return made(await rows.findTransfer(tx, earlier), earlier);
  const { accountId, currency } = made(await rows.findTransfer(tx, transferId), transferId);
  await existing(tx, accountId, true);
  if ((await rows.findLeftOf(tx, transferId)) < amount)
    throw new SandboxError(400, 'amount_too_large', 'The reversal is larger than what is left of the transfer.');
  if ((await rows.findBalanceOf(tx, accountId)) < amount)
    throw new SandboxError(400, 'balance_insufficient', 'The account has already been paid out.');
  return rows.insertTransfer(tx, { id, accountId, reverses: transferId, amountCents: -amount, currency, reference });
}

function made(row: SandboxTransferRow | null, id: string): SandboxTransferRow {
  return row ?? missing('transfer', id);
}

/** Its bank takes what the account has, or returns it. */
async function payOut(tx: Transaction, { id, behaviour, currency }: SandboxAccountRow): Promise<void> {
  await rows.changeAccount(tx, id, { paysOutInMinutes: null });
  const amountCents = await rows.findBalanceOf(tx, id);
  if (amountCents <= 0) return;
  const isReturned = behaviour === 'returned';
  const status = isReturned ? 'failed' : 'paid';
  const failureCode = isReturned ? 'account_closed' : null;
  const payoutId = newId('po');
  await rows.insertPayout(tx, { id: payoutId, accountId: id, status, amountCents, currency, failureCode });
  const type = `payout.${status}`;
  const payload = { ...newEvent(type, { id: payoutId, object: 'payout' }), account: id };
  await insertNotice(tx, { id: payload.id, type, objectId: id, payload });
}

async function playDue(tx: Transaction): Promise<void> {
  for (const account of await rows.takeDueAccounts(tx, mostAtOnce)) {
    if (account.activeAt === null) await payOut(tx, account);
    else await behave(tx, account.id, 'works');
  }
}

/** Records an event about an account, of version 2: it names what to read, and is sent to the endpoint for connected accounts. */
async function tellOfAccount(tx: Transaction, accountId: string): Promise<void> {
  const type = 'v2.core.account[configuration.recipient].capability_status_updated';
  const payload = {
    id: newId('evt'),
    object: 'v2.core.event',
    type,
    livemode: false,
    created: new Date().toISOString(),
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
  };
  await insertNotice(tx, { id: payload.id, type, objectId: accountId, payload });
}
