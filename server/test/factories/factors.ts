import * as otp from 'otpauth';
import { recoveryCodes, totpFactors } from '../../db/schema/sign-in';
import type { Database } from '../../src/database/database';
import { newAppSecret, newRecoveryCodes, recoveryCodeHash } from '../../src/modules/accounts/app-codes';

/** An authenticator app, as a phone has it. */
export interface App {
  /** The code it shows. @param steps how many 30-second steps from now */
  code(steps?: number): string;
}

export function appWith(secret: Uint8Array | string): App {
  const key =
    typeof secret === 'string'
      ? otp.Secret.fromBase32(secret)
      : new otp.Secret({ buffer: new Uint8Array(secret).buffer });
  const generator = new otp.TOTP({ secret: key });
  return { code: (steps = 0) => generator.generate({ timestamp: Date.now() + steps * 30_000 }) };
}

/** Gives a person an authenticator app and ten recovery codes. */
export async function buildApp(
  db: Database,
  userId: number,
): Promise<App & { readonly recoveryCodes: readonly string[] }> {
  const secret = newAppSecret();
  const codes = newRecoveryCodes();
  const app = { secret, confirmedAt: new Date(), lastStep: null };
  await db
    .insert(totpFactors)
    .values({ userId, ...app })
    .onConflictDoUpdate({ target: totpFactors.userId, set: app });
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) })));
  return { ...appWith(secret), recoveryCodes: codes };
}
