import type { StatusLabel } from '../booking/status-label';
import type { DisputeStatus } from './disputes';

const disputeStates: Readonly<Record<DisputeStatus, StatusLabel>> = {
  inquiry: { text: 'Inquiry', tone: 'fair' },
  needs_response: { text: 'Needs a response', tone: 'poor' },
  under_review: { text: 'Under review', tone: 'fair' },
  won: { text: 'Won', tone: 'good' },
  lost: { text: 'Lost', tone: 'poor' },
  closed: { text: 'Closed', tone: 'plain' },
};

/** How a dispute stands at the bank, for admins. */
export function disputeStateLabel(status: DisputeStatus): StatusLabel {
  return disputeStates[status];
}
