import { pendingSignUpHours } from '@ascendant/domain/person/account-limits';
import { lt, sql } from 'drizzle-orm';
import { authTokens } from '../../../db/schema/auth-tokens';
import { passwordResetTokens } from '../../../db/schema/password-reset-tokens';
import { tempUsers } from '../../../db/schema/temp-users';
import type { Queryable } from '../../database/database';

/** Forgets pending sign-ups after 24 h, codes 24 h after their end, sessions 7 days after theirs. Source: rule PRI-06. */
export async function sweepAccounts(db: Queryable): Promise<void> {
  await db.delete(tempUsers).where(lt(tempUsers.createdAt, sql`now() - make_interval(hours => ${pendingSignUpHours})`));
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now() - interval '24 hours'`));
  await db.delete(authTokens).where(lt(authTokens.expiresAt, sql`now() - interval '7 days'`));
}
