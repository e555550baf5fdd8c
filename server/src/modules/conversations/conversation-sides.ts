import { otherSide, type ConversationSide } from '@ascendant/domain/conversation/conversation';
import { publicName } from '@ascendant/domain/person/public-name';
import type { FoundConversation } from './conversations.repository';

/** Which of the two a person is; null for anyone else. */
export function sideOf(
  { conversation }: Pick<FoundConversation, 'conversation'>,
  userId: number,
): ConversationSide | null {
  if (conversation.travellerId === userId) return 'traveller';
  return conversation.hostId === userId ? 'host' : null;
}

/** What the other one sees: a host's public name, a traveller's first name and initial. */
export function nameOf(found: FoundConversation, side: ConversationSide): string {
  const { hostName, travellerFirstName: firstName, travellerLastName: lastName } = found;
  return side === 'host' ? hostName : publicName({ firstName, lastName });
}

export function idOf({ conversation }: FoundConversation, side: ConversationSide): number {
  return side === 'host' ? conversation.hostId : conversation.travellerId;
}

export function hasBlocked(found: FoundConversation, side: ConversationSide): boolean {
  return side === 'host' ? found.hasHostBlocked : found.hasTravellerBlocked;
}

export function unreadBy(found: FoundConversation, side: ConversationSide): number {
  return side === 'host' ? found.unreadByHost : found.unreadByTraveller;
}

/** Whether one can write to the other: neither has blocked the other, and the other can still sign in. */
export function canSend(found: FoundConversation, side: ConversationSide): boolean {
  const isGone = otherSide(side) === 'host' ? found.isHostDisabled : found.isTravellerDisabled;
  return !found.hasHostBlocked && !found.hasTravellerBlocked && !isGone;
}
