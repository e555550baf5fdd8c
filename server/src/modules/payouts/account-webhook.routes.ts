import type { FastifyInstance } from 'fastify';
import { WebhookRefusedError } from '../../adapters/payments/payment-provider';
import { AppError } from '../../errors/app-error';
import type { PayoutDeps } from './payout-deps';
import { receiveAccountNotice } from './receive-account-notice';

/**
 * Receives the provider's notices about connected accounts, at an address and with a secret of their own. They're hints: a job reads the
 * account again, so the order of arrival and duplicates don't matter.
 * Source: docs/rules/payouts.md, "Accounts".
 */
export function registerAccountWebhook(http: FastifyInstance, deps: PayoutDeps): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider/connect', async (request, reply) => {
      if (request.params.provider !== deps.provider.name || !deps.payouts.isOn) throw new AppError('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveAccountNotice(deps, rawBody, request.headers).catch(refuse);
      return reply.status(200).send({ received: true });
    });
  });
}

function refuse(error: unknown): never {
  if (error instanceof WebhookRefusedError) throw new AppError('bad_request', { message: error.message });
  throw error;
}
