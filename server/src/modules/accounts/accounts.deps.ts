import type { Database } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import type { RateLimits } from '../../limits/rate-limits';

/** What this module's services need. */
export interface AccountsDeps {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly sealer: Sealer;
  /** For links in emails. */
  readonly publicUrl: string;
  /** Whether admins need a second factor. */
  readonly requiresFactor: boolean;
}

/** Where a request comes from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  /** The mark of a browser that has signed in before. */
  readonly browserMark: string | undefined;
  /** The stored value of the cookie of a browser that has signed up. */
  readonly signUpMark: string | undefined;
  /** The cookie of a browser that has asked for a password reset. */
  readonly resetCookie: string | undefined;
  /** The cookie of a browser that has asked for a code to sign in with. */
  readonly signInCookie: string | undefined;
}
