import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error';
import { buildEventForm } from '../../test/build-event-form';
import { sendLabel } from './save-actions';
import { SaveError, type SaveStep } from './save-event';
import { failedToast, savedToast } from './save-messages';

const refused = (step: SaveStep, status: number, message: string) =>
  new SaveError(step, new ApiError(status, message, { error: message, message, code: 'x', requestId: 'test' }));
const saved = (status: 'draft' | 'published' | 'pending_approval', adminCount: number | null = null) => ({
  event: buildEventForm({ status }),
  adminCount,
  dates: null,
});

test.each([
  ['save', saved('draft'), 'Draft saved'],
  ['save', saved('published'), 'Event updated'],
  ['send', saved('published'), 'Event published'],
  ['send', saved('pending_approval', 3), 'Sent to review'],
] as const)('a %s of %o says so', (goal, result, title) => {
  expect(savedToast(goal, result).title).toBe(title);
});

test('an edit of several dates says how many', () => {
  expect(savedToast('save', { ...saved('published'), dates: 37 }).title).toBe('37 dates updated');
});

test('a new event that fails has the server’s message, or the title again', () => {
  expect(failedToast(true, refused('fields', 429, 'Slow down.'))).toMatchObject({
    title: 'Failed to create event',
    description: 'Slow down.',
  });
  expect(failedToast(true, new SaveError('fields', new Error('?'))).description).toBe('Failed to create event');
});

test.each([
  [refused('fields', 503, 'Busy.'), 'Update Failed', 'Failed to update event'],
  [refused('fields', 409, 'It was cancelled.'), 'Update Failed', 'Failed to update event. It was cancelled.'],
  [refused('picture', 500, 'Broken.'), 'Update Failed', 'Failed to upload image'],
  [new SaveError('status', new Error('?')), 'Error', 'Failed to send review request'],
])('%o while editing', (error, title, description) => {
  expect(failedToast(false, error)).toMatchObject({ title, description });
});

test('a lost connection says that what was typed is kept', () => {
  expect(failedToast(false, new SaveError('fields', new TypeError('Failed to fetch'))).description).toMatch(
    /are saved on this device/,
  );
});

test('organizers send to review, admins publish', () => {
  expect([sendLabel('organizer'), sendLabel('admin')]).toEqual(['Send to Review', 'Publish']);
});
