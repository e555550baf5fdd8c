import type { FastifyInstance } from 'fastify';
import { WebhookRefusedError } from '../../adapters/payments/payment-provider';
import { AppError } from '../../errors/app-error';
import { faultPoint } from '../../faults/fault-points';
import type { PaymentDeps } from './payment-deps';
import { receiveWebhook } from './receive-notice';

/**
 * Receives the provider's notices. There's no session and no contract: the signature over the raw body proves who sent it, and we check
 * it before we parse anything. 200 means we have it, even if it's a duplicate or not for us. An exception is a 5xx, so the provider
 * sends it again.
 * Source: rule PAY-06.
 */
export function registerWebhook(http: FastifyInstance, deps: PaymentDeps): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider', async (request, reply) => {
      if (request.params.provider !== deps.provider.name) throw new AppError('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook(deps, { rawBody, headers: request.headers }).catch(refuse);
      FAULT: await faultPoint('notice-taken');
      return reply.status(200).send({ received: true });
    });
  });
}

function refuse(error: unknown): never {
  if (error instanceof WebhookRefusedError) throw new AppError('bad_request', { message: error.message });
  throw error;
}
