import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../paths';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { StopEmailsPage } from './StopEmailsPage';

const key = '00000000-0000-4000-8000-000000000000';

test.each([
  ['', 'Stop reminders and thank-yous?', 'Stop these emails', null],
  ['?now=off', 'You won’t get these emails any more', 'Turn them back on', 'yes'],
  ['?now=on', 'You’ll get these emails again', 'Stop these emails', null],
  ['?of=messages', 'Stop messages from this organizer?', 'Stop these messages', null],
  ['?of=messages&now=off', 'You won’t get messages from this organizer any more', 'Turn them back on', 'yes'],
  ['?of=messages&now=on', 'You’ll get messages from this organizer again', 'Stop these messages', null],
  ['?now=<b>', 'Stop reminders and thank-yous?', 'Stop these emails', null],
])('the link in a reminder leads to a form that sends nothing by itself: %j', (query, title, button, again) => {
  const seen = fakeApi({});
  renderAt(<StopEmailsPage />, { path: paths.stopEmails, at: `/emails/${key}/stop${query}` });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form;
  expect(form?.method).toBe('post');
  expect(new FormData(form ?? undefined).get('again')).toBe(again);
  expect(seen.filter(({ name }) => name !== 'currentUser')).toEqual([]);
});

test('an incomplete link says that nothing was changed, and leads to the contact form', () => {
  fakeApi({});
  renderAt(<StopEmailsPage />, { path: paths.stopEmails, at: '/emails/unknown/stop?now=unknown' });
  expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t find this email' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact);
  expect(screen.queryByRole('button')).toBeNull();
});
