import type { disputeEvidenceCalls } from '@ascendant/contract/dispute-evidence-calls';
import { adminsOnly, type Access } from './access-groups';

/** Who may make the calls about the evidence of a dispute: a part of `authorization.ts`. */
export const disputeEvidenceAuthorization: Readonly<Record<keyof typeof disputeEvidenceCalls, Access>> = {
  getEvidence: adminsOnly,
  sendEvidence: adminsOnly,
  getEvidenceFile: adminsOnly,
  attachEvidence: adminsOnly,
  getAttachment: adminsOnly,
  detachEvidence: adminsOnly,
};
