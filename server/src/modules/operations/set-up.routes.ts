import { routes } from '@ascendant/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { webhookOf } from '../../set-up/check-payments';
import { payoutWebhookOf } from '../../set-up/check-payouts';
import { checkProxy } from '../../set-up/check-proxy';
import { checkSetUp, inOrder } from '../../set-up/check-set-up';
import { programVersion } from '../../version';
import { addStarterSet, sendSetUpMail } from './set-up.service';

/** What admins try out before the site is used for real. */
export function registerSetUpRoutes(context: ApplicationContext): void {
  const { bind, config, db, mailer } = context;
  bind(routes.readSetUp, async ({ request }) => {
    const checks = await checkSetUp(context);
    return {
      version: programVersion,
      checks: [...inOrder([...checks, checkProxy(arrivalOf(request), config)])],
      webhook: webhookOf(config),
      payoutWebhook: payoutWebhookOf(config),
    };
  });

  bind(routes.sendSetUpMail, async (call) => sendSetUpMail({ db, mailer, config }, callerOf(call), call.request.id));

  bind(routes.addStarterSet, (call) => addStarterSet(db, callerOf(call), call.request.id));
}

function arrivalOf({ socket, ip, headers }: FastifyRequest) {
  return {
    from: socket.remoteAddress ?? 'unknown',
    client: ip,
    forwardedFor: textOf(headers['x-forwarded-for']),
    forwardedProto: textOf(headers['x-forwarded-proto']),
    host: headers.host,
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ');
}
