import { attachmentKinds, attachmentTypes } from '@ascendant/domain/payment/attachments';
import { evidenceNoteMaxLength } from '@ascendant/domain/payment/evidence';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { attachmentUpload } from './upload';
import { idParams, idText, instant, paragraphs } from './wire';

/** A file that an admin has added to the evidence. */
const attachment = z.object({
  kind: z.enum(attachmentKinds),
  type: z.enum(attachmentTypes),
  bytes: z.int(),
});

const attachmentParams = z.object({ id: idText, kind: z.enum(attachmentKinds) });

export const disputeEvidenceRoutes = nameRoutes({
  getEvidence: defineRoute('GET /api/admin/disputes/:id/evidence', {
    summary: 'Get the evidence about a dispute: as it was sent, or as it would be sent now',
    params: idParams,
    reply: {
      200: z.object({
        /** what was sold, receipts and refunds, the terms, tickets and check-in, emails, messages, and what an admin adds */
        evidence: z.object({
          sale: z.string(),
          money: z.string(),
          policy: z.string(),
          use: z.string(),
          contact: z.string(),
          messages: z.string(),
          note: z.string(),
        }),
        attachments: z.array(attachment),
        /** while the bank asks for it, until the deadline, once */
        canSend: z.boolean(),
        /** why it can't be sent, in a sentence; null if it can */
        refusal: z.string().nullable(),
        evidenceDueAt: instant.nullable(),
        evidenceSentAt: instant.nullable(),
        /** the username of the admin who sent it; null if no one has, or their account is gone */
        sentBy: z.string().nullable(),
      }),
    },
  }),
  sendEvidence: defineRoute('POST /api/admin/disputes/:id/evidence', {
    summary: 'Send the evidence about a dispute to the bank, for good',
    sensitive: 'whatever is sent',
    takesKey: true,
    params: idParams,
    body: z.object({ note: paragraphs(evidenceNoteMaxLength).default('') }),
    reply: { 204: null },
  }),
  getEvidenceFile: defineRoute('GET /api/admin/disputes/:id/evidence-file', {
    summary: 'Get the evidence that the site puts together, as the PDF that goes to the bank',
    limit: 'drawTickets',
    params: idParams,
    reply: { 200: null },
    file: 'application/pdf',
  }),
  attachEvidence: defineRoute('PUT /api/admin/disputes/:id/attachments/:kind', {
    summary: 'Add a file to the evidence about a dispute, instead of an earlier one of its kind',
    limit: 'upload',
    params: attachmentParams,
    upload: attachmentUpload,
    reply: { 200: z.array(attachment) },
  }),
  getAttachment: defineRoute('GET /api/admin/disputes/:id/attachments/:kind', {
    summary: 'Get a file that was added to the evidence about a dispute',
    params: attachmentParams,
    reply: { 200: null },
    file: 'application/octet-stream',
  }),
  detachEvidence: defineRoute('DELETE /api/admin/disputes/:id/attachments/:kind', {
    summary: 'Remove a file from the evidence about a dispute, before it’s sent',
    params: attachmentParams,
    reply: { 204: null },
  }),
});
