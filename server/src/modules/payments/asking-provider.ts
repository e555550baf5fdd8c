import { ProviderError } from '../../adapters/payments/payment-provider';
import { AppError } from '../../errors/app-error';

/** Runs what asks the payment provider. @throws AppError payments_unavailable if it can't be reached */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('payments_unavailable', { retryAfterSeconds: 10 });
    throw error;
  }
}
