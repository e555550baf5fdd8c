import { maxApprovedAtOnce, maxListLimit } from '@ascendant/domain/list-limits';
import { long, wrong, type Examples } from './examples';

const ids = (length: number) => Array.from({ length }, (_, index) => index + 1);
const view = { list: 'events', name: 'Drafts', query: 'status=draft&sort=title' };

/** What admins do with organizers, events that wait for approval, and their own views. */
export const adminRequestExamples: Readonly<Record<string, Examples>> = {
  'findOrganizers query': {
    good: [{}, { q: long(200) }, { id: '7' }],
    bad: [{ q: long(201) }, { id: 'larch' }, { id: '2147483648' }],
  },
  'listAdminEvents query': {
    good: [{}, { status: 'draft', limit: `${maxListLimit}`, offset: '1000000' }, { organizer: '7' }],
    bad: [
      { status: 'gone' },
      { organizer: 'larch' },
      { organizer: '0' },
      { limit: `${maxListLimit + 1}` },
      { offset: '1000001' },
      { offset: '-1' },
    ],
  },
  'approveEvents body': {
    good: [{ ids: [1] }, { ids: ids(maxApprovedAtOnce) }],
    bad: [
      {},
      { ids: [] },
      { ids: ids(maxApprovedAtOnce + 1) },
      { ids: ['1'] },
      { ids: [0] },
      { ids: [2 ** 31] },
      { ids: [1], status: 'published' },
    ],
  },
  'saveView body': {
    good: [view, { ...view, list: 'users', name: long(60), query: `status=${long(40)}` }],
    bad: [
      {},
      ...wrong(view, {
        list: ['audit'],
        name: [' ', long(61)],
        query: ['', 'q=maya', `status=${long(41)}`],
        userId: [7],
      }),
    ],
  },
};
