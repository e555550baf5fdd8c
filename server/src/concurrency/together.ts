import { AppError } from '../errors/app-error';

/** What became of each wish, in their order. */
export type Outcomes<Result> = readonly PromiseSettledResult<Result>[];

/** Serves several wishes at once. If it throws, that's what became of each of them. */
export type ServeAll<Wish, Result> = (wishes: readonly Wish[]) => Promise<Outcomes<Result>>;

/** So many that locks and commit hardly count, and so few that the first of them don't wait long for the others. */
const mostAtOnce = 32;
/** How long one waits for their turn. */
export const turnWithinMs = 10_000;

/** Which wishes are served together. */
export interface Grouping<Wish> {
  /** Of wishes for which this is the same, one is served at a time. */
  readonly onePer: (wish: Wish) => unknown;
  /** How long a wish waits for its turn: `turnWithinMs`, or less in tests. */
  readonly withinMs?: number;
}

interface Waiting<Wish, Result> {
  readonly wish: Wish;
  /** On the clock of `performance.now`. */
  readonly since: number;
  readonly settle: (outcome: PromiseSettledResult<Result>) => void;
}

/**
 * Serves a wish at once, and then everything that has come meanwhile together, in order of arrival. In a rush, many share what each time
 * costs, such as a lock and a commit.
 * @returns takes a wish. It throws AppError busy if its turn doesn't come in time; what `serve` throws, or says became of it
 */
export function together<Wish, Result>(
  serve: ServeAll<Wish, Result>,
  { onePer, withinMs = turnWithinMs }: Grouping<Wish>,
): (wish: Wish) => Promise<Result> {
  const line: Waiting<Wish, Result>[] = [];
  let isServing = false;
  const serveAll = async (): Promise<void> => {
    isServing = true;
    while (line.length > 0) await tell(inTime(takeNext(line, onePer), withinMs), serve);
    isServing = false;
  };
  return async (wish) => {
    const outcome = await new Promise<PromiseSettledResult<Result>>((settle) => {
      line.push({ wish, since: performance.now(), settle });
      if (!isServing) void serveAll();
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

/** Takes the first of the line out of it. */
function takeNext<Wish, Result>(
  line: Waiting<Wish, Result>[],
  onePer: Grouping<Wish>['onePer'],
): Waiting<Wish, Result>[] {
  const next = new Map<unknown, Waiting<Wish, Result>>();
  for (const waiting of line) {
    const kind = onePer(waiting.wish);
    if (next.size < mostAtOnce && !next.has(kind)) next.set(kind, waiting);
  }
  const taken = new Set(next.values());
  line.splice(0, line.length, ...line.filter((waiting) => !taken.has(waiting)));
  return [...taken];
}

/** Those who haven't waited too long; the others are told. */
function inTime<Wish, Result>(next: readonly Waiting<Wish, Result>[], withinMs: number): Waiting<Wish, Result>[] {
  const isLate = ({ since }: Waiting<Wish, Result>) => performance.now() - since > withinMs;
  const reason = new AppError('busy', { retryAfterSeconds: 1 });
  for (const { settle } of next.filter(isLate)) settle({ status: 'rejected', reason });
  return next.filter((waiting) => !isLate(waiting));
}

/** Never throws: whatever happens is told to those who wait. */
async function tell<Wish, Result>(
  next: readonly Waiting<Wish, Result>[],
  serve: ServeAll<Wish, Result>,
): Promise<void> {
  if (next.length === 0) return;
  const outcomes = await outcomesOf(
    next.map(({ wish }) => wish),
    serve,
  );
  next.forEach(({ settle }, index) => settle(outcomes[index] ?? unanswered));
}

async function outcomesOf<Wish, Result>(
  wishes: readonly Wish[],
  serve: ServeAll<Wish, Result>,
): Promise<Outcomes<Result>> {
  try {
    return await serve(wishes);
  } catch (reason) {
    return wishes.map(() => ({ status: 'rejected', reason }));
  }
}

const unanswered: PromiseRejectedResult = { status: 'rejected', reason: new RangeError('a wish without an outcome') };
