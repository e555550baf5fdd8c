interface ConcurrencyLimits {
  /** How many run together. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly waiting: number;
}

/** Lets a piece of work through when its turn has come. @param weight of how many others it takes the place; 1 by default */
export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result>;

/**
 * Lets some pieces of work run at once, a few wait in order, and refuses the rest.
 * @param refusal makes what a refused caller gets thrown
 */
export function createConcurrencyLimiter(
  { atOnce, waiting }: ConcurrencyLimits,
  refusal: () => Error,
): ConcurrencyLimiter {
  const queue: { readonly weight: number; readonly admit: () => void }[] = [];
  let running = 0;

  /** Who came first goes first, also where a lighter one behind would fit. */
  function admitNext(): void {
    for (let [next] = queue; next && running + next.weight <= atOnce; [next] = queue) {
      queue.shift();
      running += next.weight;
      next.admit();
    }
  }

  async function enter(weight: number): Promise<void> {
    if (queue.length === 0 && running + weight <= atOnce) {
      running += weight;
      return;
    }
    if (queue.length >= waiting) throw refusal();
    await new Promise<void>((admit) => queue.push({ weight, admit }));
  }

  return async function pass(work, weight = 1) {
    const taken = Math.min(weight, atOnce);
    await enter(taken);
    try {
      return await work();
    } finally {
      running -= taken;
      admitNext();
    }
  };
}
