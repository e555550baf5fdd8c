interface GateLimits {
  /** How many run together. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly waiting: number;
}

/**
 * Lets some pieces of work run at once, a few wait in order, and refuses the rest.
 * @param refusal makes what a refused caller gets thrown
 */
export function createGate(limits: GateLimits, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) throw refusal();
    // The one who leaves hands over its place, so `running` stays as it is.
    await new Promise<void>((admit) => queue.push(admit));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
