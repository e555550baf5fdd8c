export interface TurnLimits {
  /** How many are worked on at the same time. */
  readonly atOnce: number;
  /** How many can wait for their turn. */
  readonly waiting: number;
  /** Whose turn comes after a longer wait, in milliseconds, is refused then. Without it, waiting may take any time. */
  readonly mostWaitMs?: number;
}

/** Limits with the part of them that one client may use. Work that finds its client's share in use waits as long as the share's limit says. */
export interface SharedTurnLimits extends TurnLimits {
  readonly share?: TurnLimits;
}

/** Ends a turn, so that the next one begins. */
export type EndTurn = () => void;

interface Asked {
  /** How many slots it takes; 1 by default. */
  readonly weight?: number;
  /** Whose work it is; work of no one in particular has no share. */
  readonly who?: string;
  /** Whether its turn comes before those of others that don't say so. */
  readonly isUrgent?: boolean;
}

/** Takes a turn, or waits for it. */
export type TakeTurn = (asked?: Asked) => Promise<EndTurn>;

interface Waiting {
  readonly weight: number;
  readonly who: string | undefined;
  readonly isUrgent: boolean;
  readonly lateAfterMs: number;
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Lets some work at the same time and a few more wait in order, and refuses the rest, as well as those that have waited too long. A client
 * who has all of its share lets others pass.
 * Of those that wait, it lets in one for each turn of the event loop: Node accepts one new connection and hears other answers once in each,
 * so turns have to stay short when hundreds wait.
 * @param refusal creates the error that refused work gets
 * @param nowMs a clock that only goes forwards
 */
export function createTurns(
  { atOnce, waiting, mostWaitMs = Infinity, share = { atOnce, waiting } }: SharedTurnLimits,
  refusal: () => Error,
  nowMs: () => number = () => performance.now(),
): TakeTurn {
  const queue: Waiting[] = [];
  let running = 0;
  const runningOf = new Map<string, number>();
  let admission: NodeJS.Immediate | undefined;

  function refuseLate(): void {
    const now = nowMs();
    const late = queue.filter(({ lateAfterMs }) => lateAfterMs < now);
    for (const one of late) {
      queue.splice(queue.indexOf(one), 1);
      one.refuse(refusal());
    }
  }

  function lateAfter(who: string | undefined): number {
    return nowMs() + (hasShare(who) ? mostWaitMs : (share.mostWaitMs ?? mostWaitMs));
  }

  function hasShare(who: string | undefined): boolean {
    return who === undefined || (runningOf.get(who) ?? 0) < share.atOnce;
  }

  function enqueue(one: Waiting): void {
    const behind = one.isUrgent ? queue.findIndex(({ isUrgent }) => !isUrgent) : -1;
    queue.splice(behind === -1 ? queue.length : behind, 0, one);
  }

  function start(weight: number, who: string | undefined): void {
    running += weight;
    if (who !== undefined) runningOf.set(who, (runningOf.get(who) ?? 0) + 1);
  }

  /** First come, first served, even if a lighter one further back would fit. */
  function admitNext(): void {
    refuseLate();
    const at = queue.findIndex(({ who }) => hasShare(who));
    const next = queue[at];
    if (next === undefined || running + next.weight > atOnce) return;
    queue.splice(at, 1);
    start(next.weight, next.who);
    next.admit();
    admitSoon();
  }

  function admitSoon(): void {
    admission ??= setImmediate(() => {
      admission = undefined;
      admitNext();
    });
  }

  function endTurn(weight: number, who: string | undefined): void {
    running -= weight;
    if (who !== undefined) {
      const left = (runningOf.get(who) ?? 0) - 1;
      if (left > 0) runningOf.set(who, left);
      else runningOf.delete(who);
    }
    admitSoon();
  }

  return async ({ weight = 1, who, isUrgent = false } = {}) => {
    const taken = Math.min(weight, atOnce);
    const end = () => endTurn(taken, who);
    const isFirst = !queue.some((other) => hasShare(other.who));
    if (isFirst && hasShare(who) && running + taken <= atOnce) {
      start(taken, who);
      return end;
    }
    refuseLate();
    const own = who === undefined ? 0 : queue.filter((other) => other.who === who).length;
    if (queue.length >= waiting || own >= share.waiting) throw refusal();
    const lateAfterMs = lateAfter(who);
    await new Promise<void>((admit, refuse) => enqueue({ weight: taken, who, isUrgent, lateAfterMs, admit, refuse }));
    return end;
  };
}

/** Runs a piece of work when its turn comes. @param weight how many slots it takes; 1 by default */
type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result>;

/**
 * Runs some pieces of work at the same time, lets a few more wait in order, and refuses the rest.
 * @param refusal creates the error that's thrown for refused work
 */
export function createConcurrencyLimiter(limits: TurnLimits, refusal: () => Error): ConcurrencyLimiter {
  const takeTurn = createTurns(limits, refusal);
  return async function pass(work, weight = 1) {
    const endTurn = await takeTurn({ weight });
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
}
