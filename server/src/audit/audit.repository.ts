import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { auditLog, type AuditChanges } from '../../db/schema/logs';
import type { Caller } from '../access/caller';
import type { Queryable } from '../database/database';

export interface AuditEntry {
  /** The user who did it; null for visitors and for the program itself. */
  readonly actor: Pick<Caller, 'userId' | 'role' | 'apiKeyId'> | null;
  /** Noun and verb: `event.published`, `sign_in.failed`. */
  readonly action: string;
  readonly target?: { readonly type: string; readonly id: string | number };
  /** Before and after of what changed, never personal data. */
  readonly changes?: AuditChanges;
  readonly requestId?: string;
}

/** Records who did what, in the transaction that does it (rule ERR-06). */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** The same for several things that were done at once. */
export async function recordAudits(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(
    entries.map(({ actor, action, target, changes, requestId }) => ({
      actorId: actor?.userId ?? null,
      actorRole: actor?.role ?? 'system',
      action,
      targetType: target?.type ?? null,
      targetId: target ? String(target.id) : null,
      changes: actor?.apiKeyId === undefined ? (changes ?? null) : { ...changes, ...byKey(actor.apiKeyId) },
      requestId: requestId ?? null,
    })),
  );
}

/** Which key did it, for its organization. */
function byKey(id: number): AuditChanges {
  return { key: { before: null, after: id } };
}

/** Who did it, in a statement: a value, or the place of one. */
interface ActorInStatement {
  readonly userId: number | SQL | Placeholder;
  readonly role: string | SQL | Placeholder;
}

interface TargetInStatement {
  readonly type: string;
  /** It may come from an earlier part of the statement. */
  readonly id: SQL;
  /** For an entry per row: what the ids and the actors are selected from. */
  readonly from?: SQL;
}

/** The same as part of the statement that does it, for `with`. */
export function addingAudit(
  { actor, action }: { readonly actor: ActorInStatement | null; readonly action: string },
  { type, id, from }: TargetInStatement,
): SQL {
  return sql`insert into ${auditLog} (actor_id, actor_role, action, target_type, target_id)
    select ${actor?.userId ?? null}::int, ${actor?.role ?? 'system'}, ${action}, ${type}, (${id})::text
    ${from === undefined ? sql`` : sql`from ${from}`}`;
}
