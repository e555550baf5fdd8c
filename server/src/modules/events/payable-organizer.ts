import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { lacksPayee } from './event-transitions.repository';

/**
 * Refuses to show a paid event whose organizer can't be paid. Free events, and those that admins made for the site itself, need no account.
 * @throws AppError organizer_not_payable
 * Source: docs/rules/payouts.md, "Publishing".
 */
export async function requirePayable(tx: Transaction, event: { readonly id: number }): Promise<void> {
  if (await lacksPayee(tx, event.id)) throw new AppError('organizer_not_payable');
}
