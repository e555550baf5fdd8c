import { routes } from '@ascendant/contract/routes';
import { attachmentFileName } from '@ascendant/domain/payment/attachments';
import type { ApplicationContext } from '../../../application/application-context';
import { callerOf } from '../../../http/binding';
import { FileAnswer, inOnePiece } from '../../../http/reply';
import { withUpload } from '../../../http/uploads';
import { tickets } from '../../tickets/tickets.module';
import type { PaymentDeps } from '../payment-deps';
import { attach, attachmentFile, detach } from './attachments.service';
import { evidenceOf, evidenceToPrint, submitEvidence } from './send-evidence';

/** Serves the evidence about disputes to admins. Source: rule PAY-25. */
export function registerDisputeEvidenceRoutes({ bind }: Pick<ApplicationContext, 'bind'>, deps: PaymentDeps): void {
  const { db } = deps;
  bind(routes.getEvidence, async (call) => {
    const { dispute, evidence, attachments, refusal, sentBy } = await evidenceOf(db, call.params.id);
    const { evidenceDueAt, evidenceSentAt } = dispute;
    return {
      evidence,
      attachments: [...attachments],
      canSend: refusal === null,
      refusal,
      evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
      evidenceSentAt: evidenceSentAt?.toISOString() ?? null,
      sentBy,
    };
  });

  bind(routes.sendEvidence, async (call) => {
    const wanted = { disputeId: call.params.id, note: call.body.note };
    await submitEvidence(deps, callerOf(call), wanted, call.keepAnswer);
    return null;
  });

  bind(routes.getEvidenceFile, async (call) => {
    const printed = await evidenceToPrint(db, call.params.id);
    return new FileAnswer(`evidence-${call.params.id}.pdf`, inOnePiece(await tickets.drawEvidence(printed)));
  });

  bind(routes.attachEvidence, async (call) => {
    const { id: disputeId, kind } = call.params;
    return withUpload(call.request, routes.attachEvidence.upload, async (file) => [
      ...(await attach(db, callerOf(call), { disputeId, kind, file })),
    ]);
  });

  bind(routes.getAttachment, async (call) => {
    const { id: disputeId, kind } = call.params;
    const { type, content } = await attachmentFile(db, { disputeId, kind });
    return new FileAnswer(attachmentFileName(kind, type), inOnePiece(content));
  });

  bind(routes.detachEvidence, async (call) => {
    await detach(db, callerOf(call), { disputeId: call.params.id, kind: call.params.kind });
    return null;
  });
}
