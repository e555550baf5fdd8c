import type { dependentBody } from '@ascendant/contract/person';
import { maxDependents } from '@ascendant/domain/person/account-limits';
import type { z } from 'zod';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { accounts } from '../accounts/accounts.module';
import { hasChanged, knownBirthOrDate } from './birth-data.service';
import * as dependents from './dependents.repository';
import type { DependentWithPlace } from './dependents.repository';

export type GivenDependent = z.output<typeof dependentBody>;

interface Request {
  readonly caller: Caller;
  readonly now: Date;
  readonly requestId: string;
}

/** The caller's family, in the order they were added. */
export async function familyOf(db: Database, userId: number): Promise<readonly DependentWithPlace[]> {
  return dependents.findDependents(db, userId);
}

/**
 * Adds a person to the caller's family and records when consent was given, or that no one was asked.
 * @throws AppError invalid_input, unknown_place, too_many_dependents
 * Source: docs/rules/security.md, "Who may call what", 20 at most; rule PRI-02.
 */
export async function addDependent(db: Database, given: GivenDependent, request: Request): Promise<DependentWithPlace> {
  const { userId } = request.caller;
  const birth = await knownBirthOrDate(db, given, request.now);
  return inTransaction(db, async (tx) => {
    // Locking the person's own row keeps the count correct.
    await accounts.lockOwnAccount(tx, userId);
    if ((await dependents.countDependents(tx, userId)) >= maxDependents) throw new AppError('too_many_dependents');
    const id = await dependents.insertDependent(tx, { userId, ...personOf(given), ...birth });
    await note(tx, 'dependent.added', { id, request });
    return found(await dependents.findDependent(tx, { userId, id }));
  });
}

/** @throws AppError not_found for another person's dependent; invalid_input, unknown_place */
export async function changeDependent(
  db: Database,
  { id, given }: { readonly id: number; readonly given: GivenDependent },
  request: Request,
): Promise<DependentWithPlace> {
  const own = { userId: request.caller.userId, id };
  found(await dependents.findDependent(db, own));
  const birth = await knownBirthOrDate(db, given, request.now);
  return inTransaction(db, async (tx) => {
    const before = found(await dependents.findDependent(tx, own));
    const isOtherBirth = hasChanged(before, birth);
    await dependents.updateDependent(tx, own, { ...personOf(given), ...birth, isOtherBirth });
    return found(await dependents.findDependent(tx, own));
  });
}

/** @throws AppError not_found for another person's dependent */
export async function removeDependent(db: Database, id: number, request: Request): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isGone = await dependents.deleteDependent(tx, { userId: request.caller.userId, id });
    if (!isGone) throw new AppError('not_found');
    await note(tx, 'dependent.removed', { id, request });
  });
}

function found(dependent: DependentWithPlace | null): DependentWithPlace {
  if (dependent === null) throw new AppError('not_found');
  return dependent;
}

function personOf({ firstName, lastName, relationshipType, gender, consent }: GivenDependent) {
  return { firstName, lastName, relationshipType, gender: gender ?? null, hasConsent: consent === true };
}

async function note(
  tx: Parameters<typeof recordAudit>[0],
  action: string,
  { id, request }: { id: number; request: Request },
): Promise<void> {
  const { caller, requestId } = request;
  await recordAudit(tx, { actor: caller, action, target: { type: 'dependent', id }, requestId });
}
