import { createHash } from 'node:crypto';
import type { NewPasskey } from '@ascendant/contract/passkey';
import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { maxPasskeys } from '@ascendant/domain/person/account-limits';
import type { PasskeyRow } from '../../../db/schema/sign-in';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { lockOwnAccount, ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { noteAdded, noteRemoved } from './factors.service';
import { createdPasskey, creationOptions, requestOptions, usedCounter } from './passkey-checks';
import * as passkeys from './passkeys.repository';

const challengeMinutes = 5;

/** What a challenge is for: to sign in, or to add a passkey to one account. */
type Purpose = 'sign in' | `add ${number}`;

/** Starts to add a passkey. Source: rule FAC-05. */
export async function beginPasskey({ db, publicUrl }: AccountsDeps, caller: Caller) {
  const account = await ownAccount(db, caller.userId);
  const { id, username, firstName, lastName } = account;
  const person = { id, username, name: `${firstName} ${lastName}` };
  const options = await creationOptions(publicUrl, person, await passkeys.findPasskeys(db, caller.userId));
  await passkeys.insertChallenge(db, challengeHash(options.challenge, `add ${caller.userId}`), challengeMinutes);
  return options;
}

interface Wanted {
  readonly name: string;
  readonly response: NewPasskey;
  readonly requestId: string;
}

/**
 * Adds the passkey that the browser has created.
 * @returns recovery codes, if this is the caller's first factor
 * @throws AppError passkey_refused; taken when it's stored already; illegal_transition when the caller has as many as fit
 */
export async function addPasskey(
  deps: AccountsDeps,
  caller: Caller,
  { name, response, requestId }: Wanted,
): Promise<readonly string[]> {
  const isOurs = async (challenge: string) =>
    passkeys.takeChallenge(deps.db, challengeHash(challenge, `add ${caller.userId}`));
  const credential = await createdPasskey(deps.publicUrl, response, isOurs);
  if (credential === null) throw new AppError('passkey_refused');
  const { id: credentialId, publicKey, counter } = credential;
  return inTransaction(deps.db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.userId);
    if ((await passkeys.findPasskeys(tx, account.id)).length >= maxPasskeys) throw tooMany();
    const transports = [...(response.response.transports ?? [])];
    const row = { userId: account.id, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name };
    if (!(await passkeys.insertPasskey(tx, row)))
      throw new AppError('taken', { message: 'This passkey is already here.' });
    return noteAdded(deps, tx, { account, caller, what: nameOf(name), requestId });
  });
}

/**
 * Gives a passkey another name. It signs in as before, so this isn't a sensitive call.
 * @throws AppError not_found for someone else's, and for one that's gone
 */
export async function renamePasskey(
  deps: AccountsDeps,
  caller: Caller,
  { id, name, requestId }: { readonly id: number; readonly name: string; readonly requestId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { id: userId } = await lockOwnAccount(tx, caller.userId);
    if (!(await passkeys.renamePasskey(tx, userId, { id, name }))) throw gone();
    await recordAudit(tx, { actor: caller, action: 'factor.renamed', target: { type: 'user', id: userId }, requestId });
  });
}

/** @throws AppError not_found for someone else's, and for one that's gone */
export async function removePasskey(
  deps: AccountsDeps,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.userId);
    const name = await passkeys.deletePasskey(tx, account.id, id);
    if (name === null) throw gone();
    await noteRemoved(deps, tx, { account, caller, what: nameOf(name), requestId });
  });
}

/** Starts a sign-in with a passkey; only the answer says whose it is. */
export async function beginPasskeySignIn({ db, publicUrl }: AccountsDeps) {
  const options = await requestOptions(publicUrl);
  await passkeys.insertChallenge(db, challengeHash(options.challenge, 'sign in'), challengeMinutes);
  return options;
}

/**
 * The passkey that answered one of our challenges, which is then used up.
 * @returns null if it's unknown, or the answer isn't its own
 */
export async function answeredPasskey(
  { db, publicUrl }: AccountsDeps,
  answer: PasskeyAnswer,
): Promise<PasskeyRow | null> {
  const passkey = await passkeys.findPasskey(db, answer.id);
  if (passkey === null) return null;
  const isOurs = async (challenge: string) => passkeys.takeChallenge(db, challengeHash(challenge, 'sign in'));
  const counter = await usedCounter(publicUrl, { passkey, answer, isOurs });
  if (counter === null) return null;
  await passkeys.noteUse(db, passkey.id, counter);
  return passkey;
}

function challengeHash(challenge: string, purpose: Purpose): string {
  return createHash('sha256').update(`${purpose}\n${challenge}`).digest('hex');
}

function nameOf(name: string): string {
  return `the passkey “${name}”`;
}

function gone(): AppError {
  return new AppError('not_found', { message: 'That passkey is already gone.' });
}

function tooMany(): AppError {
  return new AppError('illegal_transition', { message: `You can have ${maxPasskeys} passkeys. Remove one first.` });
}
