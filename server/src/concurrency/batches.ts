import { AppError } from '../errors/app-error';

/** The result of each request of a batch, in their order. */
export type Outcomes<Result> = readonly PromiseSettledResult<Result>[];

/** Serves a batch of requests. If it throws, that's the result of each of them. */
export type ServeBatch<Request, Result> = (batch: readonly Request[]) => Promise<Outcomes<Result>>;

/** So many that locks and commit hardly count, and so few that the first of them don't wait long for the others. */
const largestBatch = 32;
/** How long a request waits for its batch. */
const mostWaitMs = 10_000;
/** When those who waited that long come again: by then, the queue has become so much shorter that they aren't refused twice. */
const retryAfterSeconds = 5;

/** Which requests can be in one batch. */
export interface Batching<Request> {
  /** Each of these has a queue of its own. */
  readonly queueOf: (request: Request) => unknown;
  /** Of requests for which this is the same, a batch has one. */
  readonly onePer: (request: Request) => unknown;
  /** How long a request waits for its batch: 10 seconds, or less in tests. */
  readonly withinMs?: number;
}

interface Waiting<Request, Result> {
  readonly request: Request;
  /** On the clock of `performance.now`. */
  readonly since: number;
  readonly settle: (outcome: PromiseSettledResult<Result>) => void;
}

/**
 * Serves a request at once, and those that arrive in the meantime in one batch after it, in order of arrival. In a rush, many share what
 * each batch costs, such as a lock and a commit.
 * @returns takes a request. It throws AppError busy if its batch doesn't begin in time; what `serve` throws, or returns as its result
 */
export function inBatches<Request, Result>(
  serve: ServeBatch<Request, Result>,
  { queueOf, onePer, withinMs = mostWaitMs }: Batching<Request>,
): (request: Request) => Promise<Result> {
  /** A queue is here while it's being served. */
  const queues = new Map<unknown, Waiting<Request, Result>[]>();
  const serveQueue = async (name: unknown, queue: Waiting<Request, Result>[]): Promise<void> => {
    while (queue.length > 0) await settleAll(refuseLate(takeBatch(queue, onePer), withinMs), serve);
    queues.delete(name);
  };
  return async (request) => {
    const outcome = await new Promise<PromiseSettledResult<Result>>((settle) => {
      const name = queueOf(request);
      const queue = queues.get(name) ?? [];
      queue.push({ request, since: performance.now(), settle });
      if (queues.has(name)) return;
      queues.set(name, queue);
      void serveQueue(name, queue);
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

/** Takes the first of a queue out of it. */
function takeBatch<Request, Result>(
  queue: Waiting<Request, Result>[],
  onePer: Batching<Request>['onePer'],
): Waiting<Request, Result>[] {
  const batch = new Map<unknown, Waiting<Request, Result>>();
  for (const waiting of queue) {
    const kind = onePer(waiting.request);
    if (batch.size < largestBatch && !batch.has(kind)) batch.set(kind, waiting);
  }
  const taken = new Set(batch.values());
  queue.splice(0, queue.length, ...queue.filter((waiting) => !taken.has(waiting)));
  return [...taken];
}

/** @returns those that haven't waited too long; the others are refused */
function refuseLate<Request, Result>(
  batch: readonly Waiting<Request, Result>[],
  withinMs: number,
): Waiting<Request, Result>[] {
  const isLate = ({ since }: Waiting<Request, Result>) => performance.now() - since > withinMs;
  const reason = new AppError('busy', { retryAfterSeconds });
  for (const { settle } of batch.filter(isLate)) settle({ status: 'rejected', reason });
  return batch.filter((waiting) => !isLate(waiting));
}

/** Never throws: whatever happens is the result of those who wait. */
async function settleAll<Request, Result>(
  batch: readonly Waiting<Request, Result>[],
  serve: ServeBatch<Request, Result>,
): Promise<void> {
  if (batch.length === 0) return;
  const outcomes = await outcomesOf(
    batch.map(({ request }) => request),
    serve,
  );
  batch.forEach(({ settle }, index) => settle(outcomes[index] ?? missing));
}

async function outcomesOf<Request, Result>(
  batch: readonly Request[],
  serve: ServeBatch<Request, Result>,
): Promise<Outcomes<Result>> {
  try {
    return await serve(batch);
  } catch (reason) {
    return batch.map(() => ({ status: 'rejected', reason }));
  }
}

const missing: PromiseRejectedResult = { status: 'rejected', reason: new RangeError('a request without a result') };
