import { partyScores } from '@ascendant/astrology/matching/group';
import { isBetter } from '@ascendant/astrology/matching/ranking';
import { leastZ, matchScore } from '@ascendant/astrology/matching/score';
import { createSelection } from '@ascendant/astrology/matching/selection';
import { browseSorts } from '@ascendant/domain/event/event-search';
import { shownOfSeries } from '@ascendant/domain/event/series';
import type { OtherReason } from '@ascendant/domain/match/other-adventures';
import type { ScoredOrder } from '../../application/event-scores';
import type { IndexedEvent } from './indexed-event';
import type { IndexedEvents } from './indexed-events';

/** Which events to rank for a party, and how many to return. */
export interface RankWanted {
  /** One or more people; none with the stars off, when every score is the same. */
  readonly party: readonly Float32Array[];
  readonly now: Date;
  /** The least score. */
  readonly least: number;
  readonly wanted: number;
  /** The order of events of one weight: by score by default. */
  readonly by?: ScoredOrder['by'];
  /** Whether an event may appear; every one by default. */
  readonly accept?: (event: IndexedEvent) => boolean;
  /** Events of less weight come first; all weigh the same by default. */
  readonly weigh?: (event: IndexedEvent) => number;
  /** Every date of a series; by default the first of each in the order. */
  readonly isEachDate?: boolean;
}

/** The best events of a list, and how many the whole list has. */
export interface RankedRows {
  readonly total: number;
  readonly best: readonly { readonly id: number; readonly matchScore: number }[];
}

/** Upcoming events by weight, then by score; only the wanted ones are sorted, however many there are. */
export function rankRows(events: IndexedEvents, request: RankWanted): RankedRows {
  const { matrix } = events;
  const { party, wanted, by = 'match', accept, weigh } = request;
  const scores = partyScores(party, matrix);
  const [leastScore, nowSeconds] = [leastZ(request.least), request.now.getTime() / 1000];
  const weights = new Uint8Array(scores.length);
  const weightOf = (row: number) => weights[row] ?? 0;
  const isFirst = orderOf(by, events, scores);
  const isBefore = (a: number, b: number) => (weightOf(a) === weightOf(b) ? isFirst(a, b) : weightOf(a) < weightOf(b));
  const selection = createSelection(wanted, isBefore);
  // What's accepted can be booked: of a list that isn't limited to that, only the length is asked for.
  const { shown, add } = shownOfSeries<number>({ isOpen: () => true, isBefore });
  let total = 0;
  for (let row = 0; row < scores.length; row += 1) {
    if ((matrix.startsAt[row] ?? 0) <= nowSeconds || (scores[row] ?? 0) < leastScore) continue;
    if (accept !== undefined && !accept(events.at(row))) continue;
    if (weigh !== undefined) weights[row] = weigh(events.at(row));
    const seriesId = request.isEachDate ? 0 : events.repeatedSeriesOf(row);
    if (seriesId === 0) {
      total += 1;
      selection.add(row);
    } else add(seriesId, row);
  }
  for (const row of shown.values()) selection.add(row);
  total += shown.size;
  const best = selection
    .ordered()
    .map((row) => ({ id: matrix.ids[row] ?? 0, matchScore: matchScore(scores[row] ?? 0) }));
  return { total, best };
}

/** The events of a day: how many there are, and the best of them. */
export interface BestOfDay {
  readonly count: number;
  readonly bestId: number;
}

/** Upcoming events of at least a score, by the local day they start on. Nothing is sorted. */
export function bestByDay(
  events: IndexedEvents,
  { party, now, least }: Pick<RankWanted, 'party' | 'now' | 'least'>,
): ReadonlyMap<string, BestOfDay> {
  const { matrix } = events;
  const scores = partyScores(party, matrix);
  const [leastScore, nowSeconds] = [leastZ(least), now.getTime() / 1000];
  const isFirst = orderOf('match', events, scores);
  const days = new Map<string, { count: number; row: number }>();
  for (let row = 0; row < scores.length; row += 1) {
    if ((matrix.startsAt[row] ?? 0) <= nowSeconds || (scores[row] ?? 0) < leastScore) continue;
    const { startDate } = events.at(row);
    const day = days.get(startDate);
    days.set(startDate, { count: (day?.count ?? 0) + 1, row: day && isFirst(day.row, row) ? day.row : row });
  }
  return new Map([...days].map(([day, { count, row }]) => [day, { count, bestId: matrix.ids[row] ?? 0 }]));
}

/** Which events are left out, because they'd be recommended, and which come first. */
export type OthersWanted = Pick<RankWanted, 'party' | 'now' | 'least' | 'wanted' | 'isEachDate'> & {
  readonly isRecommendable: (event: IndexedEvent) => boolean;
  readonly accept: (event: IndexedEvent) => boolean;
  /** Whether the person can book it: of a series, such a date comes before the others. */
  readonly isOpen: (event: IndexedEvent) => boolean;
  readonly reasonOf: (event: IndexedEvent) => OtherReason;
};

/** Ids of upcoming events that aren't recommended: every such date, or one of each series of which no date is. The near ones by date, then the new ones by date, then the others by score. Source: rule PRE-10. */
export function otherRows(events: IndexedEvents, request: OthersWanted): readonly number[] {
  const { matrix } = events;
  const { party, wanted, accept, isRecommendable, reasonOf } = request;
  const scores = partyScores(party, matrix);
  const [leastScore, nowSeconds] = [leastZ(request.least), request.now.getTime() / 1000];
  const groups = new Uint8Array(scores.length);
  const groupOf = (row: number) => groups[row] ?? 0;
  const [isSooner, isBetterMatch] = [orderOf('date', events, scores), orderOf('match', events, scores)];
  const isBefore = (a: number, b: number) => {
    if (groupOf(a) !== groupOf(b)) return groupOf(a) < groupOf(b);
    return groupOf(a) === otherGroups.rest ? isBetterMatch(a, b) : isSooner(a, b);
  };
  const selection = createSelection(wanted, isBefore);
  const isOpen = (row: number) => request.isOpen(events.at(row));
  const { shown, add } = shownOfSeries<number>({ isOpen, isBefore });
  const recommended = new Set<number>();
  for (let row = 0; row < scores.length; row += 1) {
    if ((matrix.startsAt[row] ?? 0) <= nowSeconds) continue;
    const event = events.at(row);
    if (!accept(event)) continue;
    if ((scores[row] ?? 0) >= leastScore && isRecommendable(event)) {
      recommended.add(events.repeatedSeriesOf(row));
      continue;
    }
    groups[row] = otherGroups[reasonOf(event) ?? 'rest'];
    const seriesId = request.isEachDate ? 0 : events.repeatedSeriesOf(row);
    if (seriesId === 0) selection.add(row);
    else add(seriesId, row);
  }
  for (const [seriesId, row] of shown) if (!recommended.has(seriesId)) selection.add(row);
  return selection.ordered().map((row) => matrix.ids[row] ?? 0);
}

const otherGroups = { near: 0, new: 1, rest: 2 } as const;

/** Whether row a comes before row b. Ties are broken by id, as in lists that the database sorts. */
function orderOf(by: ScoredOrder['by'], { matrix, at }: IndexedEvents, scores: Float64Array) {
  const key = browseSorts.find(({ sort }) => sort === by)?.key;
  if (!key) return (a: number, b: number) => isBetter(scores, matrix, a, b);
  const keyOf = (row: number) =>
    key({
      startsAt: matrix.startsAt[row] ?? 0,
      get lowestAdultPrice() {
        return at(row).offer.lowestAdultPrice;
      },
    });
  return (a: number, b: number) => {
    const difference = keyOf(a) - keyOf(b);
    return (difference || (matrix.ids[a] ?? 0) - (matrix.ids[b] ?? 0)) < 0;
  };
}
