/** How many rows a list has on all its pages; a capped count is the least there are. */
export interface ListCount {
  readonly count: number;
  readonly isCapped: boolean;
}
