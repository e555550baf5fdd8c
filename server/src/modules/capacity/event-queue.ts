import { turnWithinMs } from '../../concurrency/together';
import { AppError } from '../../errors/app-error';

/** One holds the event's row, one waits for it, and the others look up attendees. */
const atOnce = 4;

/** Changes in place. */
interface EventQueue {
  busy: number;
  /** Buyers waiting for their turn, in order of arrival. */
  readonly waiting: Set<() => void>;
}

const queues = new Map<number, EventQueue>();

/** What a buyer does in their turn, and while they'd have to wait for it. */
export interface Turn<Result> {
  readonly take: () => Promise<Result>;
  /** Called before a buyer starts to wait, and again when their turn comes: throws if there's nothing left to wait for. */
  readonly refuseEarly: () => Promise<void>;
}

/**
 * Runs `take` when it's the buyer's turn. Seats are given out one buyer at a time anyway (rule PAY-03). Waiting here takes no database
 * connection, so a rush for one event leaves connections for everyone else. A buyer who doesn't have to wait isn't asked twice.
 * @throws AppError busy if the turn doesn't come in time; whatever `take` or `refuseEarly` throws
 */
export async function inTurn<Result>(eventId: number, { take, refuseEarly }: Turn<Result>): Promise<Result> {
  const isWaiting = isBusy(eventId);
  if (isWaiting) await refuseEarly();
  const queue = queues.get(eventId) ?? { busy: 0, waiting: new Set() };
  queues.set(eventId, queue);
  if (queue.busy >= atOnce) await turn(queue);
  else queue.busy += 1;
  try {
    if (isWaiting) await refuseEarly();
    return await take();
  } finally {
    leave(eventId, queue);
  }
}

function isBusy(eventId: number): boolean {
  return (queues.get(eventId)?.busy ?? 0) >= atOnce;
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
    }, turnWithinMs);
    waiting.add(enter);
  });
}

/** Lets the next buyer in. */
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
