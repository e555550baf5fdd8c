import { errorSentence } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type EditedEventPage = CallReply<'listEditedEvents'>;
export type EditedEvent = EditedEventPage['edits'][number];

/** Organizers edit and other admins look, so it's read again each time it's shown. */
export const editedEventsQuery = readQuery('listEditedEvents', 'GET /api/admin/edited-events', {}, fresh);

/** Leaves an edited event as it is. One that was edited again, or that another admin has handled, is read again. */
export const useMarkEditSeen = writing({
  send: ({ id, editedAt }: Pick<EditedEvent, 'id' | 'editedAt'>) =>
    call('POST /api/admin/edited-events/:id/seen', { params: { id }, body: { editedAt } }),
  fact: 'edit seen',
  factOfError: () => 'edit seen',
  onSuccess: () => showToast({ title: 'Marked as seen', description: 'The event stays as it is.' }),
  onError: (error) => showToast({ title: 'Not marked as seen', description: errorSentence(error), tone: 'bad' }),
});
