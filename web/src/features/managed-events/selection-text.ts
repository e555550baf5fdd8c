/** 'Approve 3 events' */
export function approveText(count: number): string {
  return count === 1 ? 'Approve 1 event' : `Approve ${count} events`;
}
