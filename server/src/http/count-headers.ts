import type { ListCount } from '../database/list-count';

/** The headers that say how long a list is. */
export function countHeaders({ count, isCapped }: ListCount): Readonly<Record<string, string>> {
  return { 'x-total-count': String(count), ...(isCapped ? { 'x-total-count-capped': 'true' } : {}) };
}
