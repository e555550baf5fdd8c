import { passkeyRoutes } from '@ascendant/contract/passkey';
import { eq } from 'drizzle-orm';
import { totpFactors } from '../../db/schema/sign-in';
import { newAppSecret } from '../../src/modules/accounts/app-codes';
import { appWith, buildApp } from '../factories/factors';
import { buildPasskey, type OwnPasskey } from '../factories/passkeys';
import { softPasskey } from '../factories/software-authenticator';
import { callerId, fresh, type Sent, type World } from './example-rows';

/** The caller has no authenticator app. */
export async function withoutApp(world: World): Promise<Sent> {
  await world.app.db.delete(totpFactors).where(eq(totpFactors.userId, await callerId(world)));
  return {};
}

/** The caller has one. */
export async function withApp(world: World): Promise<Sent> {
  await buildApp(world.app.db, await callerId(world));
  return {};
}

/** The caller is setting one up. @returns its first code */
export async function firstCode(world: World): Promise<string> {
  await withoutApp(world);
  const secret = newAppSecret();
  await world.app.db.insert(totpFactors).values({ userId: await callerId(world), secret });
  return appWith(secret).code();
}

/** A passkey that the caller's browser has just created. */
export async function createdPasskey({ app, session }: World): Promise<Sent> {
  const begun = await app.call(passkeyRoutes.beginPasskey, {}, session);
  const challenge = begun.status === 200 ? begun.body.challenge : 'none';
  return { body: { name: 'My phone', response: softPasskey(app.config.publicUrl).create({ challenge }) } };
}

/** A passkey of a person. */
export async function storedPasskey({ app }: World, userId: number): Promise<OwnPasskey> {
  return buildPasskey(app, userId);
}

/** The answer of someone's passkey. */
export async function usedPasskey(world: World): Promise<Sent> {
  const passkey = await storedPasskey(world, (await fresh(world)).id);
  const { body } = await world.app.call(passkeyRoutes.beginPasskeySignIn);
  return { body: { passkey: passkey.get(body) } };
}
