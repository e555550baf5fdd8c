import type { ShownRunsFrom } from '@ascendant/contract/runs-from';
import { refundedIfTooFew, runsFromText } from '@ascendant/domain/event/runs-from';
import { dayText } from '../ui/text/day-text';

/** 'Runs from 6 people. 4 have booked. Decided on July 1, 2027.' and what happens if fewer book. */
export function RunsFromLine({ runsFrom }: { readonly runsFrom: ShownRunsFrom }) {
  return (
    <span>{`${runsFromText(runsFrom, dayText(runsFrom.decidedOn))}${runsFrom.isDecided ? '' : ` ${refundedIfTooFew}`}`}</span>
  );
}
