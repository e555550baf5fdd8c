import type { Viewer as EventViewer } from '@ascendant/domain/event/access';
import { companionsOf } from '@ascendant/domain/match/party';
import type { KeyScope } from '@ascendant/domain/organization/api-key';
import type { MemberRole } from '@ascendant/domain/organization/members';
import type { UserRow } from '../../db/schema/users';

/** Where a person says that they live, and how far they'd travel from there: 0 for no preference. */
export type CallersHome = Pick<UserRow, 'currentCity' | 'currentProvince' | 'currentCountry' | 'maxTravelDistance'>;

/** Who's asking, read from the session's row on every request (AUT-02). Visitors have no caller. */
export interface Caller extends EventViewer {
  readonly sessionId: number;
  /** What a traveller's account is in the organization that it's a member of. */
  readonly memberRole?: MemberRole | undefined;
  /** The gate device that asks, for its organizer; `userId` is then who made it. */
  readonly gateDeviceId?: number | undefined;
  /** The API key that asks, for its organizer, and what it includes; `userId` is then the organizer's. */
  readonly apiKeyId?: number | undefined;
  readonly scopes?: readonly KeyScope[] | undefined;
  /** The reseller whose key it is. */
  readonly resellerId?: number | undefined;
  readonly home?: CallersHome | undefined;
  /** A guest who has entered a code from their mailbox (rule GST-04). */
  readonly hasProvenMailbox?: boolean;
  /** Hasn't proved who they are for a while: sensitive calls ask again (rule SES-11). */
  readonly mustConfirm?: boolean;
  /** An admin who has yet to set up the second factor that admins need: until then, their role is a traveller's (rule FAC-01). */
  readonly lacksFactor?: boolean;
}

/** A caller who may be looking for a party: the dependents who come along (rule PTY-01). */
export interface Viewer extends Caller {
  readonly companions?: readonly number[];
}

/** The same caller, looking for a party. @param companions as the address names them, '5,8' */
export function viewerOf<Asking extends Caller | null>(caller: Asking, companions: string | undefined): Asking {
  return caller === null ? caller : { ...caller, companions: companionsOf(companions ?? '') ?? [] };
}

/** The credentials of a request; undefined if it sent none. */
export interface Credentials {
  /** From `Authorization: Bearer`. If sent, it decides who the caller is (SES-03). */
  readonly bearer: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Looks a session up.
 * @returns null if there's no such session, it has ended, the account is disabled, or cookie and bearer belong to
 *   different sessions
 */
export type SessionReader = (credentials: Credentials) => Promise<Caller | null>;
