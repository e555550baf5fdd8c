import { attachmentUpload } from '@ascendant/contract/upload';
import type { AttachmentKind } from '@ascendant/domain/payment/attachments';
import { call, pathOf, type CallReply } from '../api/client';
import { upload } from '../api/upload';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type ShownEvidence = CallReply<'getEvidence'>;
export type Attachment = ShownEvidence['attachments'][number];

/** The evidence about a dispute: as it was sent, or as it would be now. */
export const evidenceQuery = (id: number) =>
  readQuery('getEvidence', 'GET /api/admin/disputes/:id/evidence', { params: { id } }, fresh);

/** Where what the site has put together is downloaded as a PDF. */
export function evidenceFilePath(id: number): string {
  return pathOf('GET /api/admin/disputes/:id/evidence-file', { id });
}

export function attachmentPath(id: number, kind: AttachmentKind): string {
  return pathOf('GET /api/admin/disputes/:id/attachments/:kind', { id, kind });
}

interface Sending {
  readonly id: number;
  readonly note: string;
}

export const useSendEvidence = writing({
  send: ({ id, note }: Sending, idempotencyKey) =>
    call('POST /api/admin/disputes/:id/evidence', { params: { id }, body: { note }, idempotencyKey }),
  fact: 'evidence changed',
  factOfError: () => 'evidence changed',
  onSuccess: () => showToast({ title: 'Sending the evidence', description: 'The bank will decide on it.' }),
});

interface NewAttachment {
  readonly id: number;
  readonly kind: AttachmentKind;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

export const useAttach = writing({
  send: ({ id, kind, ...sent }: NewAttachment) =>
    upload('PUT /api/admin/disputes/:id/attachments/:kind', {
      ...sent,
      field: attachmentUpload.field,
      params: { id, kind },
    }),
  fact: 'evidence changed',
  factOfError: () => 'evidence changed',
});

export const useDetach = writing({
  send: (params: { readonly id: number; readonly kind: AttachmentKind }) =>
    call('DELETE /api/admin/disputes/:id/attachments/:kind', { params }),
  fact: 'evidence changed',
  factOfError: () => 'evidence changed',
});
