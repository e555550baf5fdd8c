import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OpenEventPage } from './OpenEventPage';

const message = 'No event has this code. Check it with the person who gave it to you.';

function open(at: string, answers: FakeAnswers) {
  fakeApi(answers);
  renderAt(<OpenEventPage />, { path: '/codes/:code?', at });
}

test('a link with a code asks a visitor to sign in, and leads back to the code', async () => {
  open('/codes/SMITH-WEDDING-27', { currentUser: { status: 401, body: {} } });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/auth?redirect=%2Fcodes%2FSMITH-WEDDING-27');
});

test('the code of a link is in the field already; a wrong one says so and stays', async () => {
  const sent: unknown[] = [];
  open('/codes/WRONG-CODE', {
    currentUser: { body: buildUser() },
    openEvent: ({ body }) => {
      sent.push(body);
      return refusal(404, 'not_found', message, { fields: { code: message } });
    },
  });
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveValue('WRONG-CODE');
  await userEvent.click(screen.getByRole('button', { name: 'Open event' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('WRONG-CODE');
  expect(sent).toEqual([{ code: 'WRONG-CODE' }]);
});

test('an empty code says what to type, and leads to the field', async () => {
  const seen: unknown[] = [];
  open('/codes', { currentUser: { body: buildUser() }, openEvent: ({ body }) => (seen.push(body), { body: {} }) });
  const field = await screen.findByLabelText('Code');
  await userEvent.click(screen.getByRole('button', { name: 'Open event' }));
  expect(await screen.findByText('Type the code that the organizer gave you.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(seen).toEqual([]);
  await userEvent.type(field, 'A');
  expect(screen.queryByText('Type the code that the organizer gave you.')).toBeNull();
});
