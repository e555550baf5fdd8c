let last = 0;

/** A number that no other row has, in this file or another of the same worker. */
export function nextNumber(): number {
  last += 1;
  return last;
}
