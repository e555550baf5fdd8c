import type { conversationRoutes } from '@ascendant/contract/conversation';
import type { RouteReply } from '@ascendant/contract/route';
import { messagesPerPage } from '@ascendant/domain/conversation/conversation';
import { longestReportList } from '@ascendant/domain/list-limits';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { events } from '../events/events.module';
import { reportedLetter } from './conversation-mails';
import { presentMessage, presentReported } from './conversations.presenter';
import * as repository from './conversations.repository';
import { own } from './conversations.service';
import * as messages from './messages.repository';

/** Admins read this many pages of a reported conversation. */
const pagesForAdmins = 4;

interface Report {
  readonly id: number;
  readonly reason: string;
  readonly site: string;
  readonly requestId: string;
}

/** Reports one of the caller's conversations to the admins. A second report changes nothing. @throws AppError not_found */
export async function reportConversation(db: Database, caller: Caller, report: Report): Promise<void> {
  const { id, reason, requestId } = report;
  await inTransaction(db, async (tx) => {
    const { found, side } = await own(tx, caller, id);
    if (!(await repository.setReport(tx, id, { by: side, reason }))) return;
    await recordAudit(tx, {
      actor: caller,
      action: 'conversation.reported',
      target: { type: 'conversation', id },
      requestId,
    });
    await tellAdmins(tx, { eventTitle: found.eventTitle, userId: caller.userId, ...report });
  });
}

async function tellAdmins(
  tx: Transaction,
  { eventTitle, reason, userId, site }: Report & { readonly eventTitle: string; readonly userId: number },
): Promise<void> {
  for (const admin of await events.findAdmins(tx))
    await queueMail(tx, {
      kind: 'conversation_reported',
      userId: admin.id,
      aboutUserId: userId,
      to: admin.email,
      subject: `Conversation reported: ${eventTitle}`,
      letter: reportedLetter({ eventTitle, reason, site }),
    });
}

export async function reportedConversations(
  db: Database,
): Promise<RouteReply<typeof conversationRoutes.listReportedConversations>> {
  return (await repository.findReported(db, longestReportList)).map(presentReported);
}

interface Look {
  readonly id: number;
  readonly requestId: string;
}

/** The messages of a reported conversation, for admins; each look is in the audit log. @throws AppError not_found if it isn't reported */
export async function reportedConversation(
  db: Database,
  actor: Caller,
  { id, requestId }: Look,
): Promise<RouteReply<typeof conversationRoutes.getReportedConversation>> {
  return inTransaction(db, async (tx) => {
    const found = await repository.findConversation(tx, id);
    if (found === null || found.conversation.reportedAt === null) throw new AppError('not_found');
    const rows = await messages.findMessages(tx, id, { before: null, limit: pagesForAdmins * messagesPerPage });
    await recordAudit(tx, {
      actor,
      action: 'conversation.read',
      target: { type: 'conversation', id },
      requestId,
    });
    return { messages: rows.toReversed().map(presentMessage) };
  });
}

/** @throws AppError not_found if it isn't reported */
export async function closeReport(db: Database, actor: Caller, { id, requestId }: Look): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await repository.clearReport(tx, id))) throw new AppError('not_found');
    await recordAudit(tx, {
      actor,
      action: 'conversation.report_closed',
      target: { type: 'conversation', id },
      requestId,
    });
  });
}
