import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeys } from '../../db/schema/sign-in';
import type { TestApp } from '../test-app';
import { softPasskey, type SoftPasskey } from './software-authenticator';

/** A passkey that's stored, and the device that has it. */
export interface OwnPasskey extends Omit<SoftPasskey, 'id'> {
  /** Of its row. */
  readonly id: number;
}

/** Gives a person a passkey. */
export async function buildPasskey(
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  userId: number,
): Promise<OwnPasskey> {
  const device = softPasskey(config.publicUrl);
  const created = device.create({ challenge: 'bm9uZQ' }, { counter: 0 });
  const checked = await verifyRegistrationResponse({
    response: { ...created, response: { ...created.response, transports: ['internal'] }, clientExtensionResults: {} },
    expectedChallenge: 'bm9uZQ',
    expectedOrigin: config.publicUrl,
    expectedRPID: new URL(config.publicUrl).hostname,
  });
  if (!checked.verified) throw new RangeError('the passkey is wrong');
  const { id: credentialId, publicKey } = checked.registrationInfo.credential;
  const row = { userId, credentialId, publicKey: Buffer.from(publicKey), counter: 0, transports: [], name: 'My phone' };
  const [stored] = await db.insert(passkeys).values(row).returning({ id: passkeys.id });
  if (!stored) throw new RangeError('no passkey was inserted');
  return { ...device, id: stored.id };
}
