/** The two people of a conversation about an event: someone who asks or has booked, and its host. */
export const conversationSides = ['traveller', 'host'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export const conversationTextMaxLength = 2000;
export const reportReasonMaxLength = 500;
export const conversationTextMissing = 'Please enter a message';
export const reportReasonMissing = 'Please say what’s wrong';
/** An email for a new message comes at most this often in a conversation. */
export const messageMailMinutes = 10;
/** Conversations on a page of the list. */
export const conversationsPerPage = 30;
/** Messages that are read at once, the newest first. */
export const messagesPerPage = 50;

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'host' ? 'traveller' : 'host';
}

/**
 * How long the email for a new message waits, in seconds.
 * @param lastMailedAt when the same person last got one for this conversation; null for never
 */
export function secondsUntilMail(lastMailedAt: Date | null, now: Date): number {
  if (lastMailedAt === null) return 0;
  return Math.max(0, messageMailMinutes * 60 - (now.getTime() - lastMailedAt.getTime()) / 1000);
}
