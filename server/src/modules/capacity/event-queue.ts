import { AppError } from '../../errors/app-error';

/** One has the event's row, one waits for it, and the others look up who comes. */
const atOnce = 4;
const timeoutMs = 10_000;

interface EventQueue {
  busy: number;
  /** Whoever waits for their turn, first come first. */
  readonly waiting: Set<() => void>;
}

const queues = new Map<number, EventQueue>();

/**
 * Takes seats of an event when it is one's turn. They are given out one after the other anyway (rule PAY-03); whoever waits here does
 * so without a connection to the database, so that a rush for one event leaves some to everybody else.
 * @throws AppError busy when it takes long; whatever `take` throws
 */
export async function inTurn<Result>(eventId: number, take: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(eventId) ?? { busy: 0, waiting: new Set() };
  queues.set(eventId, queue);
  if (queue.busy >= atOnce) await turn(queue);
  else queue.busy += 1;
  try {
    return await take();
  } finally {
    leave(eventId, queue);
  }
}

function turn({ waiting }: EventQueue): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(enter);
      reject(new AppError('busy', { retryAfterSeconds: 1 }));
    }, timeoutMs);
    waiting.add(enter);
  });
}

/** The next one takes the place of whoever leaves. */
function leave(eventId: number, queue: EventQueue): void {
  const [next] = queue.waiting;
  if (next) {
    queue.waiting.delete(next);
    next();
    return;
  }
  queue.busy -= 1;
  if (queue.busy === 0) queues.delete(eventId);
}
