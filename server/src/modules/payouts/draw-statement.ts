import { tickets } from '../tickets/tickets.module';
import { findPerson } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { printedStatement } from './printed-statement';
import { readStatement } from './statement.service';

/** A month's statement as a PDF. @param month `YYYY-MM`, in UTC */
export async function drawStatement(
  deps: Pick<PayoutDeps, 'db' | 'currency'>,
  organizerId: number,
  month: string,
): Promise<Buffer> {
  const statement = await readStatement(deps, organizerId, month);
  const organizer = (await findPerson(deps.db, organizerId))?.name ?? null;
  return tickets.drawDocument(printedStatement(statement, { month, organizer, now: new Date() }));
}
