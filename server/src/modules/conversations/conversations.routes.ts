import { conversationRoutes as routes } from '@ascendant/contract/conversation';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import {
  conversationOf,
  conversationsOf,
  markRead,
  sendMessage,
  setBlock,
  startConversation,
} from './conversations.service';
import {
  closeReport,
  reportConversation,
  reportedConversation,
  reportedConversations,
} from './reported-conversations.service';

/** Serves conversations to their two people, and reported ones to admins. */
export function bindConversations({ bind, config, db }: Pick<ApplicationContext, 'bind' | 'config' | 'db'>): void {
  bind(routes.listConversations, (call) => conversationsOf(db, callerOf(call), call.query.before));

  bind(routes.getConversation, (call) =>
    conversationOf(db, callerOf(call), { id: call.params.id, before: call.query.before }),
  );

  bind(routes.startConversation, (call) =>
    startConversation(db, callerOf(call), { eventId: call.params.id, text: call.body.text }, call.keepAnswer),
  );

  bind(routes.sendInConversation, (call) =>
    sendMessage(db, callerOf(call), { conversationId: call.params.id, text: call.body.text }, call.keepAnswer),
  );

  bind(routes.readConversation, async (call) => {
    await markRead(db, callerOf(call), { id: call.params.id, upTo: call.body.upTo });
    return null;
  });

  bind(routes.blockConversation, async (call) => {
    await setBlock(db, callerOf(call), { id: call.params.id, isBlocked: call.body.isBlocked });
    return null;
  });

  bind(routes.reportConversation, async (call) => {
    const { id } = call.params;
    const report = { id, reason: call.body.reason, site: config.publicUrl, requestId: call.request.id };
    await reportConversation(db, callerOf(call), report);
    return null;
  });

  bindReports({ bind, db });
}

function bindReports({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listReportedConversations, () => reportedConversations(db));

  bind(routes.getReportedConversation, (call) =>
    reportedConversation(db, callerOf(call), { id: call.params.id, requestId: call.request.id }),
  );

  bind(routes.closeConversationReport, async (call) => {
    await closeReport(db, callerOf(call), { id: call.params.id, requestId: call.request.id });
    return null;
  });
}
