/** The lowest score of each of the heat map's five steps. Source: docs/archive/design/look.md, "Components". */
const stepsFrom = [0, 4, 6, 8, 9] as const;

export type DayStep = 1 | 2 | 3 | 4 | 5;

/** Which of the five shades a day has. @param score 0 to 10 */
export function dayStep(score: number): DayStep {
  if (score >= stepsFrom[4]) return 5;
  if (score >= stepsFrom[3]) return 4;
  if (score >= stepsFrom[2]) return 3;
  return score >= stepsFrom[1] ? 2 : 1;
}

/** What a day with this score is good for, in a few words. */
export function dayAdvice(score: number): string {
  if (score >= stepsFrom[3]) return 'a great day to start something';
  return score >= stepsFrom[2] ? 'a decent day, good for getting ready' : 'a good day to plan';
}

export interface ScoredDay {
  readonly day: string;
  readonly score: number;
}

const bestCount = 3;
/** Best days are in the next eight weeks, at least three days apart. */
const lookAheadDays = 56;
const apartDays = 3;

/** The three best upcoming days, the best first. @param days by date, starting with today, which is skipped */
export function bestDays<Day extends ScoredDay>(days: readonly Day[]): readonly Day[] {
  const ranked = days
    .map((day, index) => ({ day, index }))
    .slice(1, lookAheadDays + 1)
    .sort((a, b) => b.day.score - a.day.score || a.index - b.index);
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === bestCount) break;
    if (chosen.every((other) => Math.abs(other.index - candidate.index) >= apartDays)) chosen.push(candidate);
  }
  return chosen.map(({ day }) => day);
}
