import { together, type Grouping, type Outcomes } from '../../concurrency/together';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { inSharedTransaction } from '../../database/shared-transaction';
import { AppError } from '../../errors/app-error';
import { refusingAsTheDatabaseDoes } from './refusals';
import type { Sale } from './sale.repository';

/** Gives several buyers their seats, or refuses them, each for themselves. */
export type Sell<Wish, Sold> = (tx: Transaction, wishes: readonly Wish[]) => Promise<Outcomes<Sold>>;

/**
 * Sells seats in one transaction to everyone who waits for them, and then to those who have come meanwhile: their locks, counts and commit
 * are sent once for all. Waiting takes no database connection, so a rush leaves connections for everyone else. An event whose row
 * stays locked is sold on its own until no one waits for it any more, so that it doesn't hold up the others.
 * @param sell is called with each buyer at most once, in order of arrival; a second time alone or with buyers of the same event, if the
 * first was rolled back
 * @param withinMs how long a buyer waits for their turn, and again if their event turns out to be sold on its own
 * @returns takes a wish. It throws AppError busy if its turn doesn't come in time; what `sell` or the database refuses
 * Source: rule PAY-03; docs/performance.md, "Seats".
 */
export function sellingTogether<Wish extends Sale, Sold>(
  db: Database,
  sell: Sell<Wish, Sold>,
  { withinMs }: Pick<Grouping<Wish>, 'withinMs'> = {},
): (wish: Wish) => Promise<Sold> {
  // The second wish of a buyer who asks twice depends on the first.
  const grouping = { ...(withinMs === undefined ? {} : { withinMs }), onePer: ({ buyerId }: Wish) => buyerId };
  const alone = new Map<number, OwnLine<Wish, Sold>>();
  const buyAlone = async (wish: Wish): Promise<Sold> => {
    const line = alone.get(wish.eventId) ?? { buy: together((wishes) => sold(db, wishes, sell), grouping), waiting: 0 };
    alone.set(wish.eventId, line);
    line.waiting += 1;
    return line.buy(wish).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) alone.delete(wish.eventId);
    });
  };
  const buy = together((wishes) => soldOrNot(db, wishes, sell), grouping);
  return async (wish) => {
    const result = alone.has(wish.eventId) ? null : await buy(wish);
    return result === null ? buyAlone(wish) : result.sold;
  };
}

/** The buyers of an event that's sold on its own. Changes in place. */
interface OwnLine<Wish, Sold> {
  readonly buy: (wish: Wish) => Promise<Sold>;
  waiting: number;
}

/** Sells to buyers of any events. What's null in the outcomes is to be sold on its own. */
async function soldOrNot<Wish, Sold>(
  db: Database,
  wishes: readonly Wish[],
  sell: Sell<Wish, Sold>,
): Promise<Outcomes<{ readonly sold: Sold } | null>> {
  const outcomes = await soldTogether(db, wishes, sell);
  if (outcomes === null) return wishes.map(() => ({ status: 'fulfilled', value: null }));
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' ? outcome : { status: 'fulfilled', value: { sold: outcome.value } },
  );
}

/** @returns null if an event's row stayed locked, or the database refuses what one of several wants; nothing is written then */
async function soldTogether<Wish, Sold>(
  db: Database,
  wishes: readonly Wish[],
  sell: Sell<Wish, Sold>,
): Promise<Outcomes<Sold> | null> {
  try {
    return await refusingAsTheDatabaseDoes(() => inSharedTransaction(db, (tx) => sell(tx, wishes)));
  } catch (reason) {
    if (reason instanceof AppError && wishes.length > 1) return null;
    throw reason;
  }
}

/** Sells to buyers of one event. If the database refuses what one of them wants, nothing is written, and each of them is served alone. */
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
