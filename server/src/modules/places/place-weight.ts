/** How much more one of several places that fit a text is meant than another. Source: docs/rules/sky.md, "Places". */
export const timesMeant = {
  /** By its own name, rather than an old or foreign one: 'York' isn't Toronto, but 'Gothenburg' is Göteborg, not a town of 3,000. */
  own: 40,
  /** By the whole name, rather than its beginning: 'saint john' isn't St. John's. */
  whole: 10,
  /** In the country where the person who asks lives, or most events are. */
  near: 4,
} as const;

/** What decides between places: the people there, times how much the name means it. Parks, where nobody lives, count one. */
export function weightOf(
  population: number,
  how: { readonly isOwn: boolean; readonly isWhole: boolean; readonly isNear: boolean },
): number {
  const times =
    (how.isOwn ? timesMeant.own : 1) * (how.isWhole ? timesMeant.whole : 1) * (how.isNear ? timesMeant.near : 1);
  return (population + 1) * times;
}
