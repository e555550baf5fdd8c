import { ownAccountRoutes as routes, type passwordChangeBody } from '@ascendant/contract/own-account';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../../access/caller';
import { inTransaction } from '../../database/database';
import { callerOf, type Bind } from '../../http/binding';
import { changeOwnAccount, ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { requestEmailChange, verifyEmailChange } from './email-change.service';
import { changePassword } from './password-change.service';
import { presentUser } from './user.presenter';

/** Serves what people change of their own account: name, password, email. */
export function bindOwnAccount(bind: Bind, deps: AccountsDeps): void {
  bind(routes.updateAccount, async (call) => {
    const caller = callerOf(call);
    const { userId } = caller;
    const { displayName, bio, leadsSince, gstNumber, qstNumber, timezone, ...names } = call.body;
    return inTransaction(deps.db, async (tx) => {
      await changeOwnAccount(tx, userId, {
        ...names,
        ...givenText('displayName', displayName),
        ...givenText('bio', bio),
        ...(leadsSince !== undefined && { leadsSince: leadsSince === '' ? null : Number(leadsSince) }),
        ...givenText('gstNumber', gstNumber),
        ...givenText('qstNumber', qstNumber),
        ...givenText('timezone', timezone),
      });
      return presentUser(await ownAccount(tx, userId), caller);
    });
  });

  const change = async (call: {
    readonly body: z.output<typeof passwordChangeBody>;
    readonly caller: Caller | null;
    readonly request: FastifyRequest;
  }) => {
    await changePassword(deps, callerOf(call), { ...call.body, ip: call.request.ip, requestId: call.request.id });
    return { message: 'Password changed successfully' };
  };
  bind(routes.changePassword, change);
  bind(routes.changeAdminPassword, change);

  bind(routes.requestEmailChange, async (call) => {
    await requestEmailChange(deps, callerOf(call), { ...call.body, ip: call.request.ip, requestId: call.request.id });
    return { step: 'verify-current' as const, message: "We've emailed a code to your current address." };
  });

  bind(routes.verifyEmailChange, async (call) => {
    const { verificationCode, step } = call.body;
    const next = await verifyEmailChange(deps, callerOf(call), {
      verificationCode,
      step: step === 'verify-current' ? 'verify_current' : 'verify_new',
      ip: call.request.ip,
      requestId: call.request.id,
    });
    const message = next === 'initial' ? 'Email changed successfully' : "We've emailed a code to your new address.";
    return { step: next, message };
  });
}

/** A text that was sent; '' removes it. */
function givenText<Name extends string>(name: Name, text: string | undefined) {
  return text === undefined ? {} : ({ [name]: text === '' ? null : text } as Partial<Record<Name, string | null>>);
}
