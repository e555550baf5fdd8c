import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../../../db/schema/logs';
import type { Queryable } from '../../../database/database';

/** Whether an event was published at any time, even if it has been deleted since: the audit log says so. */
export async function wasPublishedBefore(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(eq(auditLog.targetType, 'event'), eq(auditLog.targetId, String(id)), eq(auditLog.action, 'event.published')),
    )
    .limit(1);
  return rows.length > 0;
}
