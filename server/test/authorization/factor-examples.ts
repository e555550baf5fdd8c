import { eq } from 'drizzle-orm';
import { totpFactors } from '../../db/schema/second-factors';
import { newAppSecret } from '../../src/modules/accounts/app-codes';
import { appWith, buildApp } from '../factories/factors';
import { callerId, type Sent, type World } from './example-rows';

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
