/** How many rows a list has on all its pages; a capped count is the least there are. */
export interface ListCount {
  readonly count: number;
  readonly isCapped: boolean;
}

/** What's counted one further than `limit`, to know whether there are more. */
export function cappedAt(limit: number, counted: number): ListCount {
  return { count: Math.min(counted, limit), isCapped: counted > limit };
}
