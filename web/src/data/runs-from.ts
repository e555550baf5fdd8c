import { call, type CallInput, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { alwaysRead, readQuery } from './read-query';
import { writing } from './use-write';

export type RunsFromForm = CallReply<'getRunsFrom'>;

/** From how many people an event runs. People book meanwhile, so it's read again each time. */
export const runsFromQuery = (eventId: number) =>
  readQuery('getRunsFrom', 'GET /api/events/:id/runs-from', { params: { id: eventId } }, alwaysRead);

interface SentRunsFrom {
  readonly id: number;
  readonly body: CallInput<'setRunsFrom'>['body'];
}

/** Says from how many people one date runs, or all to come. */
export const useSetRunsFrom = writing({
  send: ({ id, body }: SentRunsFrom) => call('PUT /api/events/:id/runs-from', { params: { id }, body }),
  fact: 'event changed',
  onSuccess: ({ changed, kept }) =>
    showToast({ title: 'Saved', ...(changed + kept > 0 && { description: othersText({ changed, kept }) }) }),
});

/** '12 other dates changed too.' */
function othersText({ changed, kept }: { readonly changed: number; readonly kept: number }): string {
  const others = changed === 1 ? '1 other date has changed, too.' : `${changed} other dates have changed, too.`;
  if (kept === 0) return others;
  return `${others} ${kept === 1 ? '1 stays as it was: people have booked it, or it’s too near.' : `${kept} stay as they were: people have booked them, or they’re too near.`}`;
}

/** Decides that a date takes place, however many have booked. */
export const useLetRun = writing({
  send: (id: number) => call('POST /api/events/:id/run', { params: { id } }),
  fact: 'event changed',
  onSuccess: () => showToast({ title: 'This date takes place' }),
});
