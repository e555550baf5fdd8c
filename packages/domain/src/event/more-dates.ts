/** 'and 11 more dates', for a card that shows one of them; null for the only one. @param dates how many are to come, with the one that's shown */
export function moreDatesText(dates: number): string | null {
  if (dates < 2) return null;
  return dates === 2 ? 'and 1 more date' : `and ${dates - 1} more dates`;
}
