interface ConcurrencyLimits {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many can wait for their turn. */
  readonly waiting: number;
}

/** Runs a piece of work when its turn comes. @param weight how many slots it takes; 1 by default */
export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result>;

/**
 * Runs some pieces of work at the same time, lets a few more wait in order, and refuses the rest.
 * @param refusal creates the error that's thrown for refused work
 */
export function createConcurrencyLimiter(
  { atOnce, waiting }: ConcurrencyLimits,
  refusal: () => Error,
): ConcurrencyLimiter {
  const queue: { readonly weight: number; readonly admit: () => void }[] = [];
  let running = 0;

  /** First come, first served, even if a lighter one further back would fit. */
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
