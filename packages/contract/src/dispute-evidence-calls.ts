/** The calls about the evidence of a dispute. */
export const disputeEvidenceCalls = {
  getEvidence: { method: 'GET', path: '/api/admin/disputes/:id/evidence' },
  sendEvidence: { method: 'POST', path: '/api/admin/disputes/:id/evidence' },
  getEvidenceFile: { method: 'GET', path: '/api/admin/disputes/:id/evidence-file' },
  attachEvidence: { method: 'PUT', path: '/api/admin/disputes/:id/attachments/:kind' },
  getAttachment: { method: 'GET', path: '/api/admin/disputes/:id/attachments/:kind' },
  detachEvidence: { method: 'DELETE', path: '/api/admin/disputes/:id/attachments/:kind' },
} as const;
