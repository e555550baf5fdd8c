import { organizerOf } from '@ascendant/domain/event/access';
import {
  firstDatesOfGate,
  gateEndSentences,
  gateState,
  maxGateDevices,
} from '@ascendant/domain/organization/gate-device';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { DeviceReader } from '../../http/session';
import * as gates from './gates.repository';
import type { GateRecord } from './gates.repository';
import { lockOrganizer } from './members.repository';
import { newSecret, storedSecret } from './secret-link';
import { findGateDates, findWorkDates, noDates, type CountedDates, type WorkDateRow } from './work-dates.repository';

/**
 * Reads which gate device asks, by the secret that its link gave it. Its dates are read each time, so a device that's turned off is refused
 * from its next request on.
 * @returns a reader that throws AppError gate_unknown for a secret that we didn't give out; gate_over
 * Source: docs/rules/security.md, "Gate devices".
 */
export function gateReader(db: Database): DeviceReader {
  return async (secret) => {
    const gate = await gates.findGateByToken(db, storedSecret(secret));
    if (gate === null) throw new AppError('gate_unknown');
    const state = gate.isActing ? gateState(gate, gate.now) : 'revoked';
    if (state !== 'active') throw new AppError('gate_over', { message: gateEndSentences[state] });
    await gates.noteUse(db, gate.id);
    const { organizerId, createdBy: userId, dates } = gate;
    return { userId, role: 'gate', sessionId: 0, organizerId, dates, gateDeviceId: gate.id };
  };
}

export interface WorkDateQuery {
  /** Words of those looked for; all by default. */
  readonly q?: string | undefined;
  /** Only those that this day is one of. */
  readonly day?: string | undefined;
}

/** The dates that the caller works on and that aren't long over; for a gate device also what it is. */
export async function workDates(db: Database, caller: Caller, { q = '', day }: WorkDateQuery) {
  const { gateDeviceId } = caller;
  const isDated = caller.role === 'guide' || caller.role === 'gate';
  const among = isDated ? (caller.dates ?? []) : undefined;
  const found = await findWorkDates(db, { organizerId: organizerOf(caller), among, q, day });
  return { ...found, gate: gateDeviceId === undefined ? null : await gates.findGateNames(db, gateDeviceId) };
}

/** A gate device with its first dates. */
export interface GateWithDates extends CountedDates {
  readonly gate: GateRecord;
}

export async function gatesOf(db: Database, caller: Caller): Promise<readonly GateWithDates[]> {
  return withDates(db, await gates.findGates(db, organizerOf(caller)));
}

async function withDates(db: Database, found: readonly GateRecord[]): Promise<readonly GateWithDates[]> {
  const ids = found.map(({ id }) => id);
  const datesOf = await findGateDates(db, ids, firstDatesOfGate);
  return found.map((gate) => ({ gate, ...(datesOf.get(gate.id) ?? noDates) }));
}

/** All dates of a gate device. @throws AppError not_found for another organization's */
export async function datesOfGate(db: Database, caller: Caller, id: number): Promise<readonly WorkDateRow[]> {
  if (!(await gates.isGateOf(db, organizerOf(caller), id))) throw notYours();
  return (await findGateDates(db, [id])).get(id)?.dates ?? [];
}

function notYours(): AppError {
  return new AppError('not_found', { message: 'This check-in link isn’t one of yours.' });
}

export interface NewGateDevice {
  readonly name: string;
  readonly dates: readonly number[];
  readonly series?: readonly number[] | undefined;
  readonly requestId: string;
}

/**
 * Makes a gate device.
 * @returns it with the secret of its link, which isn't stored
 * @throws AppError invalid_input: dates that aren't the organization's, published and to come; or too many devices
 */
export async function addGate(
  db: Database,
  caller: Caller,
  { name, dates, series = [], requestId }: NewGateDevice,
): Promise<GateWithDates & { readonly secret: string }> {
  const organizerId = organizerOf(caller);
  const secret = newSecret();
  const gate = await inTransaction(db, async (tx) => {
    await lockOrganizer(tx, organizerId);
    if ((await gates.countActiveGates(tx, organizerId)) >= maxGateDevices)
      throw new AppError('invalid_input', {
        fields: { name: `You have ${maxGateDevices} check-in links. Turn one off to make another.` },
      });
    const work = { dates: [...new Set(dates)], series: [...new Set(series)] };
    if (!(await areToCome(tx, organizerId, work)))
      throw new AppError('invalid_input', { fields: { dates: 'Choose published dates that aren’t over yet.' } });
    const row = { organizerId, name, tokenHash: storedSecret(secret), createdBy: caller.userId };
    const added = await gates.insertGate(tx, row, work);
    const changes = { dates: { before: null, after: work.dates }, series: { before: null, after: work.series } };
    await recordAudit(tx, {
      actor: caller,
      action: 'gate.added',
      target: { type: 'gate', id: added.id },
      changes,
      requestId,
    });
    return added;
  });
  const [listed] = await withDates(db, [gate]);
  return { gate, ...noDates, ...listed, secret };
}

async function areToCome(tx: Transaction, organizerId: number, { dates, series }: gates.WorkOfGate): Promise<boolean> {
  const found = await gates.countDatesToCome(tx, organizerId, dates);
  return found === dates.length && (await gates.countSeriesToCome(tx, organizerId, series)) === series.length;
}

/** Turns a gate device off. @throws AppError not_found for another organization's */
export async function revokeGate(
  db: Database,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<GateWithDates> {
  const gate = await inTransaction(db, async (tx) => {
    const revoked = await gates.revoke(tx, organizerOf(caller), id);
    if (revoked === null) throw notYours();
    await recordAudit(tx, { actor: caller, action: 'gate.revoked', target: { type: 'gate', id }, requestId });
    return revoked;
  });
  const [listed] = await withDates(db, [gate]);
  return listed ?? { gate, ...noDates };
}
