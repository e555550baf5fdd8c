export interface TurnLimits {
  /** How many are worked on at the same time. */
  readonly atOnce: number;
  /** How many can wait for their turn. */
  readonly waiting: number;
  /** Whose turn comes after a longer wait, in milliseconds, is refused then. Without it, waiting may take any time. */
  readonly mostWaitMs?: number;
}

/** Ends a turn, so that the next one begins. */
export type EndTurn = () => void;

/** Takes a turn, or waits for it. @param weight how many slots it takes; 1 by default */
export type TakeTurn = (weight?: number) => Promise<EndTurn>;

interface Waiting {
  readonly weight: number;
  readonly sinceMs: number;
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Lets some work at the same time and a few more wait in order, and refuses the rest, as well as those that have waited too long.
 * Of those that wait, it lets in one for each turn of the event loop: Node accepts one new connection and hears other answers once in each,
 * so turns have to stay short when hundreds wait.
 * @param refusal creates the error that refused work gets
 * @param nowMs a clock that only goes forwards
 */
export function createTurns(
  { atOnce, waiting, mostWaitMs = Infinity }: TurnLimits,
  refusal: () => Error,
  nowMs: () => number = () => performance.now(),
): TakeTurn {
  const queue: Waiting[] = [];
  let running = 0;
  let admission: NodeJS.Immediate | undefined;

  function refuseLate(): void {
    while (queue[0] && nowMs() - queue[0].sinceMs > mostWaitMs) queue.shift()?.refuse(refusal());
  }

  /** First come, first served, even if a lighter one further back would fit. */
  function admitNext(): void {
    refuseLate();
    const [next] = queue;
    if (next === undefined || running + next.weight > atOnce) return;
    queue.shift();
    running += next.weight;
    next.admit();
    admitSoon();
  }

  function admitSoon(): void {
    admission ??= setImmediate(() => {
      admission = undefined;
      admitNext();
    });
  }

  function endTurn(weight: number): void {
    running -= weight;
    admitSoon();
  }

  return async (weight = 1) => {
    const taken = Math.min(weight, atOnce);
    const end = () => endTurn(taken);
    if (queue.length === 0 && running + taken <= atOnce) {
      running += taken;
      return end;
    }
    refuseLate();
    if (queue.length >= waiting) throw refusal();
    await new Promise<void>((admit, refuse) => queue.push({ weight: taken, sinceMs: nowMs(), admit, refuse }));
    return end;
  };
}
