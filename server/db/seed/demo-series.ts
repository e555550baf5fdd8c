/** How often a demo event takes place besides its own date. */
export interface FurtherDates {
  /** Days from one to the next, counted from the event's own first day. */
  readonly everyDays: number;
  /** How many further dates there are, with all start times. */
  readonly count: number;
  /** A second time on each day, as local clock times; the event's own day has one, too. */
  readonly also?: { readonly startTime: string; readonly endTime: string };
}

/** Which demo events take place more than once, by the event's key. The first date of each is the event that we wrote. */
export const demoSeries: Readonly<Record<string, FurtherDates>> = {
  'woodstock-murals': { everyDays: 7, count: 59, also: { startTime: '14:00', endTime: '17:00' } },
  'griffith-family-stars': { everyDays: 14, count: 15, also: { startTime: '20:45', endTime: '23:15' } },
  'wellington-coffee': { everyDays: 7, count: 20, also: { startTime: '13:00', endTime: '15:30' } },
  'prospect-park-dawn': { everyDays: 7, count: 25 },
  'lisbon-fado-tram': { everyDays: 7, count: 12 },
  'montreal-bagel-night': { everyDays: 7, count: 15 },
  'hanoi-dawn-eats': { everyDays: 7, count: 9 },
  'marrakesh-market-tagine': { everyDays: 3, count: 12 },
  'tokyo-listening-bar': { everyDays: 7, count: 11 },
  'buenos-aires-milonga': { everyDays: 7, count: 9 },
  'kyoto-zazen': { everyDays: 7, count: 15 },
  'halifax-pub-choir': { everyDays: 7, count: 7 },
  'austin-arcade-night': { everyDays: 7, count: 7 },
  'austin-barton-springs': { everyDays: 14, count: 5 },
  'chicago-repair-lab': { everyDays: 14, count: 7 },
  'osaka-language-cafe': { everyDays: 7, count: 9 },
  'sydney-bush-dawn': { everyDays: 14, count: 5 },
  'vancouver-shore-cleanup': { everyDays: 28, count: 3 },
  'calgary-climb-night': { everyDays: 7, count: 9 },
  'montreal-game-devs': { everyDays: 28, count: 4 },
  'austin-civic-tech': { everyDays: 14, count: 7 },
  'chicago-first-friday': { everyDays: 28, count: 5 },
  'nashville-two-step': { everyDays: 14, count: 5 },
  'tokyo-snack-bars': { everyDays: 7, count: 5 },
  'toronto-slow-dating': { everyDays: 14, count: 3 },
  'tokyo-arcade-crawl': { everyDays: 7, count: 5 },
  'osaka-robot-saturday': { everyDays: 7, count: 4 },
  'london-night-shelter-cook': { everyDays: 7, count: 5 },
};
