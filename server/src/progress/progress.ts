import { numberText } from '@ascendant/domain/site/locale';
/** Says what a long task is doing, as a sentence without a full stop: 'Loading demo data: 140 of 240 events'. */
export type Progress = (doing: string) => void;

/** For tasks that no one is waiting for, such as tests. */
export const silently: Progress = () => undefined;

/** Between two lines of the same task. */
const everyMs = 2000;

/**
 * Prints progress, one line each: the first of a task at once, and the following ones now and then. The task is what's before the colon.
 * @param clock in milliseconds
 */
export function progressOn(print: (line: string) => void, clock: () => number = () => performance.now()): Progress {
  let task = '';
  let printedAt = 0;
  return (doing) => {
    const [now, next] = [clock(), doing.split(':', 1)[0] ?? ''];
    if (next === task && now - printedAt < everyMs) return;
    task = next;
    printedAt = now;
    print(`${doing} …\n`);
  };
}

/** How much is done, in people's figures: '1,400 of 2,310 bookings'. */
export function amountDone(done: number, all: number, noun: string): string {
  return `${numberText(done)} of ${numberText(all)} ${noun}`;
}
