import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/database/database';
import { buildSession, type SignedInPerson } from '../../factories/people';
import type { Chance } from './chance';
import type { Client } from './client';
import type { Journal } from './journal';

/** What scenarios work with. */
export interface Scene {
  readonly db: Database;
  readonly admin: SignedInPerson;
  readonly client: Client;
  readonly journal: Journal;
  readonly chance: Chance;
  /** Published events with seats for everyone. */
  readonly paidEventId: number;
  readonly freeEventId: number;
}

/** Works on the database itself, again if it has just been killed. */
export async function prepared<Result>(
  { db }: Pick<Scene, 'db'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(db);
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(200);
    }
  }
}

/** An admin who has just signed in, as refunds ask for (rule SES-11). */
export async function freshAdmin(scene: Scene): Promise<Pick<SignedInPerson, 'session'>> {
  return { session: await prepared(scene, (db) => buildSession(db, scene.admin.id)) };
}

/** A person's headers with a new idempotency key. */
export function keyed({ session }: Pick<SignedInPerson, 'session'>): Pick<SignedInPerson, 'session'> {
  return { session: { ...session, 'idempotency-key': crypto.randomUUID() } };
}
