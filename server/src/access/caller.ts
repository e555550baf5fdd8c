import type { Role } from '@ascendant/domain/person/roles';

/** Who is asking, read from the session's row on every request (AUT-02). Visitors have none. */
export interface Caller {
  readonly userId: number;
  readonly role: Role;
  readonly sessionId: number;
}

/** What a request may prove itself with: undefined where it sent none. */
export interface Credentials {
  /** Of `Authorization: Bearer`. If sent, it decides who it is (SES-03). */
  readonly bearer: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Looks a session up.
 * @returns null where there is none, it has ended, its person is disabled, or cookie and bearer are of two sessions
 */
export type SessionReader = (credentials: Credentials) => Promise<Caller | null>;
