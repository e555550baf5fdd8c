import { personalDataRoutes } from '@ascendant/contract/personal-data';
import { callerOf, type Bind } from '../../http/binding';
import type { AccountsDeps } from './accounts.deps';
import { forgetSession } from './accounts.routes';
import { endOwnSession, endOwnSessions, ownSessions } from './own-sessions.service';

/** Serves the list of a person's devices, and signs them out. */
export function bindOwnSessions(bind: Bind, { db, publicUrl }: AccountsDeps): void {
  bind(personalDataRoutes.listSessions, async (call) => ownSessions(db, callerOf(call)));

  bind(personalDataRoutes.endSession, async (call) => {
    const caller = callerOf(call);
    await endOwnSession(db, caller, { sessionId: call.params.id, requestId: call.request.id });
    return call.params.id === caller.sessionId ? forgetSession(call.reply, publicUrl) : null;
  });

  bind(personalDataRoutes.endSessions, async (call) => {
    const keepsCurrent = call.query.except === 'current';
    await endOwnSessions(db, callerOf(call), { keepsCurrent, requestId: call.request.id });
    return keepsCurrent ? null : forgetSession(call.reply, publicUrl);
  });
}
