import { attachmentsFit, attachmentsTooLarge, type AttachmentKind } from '@ascendant/domain/payment/attachments';
import { disputeNotFound } from '@ascendant/domain/payment/disputes';
import { evidenceRefusal } from '@ascendant/domain/payment/evidence';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { readClock } from '../../../database/clock.repository';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import type { UploadedFile } from '../../../http/uploads';
import { attachmentContent } from './attachment-content';
import {
  findAttachment,
  findAttachments,
  removeAttachment,
  storeAttachment,
  type AttachmentFile,
  type ListedAttachment,
} from './attachments.repository';
import { findDispute, lockDisputeById } from './disputes.repository';

/** Which attachment of which dispute. */
export interface AttachmentPlace {
  readonly disputeId: number;
  readonly kind: AttachmentKind;
}

/**
 * Adds a file to the evidence about a dispute, instead of an earlier one of its kind.
 * @returns all of the dispute's attachments
 * @throws AppError not_found; illegal_transition if evidence can't be sent any more; too_large; unsupported_media_type; busy
 * Source: rule PAY-25.
 */
export async function attach(
  db: Database,
  actor: Caller,
  { disputeId, kind, file }: AttachmentPlace & { readonly file: UploadedFile },
): Promise<readonly ListedAttachment[]> {
  // A file that can't be added isn't decoded.
  await requireOpen(db, await findDispute(db, disputeId));
  const attachment = await attachmentContent(file);
  return inTransaction(db, async (tx) => {
    await requireOpen(tx, await lockDisputeById(tx, disputeId));
    const others = (await findAttachments(tx, disputeId)).filter((each) => each.kind !== kind);
    if (!attachmentsFit([attachment.content.length, ...others.map(({ bytes }) => bytes)]))
      throw new AppError('too_large', { message: attachmentsTooLarge });
    await storeAttachment(tx, { disputeId, kind, addedBy: actor.userId, ...attachment });
    await audit(tx, actor, { disputeId, kind, action: 'dispute.attachment_added' });
    return findAttachments(tx, disputeId);
  });
}

/** Removes a file from evidence that wasn't sent. @throws AppError not_found, illegal_transition */
export async function detach(db: Database, actor: Caller, { disputeId, kind }: AttachmentPlace): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requireOpen(tx, await lockDisputeById(tx, disputeId));
    if (!(await removeAttachment(tx, disputeId, kind))) throw noAttachment();
    await audit(tx, actor, { disputeId, kind, action: 'dispute.attachment_removed' });
  });
}

/** @throws AppError not_found */
export async function attachmentFile(db: Database, { disputeId, kind }: AttachmentPlace): Promise<AttachmentFile> {
  const found = await findAttachment(db, disputeId, kind);
  if (found === null) throw noAttachment();
  return found;
}

/** @throws AppError not_found; illegal_transition with the reason */
export async function requireOpen(db: Parameters<typeof readClock>[0], dispute: DisputeRow | null): Promise<void> {
  if (dispute === null) throw new AppError('not_found', { message: disputeNotFound });
  const message = evidenceRefusal(dispute, await readClock(db));
  if (message !== null) throw new AppError('illegal_transition', { message });
}

function noAttachment(): AppError {
  return new AppError('not_found', { message: 'We couldn’t find that file. It may have been removed.' });
}

async function audit(
  tx: Transaction,
  actor: Caller,
  { disputeId, kind, action }: AttachmentPlace & { readonly action: string },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    target: { type: 'dispute', id: disputeId },
    changes: { attachment: { before: null, after: kind } },
  });
}
