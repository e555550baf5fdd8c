import { attachmentKinds, type AttachmentKind } from '@ascendant/domain/payment/attachments';
import { and, eq, sql } from 'drizzle-orm';
import { disputeAttachments, type DisputeAttachmentRow } from '../../../../db/schema/disputes';
import type { Queryable, Transaction } from '../../../database/database';

export type ListedAttachment = Pick<DisputeAttachmentRow, 'kind' | 'type'> & { readonly bytes: number };

/** The attachments of a dispute without their content, in the order of their kinds. */
export async function findAttachments(db: Queryable, disputeId: number): Promise<readonly ListedAttachment[]> {
  const { kind, type, content } = disputeAttachments;
  const rows = await db
    .select({ kind, type, bytes: sql<number>`octet_length(${content})` })
    .from(disputeAttachments)
    .where(eq(disputeAttachments.disputeId, disputeId));
  return rows.toSorted((one, other) => attachmentKinds.indexOf(one.kind) - attachmentKinds.indexOf(other.kind));
}

export type AttachmentFile = Pick<DisputeAttachmentRow, 'kind' | 'type' | 'content'>;

const filesOf = (db: Queryable) => {
  const { kind, type, content } = disputeAttachments;
  return db.select({ kind, type, content }).from(disputeAttachments);
};

const isOne = (disputeId: number, kind: AttachmentKind) =>
  and(eq(disputeAttachments.disputeId, disputeId), eq(disputeAttachments.kind, kind));

/** @returns null if there's none of this kind */
export async function findAttachment(
  db: Queryable,
  disputeId: number,
  kind: AttachmentKind,
): Promise<AttachmentFile | null> {
  const [row] = await filesOf(db).where(isOne(disputeId, kind));
  return row ?? null;
}

export async function readAttachments(db: Queryable, disputeId: number): Promise<readonly AttachmentFile[]> {
  return filesOf(db).where(eq(disputeAttachments.disputeId, disputeId)).orderBy(disputeAttachments.id);
}

/** Stores an attachment instead of an earlier one of its kind. */
export async function storeAttachment(
  tx: Transaction,
  attachment: Pick<DisputeAttachmentRow, 'disputeId' | 'kind' | 'type' | 'content' | 'addedBy'>,
): Promise<void> {
  const { type, content, addedBy } = attachment;
  await tx
    .insert(disputeAttachments)
    .values(attachment)
    .onConflictDoUpdate({
      target: [disputeAttachments.disputeId, disputeAttachments.kind],
      set: { type, content, addedBy, createdAt: sql`now()` },
    });
}

/** @returns false if there was none */
export async function removeAttachment(tx: Transaction, disputeId: number, kind: AttachmentKind): Promise<boolean> {
  const rows = await tx
    .delete(disputeAttachments)
    .where(isOne(disputeId, kind))
    .returning({ id: disputeAttachments.id });
  return rows.length > 0;
}
