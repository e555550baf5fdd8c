import {
  conversationTextMaxLength,
  otherSide,
  secondsUntilMail,
  type ConversationSide,
} from '@ascendant/domain/conversation/conversation';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { canSend, idOf, nameOf } from './conversation-sides';
import * as repository from './conversations.repository';
import type { FoundConversation } from './conversations.repository';
import { planMail } from './conversations.service';
import * as messages from './messages.repository';

interface NewMessages {
  readonly conversationId: number;
  /** Who's told. */
  readonly to: ConversationSide;
}

/**
 * The job: one email about everything that one side hasn't read and wasn't told of, at most every ten minutes. It can be killed anywhere and
 * run again: what it tells is noted in the transaction that queues the email.
 * Source: docs/rules/people.md, "Conversations"; rule CRA-11.
 */
export async function tellOfMessages(db: Database, { conversationId, to }: NewMessages, site: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await repository.lockConversation(tx, conversationId);
    const found = await repository.findConversation(tx, conversationId);
    if (found === null || !canSend(found, otherSide(to))) return;
    if (await isTooEarly(tx, found, to)) return planMail(tx, found, to);
    const { hostMailedId, hostReadId, travellerMailedId, travellerReadId } = found.conversation;
    const after = to === 'host' ? Math.max(hostMailedId, hostReadId) : Math.max(travellerMailedId, travellerReadId);
    const news = await messages.findMessagesAfter(tx, conversationId, { sender: otherSide(to), after });
    const last = news.at(-1);
    if (last === undefined) return;
    await queueNews(tx, { found, to, texts: news.map(({ text }) => text), lastId: last.id, site });
    await messages.markMailed(tx, conversationId, { side: to, upTo: last.id });
  });
}

/** A message that came while the last email was written has planned another one too early. */
async function isTooEarly(
  tx: Transaction,
  { conversation }: FoundConversation,
  to: ConversationSide,
): Promise<boolean> {
  const lastMailedAt = to === 'host' ? conversation.hostMailedAt : conversation.travellerMailedAt;
  return secondsUntilMail(lastMailedAt, await repository.clockOf(tx)) > 1;
}

interface News {
  readonly found: FoundConversation;
  readonly to: ConversationSide;
  readonly texts: readonly string[];
  readonly lastId: number;
  readonly site: string;
}

async function queueNews(tx: Transaction, { found, to, texts, lastId, site }: News): Promise<void> {
  const { id } = found.conversation;
  const userId = idOf(found, to);
  const address = await repository.findAddress(tx, userId);
  if (address === null) return;
  const from = nameOf(found, otherSide(to));
  await queueMail(tx, {
    kind: 'conversation_message',
    dedupeKey: `conversation_message:${id}:${to}:${lastId}`,
    userId,
    aboutUserId: idOf(found, otherSide(to)),
    to: address.email,
    subject: `${from} wrote to you about ${found.eventTitle}`,
    letter: newMessagesLetter({ from, eventTitle: found.eventTitle, texts, conversationUrl: `${site}/messages/${id}` }),
  });
}

interface NewMessagesFacts {
  readonly from: string;
  readonly eventTitle: string;
  /** Each as typed, in their order. */
  readonly texts: readonly string[];
  readonly conversationUrl: string;
}

/** Long conversations are read on the site: an email has this many characters of them at most, and always one whole message. */
const mailTextLength = 2 * conversationTextMaxLength;

export function newMessagesLetter({ from, eventTitle, texts, conversationUrl }: NewMessagesFacts): Letter {
  const shown = texts.filter((_, index) => texts.slice(0, index + 1).join('').length <= mailTextLength);
  const left = texts.length - shown.length;
  return {
    greeting: eventTitle,
    heading: texts.length === 1 ? `${from} wrote to you` : `${texts.length} new messages from ${from}`,
    paragraphs: shown.flatMap((text) => text.split(/\n{2,}/)),
    ...(left === 0
      ? {}
      : { note: left === 1 ? '1 more message is on the site.' : `${left} more messages are on the site.` }),
    link: { label: 'Read and answer', url: conversationUrl },
    closing: 'Please answer on the site, not to this email: neither of you sees the other’s address.',
  };
}

interface ReportedFacts {
  readonly eventTitle: string;
  readonly reason: string;
  readonly site: string;
}

/** To admins: the reason, and where to read the conversation. None of its messages. */
export function reportedLetter({ eventTitle, reason, site }: ReportedFacts): Letter {
  return {
    heading: 'A conversation was reported',
    paragraphs: [reason],
    facts: [['Event', eventTitle]],
    link: { label: 'Read the conversation', url: `${site}/admin/reported-conversations` },
    closing: 'Admins can read it until the report is closed. Each look is in the audit log.',
  };
}
