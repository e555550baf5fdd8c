import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { turnWithinMs } from './event-queue';
import { refusingAsTheDatabaseDoes } from './refusals';

/** Who wants seats of which event. */
export interface Sale {
  readonly eventId: number;
  readonly buyerId: number;
}

/** What became of each wish, in their order. */
export type Outcomes<Sold> = readonly PromiseSettledResult<Sold>[];

/** Gives several buyers of one event their seats, or refuses them, each for themselves. */
export type Sell<Wish, Sold> = (tx: Transaction, wishes: readonly Wish[]) => Promise<Outcomes<Sold>>;

/** So many that lock and commit hardly count, and so few that the first of them don't wait long for the others. */
const mostAtOnce = 32;

interface Waiting<Wish, Sold> {
  readonly wish: Wish;
  /** On the clock of `performance.now`. */
  readonly since: number;
  readonly settle: (outcome: PromiseSettledResult<Sold>) => void;
}

/**
 * Sells an event's seats in one transaction to everyone who waits for them, and then to those who have come meanwhile: one lock, one
 * count of the seats and one commit for all. Waiting takes no database connection, so a rush for one event leaves connections for
 * everyone else.
 * @param sell is called with each buyer at most once, in order of arrival
 * @param withinMs how long a buyer waits for their turn
 * @returns takes a wish. It throws AppError busy if its turn doesn't come in time; what `sell` or the database refuses
 * Source: rule PAY-03; docs/performance.md, "Seats".
 */
export function sellingTogether<Wish extends Sale, Sold>(
  db: Database,
  sell: Sell<Wish, Sold>,
  { withinMs = turnWithinMs } = {},
): (wish: Wish) => Promise<Sold> {
  const lines = new Map<number, Waiting<Wish, Sold>[]>();
  const serveAll = async (eventId: number, line: Waiting<Wish, Sold>[]): Promise<void> => {
    while (line.length > 0) await serve(db, inTime(takeNext(line), withinMs), sell);
    lines.delete(eventId);
  };
  return async (wish) => {
    const outcome = await new Promise<PromiseSettledResult<Sold>>((settle) => {
      const line = lines.get(wish.eventId) ?? [];
      line.push({ wish, since: performance.now(), settle });
      if (lines.has(wish.eventId)) return;
      lines.set(wish.eventId, line);
      void serveAll(wish.eventId, line);
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

/** Those who haven't waited too long; the others are told. */
function inTime<Wish, Sold>(next: readonly Waiting<Wish, Sold>[], withinMs: number): Waiting<Wish, Sold>[] {
  const isLate = ({ since }: Waiting<Wish, Sold>) => performance.now() - since > withinMs;
  const reason = new AppError('busy', { retryAfterSeconds: 1 });
  for (const { settle } of next.filter(isLate)) settle({ status: 'rejected', reason });
  return next.filter((waiting) => !isLate(waiting));
}

/** Never throws: whatever happens is told to those who wait. */
async function serve<Wish, Sold>(
  db: Database,
  next: readonly Waiting<Wish, Sold>[],
  sell: Sell<Wish, Sold>,
): Promise<void> {
  if (next.length === 0) return;
  const wishes = next.map(({ wish }) => wish);
  const outcomes = await sold(db, wishes, sell);
  next.forEach(({ settle }, index) => settle(outcomes[index] ?? unanswered));
}

const unanswered: PromiseRejectedResult = { status: 'rejected', reason: new RangeError('a wish without an outcome') };

/** Takes the first of the line out of it, each buyer once: the second wish of one who asks twice depends on the first. */
function takeNext<Wish extends Sale, Sold>(line: Waiting<Wish, Sold>[]): Waiting<Wish, Sold>[] {
  const next = new Map<number, Waiting<Wish, Sold>>();
  for (const waiting of line) {
    if (next.size < mostAtOnce && !next.has(waiting.wish.buyerId)) next.set(waiting.wish.buyerId, waiting);
  }
  const taken = new Set(next.values());
  line.splice(0, line.length, ...line.filter((waiting) => !taken.has(waiting)));
  return [...taken];
}

/** If the database refuses what one of them wants, nothing is written, and each of them is served alone. */
async function sold<Wish, Sold>(
  db: Database,
  wishes: readonly Wish[],
  sell: Sell<Wish, Sold>,
): Promise<Outcomes<Sold>> {
  try {
    return await refusingAsTheDatabaseDoes(() => inTransaction(db, (tx) => sell(tx, wishes)));
  } catch (reason) {
    if (wishes.length === 1 || !(reason instanceof AppError)) return wishes.map(() => ({ status: 'rejected', reason }));
    const outcomes: PromiseSettledResult<Sold>[] = [];
    for (const wish of wishes) outcomes.push(...(await sold(db, [wish], sell)));
    return outcomes;
  }
}
