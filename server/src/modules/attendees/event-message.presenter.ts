import type { EventMessage } from '@ascendant/contract/event-message';
import type { SentMessage } from './event-messages.repository';

export function presentMessage({ message, sentBy, delivered, failed }: SentMessage): EventMessage {
  const { id, subject, body, recipients, createdAt } = message;
  return { id, subject, text: body, sentAt: createdAt.toISOString(), sentBy, recipients, delivered, failed };
}
