import type { StatusLabel } from '../booking/status-label';
import type { EventStatus } from './lifecycle';

const labels: Readonly<Record<EventStatus, StatusLabel>> = {
  draft: { text: 'Draft', tone: 'plain' },
  pending_approval: { text: 'In review', tone: 'fair' },
  published: { text: 'Published', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'poor' },
};

/** The label and the colour of an event's status for the people who manage it. Source: docs/archive/design/look.md, "Components". */
export function eventStatusLabel(status: EventStatus): StatusLabel {
  return labels[status];
}
