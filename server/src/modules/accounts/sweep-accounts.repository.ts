import { pendingSignUpHours } from '@ascendant/domain/person/account-limits';
import { lt, sql } from 'drizzle-orm';
import { authTokens, emailChangeRequests, passwordResetTokens, passkeyChallenges } from '../../../db/schema/sign-in';
import { tempUsers } from '../../../db/schema/temp-users';
import type { Queryable } from '../../database/database';

/** Deletes pending sign-ups after 24 hours, codes 24 hours after they expire, and sessions 7 days after they end. Source: rule PRI-06. */
export async function sweepAccounts(db: Queryable): Promise<void> {
  await db.delete(tempUsers).where(lt(tempUsers.createdAt, sql`now() - make_interval(hours => ${pendingSignUpHours})`));
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now() - interval '24 hours'`));
  await db
    .delete(emailChangeRequests)
    .where(lt(emailChangeRequests.createdAt, sql`now() - interval '24 hours 20 minutes'`));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  await db.delete(authTokens).where(lt(authTokens.expiresAt, sql`now() - interval '7 days'`));
}
