import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import { AppError } from '../errors/app-error';
import { faultPoint } from '../faults/fault-points';
import type { SandboxLedger } from './ledger';
import { SandboxError } from './ledger-entries';

const intentParams = z.object({ id: z.string().regex(/^pi_\w{1,60}$/) });
const clientSecret = z.string().max(200);
const card = z.object({
  number: z.string().max(30),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/),
});
const confirmBody = z.object({ clientSecret, card });
const challengeBody = z.object({ clientSecret, outcome: z.enum(['pass', 'fail']) });

/**
 * The calls that the browser makes directly to the provider, outside our API. Anyone with the client secret can try to pay.
 * Only test cards are accepted (rule PAY-19), and only the last four digits of a card are stored.
 */
export function registerSandboxRoutes(http: FastifyInstance, ledger: SandboxLedger): void {
  http.post('/sandbox/v1/payment_intents/:id/confirm', async (request) => {
    const { id } = parse(intentParams, request.params);
    const body = parse(confirmBody, request.body);
    const intent = await answering(() => ledger.payWithCard(id, body.clientSecret, body.card));
    FAULT: await faultPoint('card-paid');
    return present(intent);
  });
  http.post('/sandbox/v1/payment_intents/:id/challenge', async (request) => {
    const { id } = parse(intentParams, request.params);
    const body = parse(challengeBody, request.body);
    return present(await answering(() => ledger.answerChallenge(id, body.clientSecret, body.outcome)));
  });
}

function present(intent: SandboxIntentRow) {
  const { status, lastErrorCode, lastErrorMessage } = intent;
  return { status, ...(lastErrorCode === null ? {} : { error: { code: lastErrorCode, message: lastErrorMessage } }) };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('invalid_input');
  return parsed.data;
}

async function answering<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SandboxError) {
      throw new AppError(error.status === 404 ? 'not_found' : 'bad_request', { message: error.message });
    }
    throw error;
  }
}
