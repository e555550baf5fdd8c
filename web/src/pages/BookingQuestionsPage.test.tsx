import type { BookingQuestions } from '@ascendant/contract/booking-question';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { BookingQuestionsPage } from './BookingQuestionsPage';

const question = { options: [], isRequired: true, fromAge: null, isSensitive: false } as const;
const asked: BookingQuestions = {
  reference: 'ASC-7K2MQ',
  event: {
    id: 7,
    title: 'Dawn Traverse',
    organizerName: 'Larch Valley Guides',
    startDate: '2099-07-02',
    endDate: '2099-07-02',
    startTime: '06:00',
    timezone: 'America/Edmonton',
    location: 'Banff, Alberta',
    endsAt: '2099-07-03T00:00:00.000Z',
  },
  people: [
    { position: 0, name: 'Maya Lindqvist' },
    { position: 1, name: 'Théo Bergeron' },
  ],
  questions: [
    { ...question, id: 1, scope: 'person', kind: 'number', text: 'Boot size?' },
    { ...question, id: 2, scope: 'booking', kind: 'text', text: 'Emergency contact?', isSensitive: true },
    { ...question, id: 3, scope: 'person', kind: 'yes_no', text: 'Can you swim?', isRequired: false },
  ],
  slots: [
    { questionId: 1, position: 0, answer: null, isHidden: false, earlier: '42' },
    { questionId: 1, position: 1, answer: '31', isHidden: false, earlier: null },
    { questionId: 2, position: null, answer: null, isHidden: false, earlier: null },
    { questionId: 3, position: 1, answer: null, isHidden: false, earlier: null },
  ],
  missing: 2,
};
const invalid = (fields: Record<string, string>) => refusal(400, 'invalid_input', 'x', { fields });

let opened = 100;
/** Of a booking of its own: what was typed and not saved is still there when the page is opened again. */
function open(answers: FakeAnswers = {}, at = `/booking-questions/${(opened += 1)}`) {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    getBookingQuestions: { body: asked },
    getPhone: { body: { phone: null } },
    ...answers,
  });
  renderAt(<BookingQuestionsPage />, { path: '/booking-questions/:id?', at });
  return (name: string) => seen.filter((call) => call.name === name).map(({ body }) => body);
}
const person = async (name: string) => within(await screen.findByRole('region', { name }));

test('asks about the booking and about each person, and sends what was changed', async () => {
  const saved = { ...asked, missing: 0 };
  const sent = open({ answerBookingQuestions: { body: saved } });
  expect(await screen.findByRole('heading', { name: 'Before Dawn Traverse' })).toBeVisible();
  await enterText(screen.getByLabelText(/Emergency contact/), 'Rosa, +1 403 762 1550');
  const theo = await person('Théo Bergeron');
  await userEvent.clear(theo.getByLabelText(/Boot size/));
  await userEvent.type(theo.getByLabelText(/Boot size/), '32');
  await userEvent.click(theo.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Answers saved'));
  expect(sent('answerBookingQuestions')).toEqual([
    {
      answers: [
        { questionId: 1, position: 1, value: '32' },
        { questionId: 2, position: null, value: 'Rosa, +1 403 762 1550' },
        { questionId: 3, position: 1, value: 'no' },
      ],
    },
  ]);
  expect(screen.getByText('Every required answer is there.')).toBeVisible();
});

test('an earlier answer is filled in with a press; one that’s refused is marked with its sentence, and nothing that was typed is lost', async () => {
  open({ answerBookingQuestions: invalid({ 'answers.1.0': 'Please enter a number, such as 42 or 27.5.' }) });
  const maya = await person('Maya Lindqvist');
  const size = maya.getByLabelText(/Boot size/);
  expect(size).toHaveValue('');
  await userEvent.click(maya.getByRole('button', { name: 'Use your earlier answer: 42' }));
  expect(size).toHaveValue('42');
  await userEvent.clear(size);
  await enterText(size, 'small');
  await enterText(screen.getByLabelText(/Emergency contact/), 'Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  expect(await maya.findByText('Please enter a number, such as 42 or 27.5.')).toBeVisible();
  expect(size).toBeInvalid();
  expect(size).toHaveValue('small');
  expect(screen.getByLabelText(/Emergency contact/)).toHaveValue('Rosa');
  expect(screen.getByText(/^Nothing was saved yet/)).toBeVisible();
});

test('what was typed is still there after the page was left and opened again', async () => {
  open({}, '/booking-questions/43');
  await enterText(await screen.findByLabelText(/Emergency contact/), 'Rosa');
  cleanup();
  open({}, '/booking-questions/43');
  expect(await screen.findByLabelText(/Emergency contact/)).toHaveValue('Rosa');
});

test('the link of an email works without signing in, and a sensitive answer is said to be there without being shown', async () => {
  const proof = `41.${'a'.repeat(43)}`;
  const hidden = { questionId: 2, position: null, answer: null, isHidden: true, earlier: null };
  const sent = open(
    {
      currentUser: { status: 401, body: {} },
      readQuestionsByLink: { body: { ...asked, slots: [hidden], missing: 0 } },
    },
    `/booking-questions#${proof}`,
  );
  expect(await screen.findByText('Answered. It isn’t shown here; what you enter replaces it.')).toBeVisible();
  expect(sent('readQuestionsByLink')).toEqual([{ token: proof }]);
  expect(screen.queryByLabelText('Phone number')).toBeNull();
});

test('a link that isn’t whole, and questions that are over, say what to do', async () => {
  open({}, '/booking-questions#41.abc');
  expect(await screen.findByText('This link isn’t complete')).toBeVisible();
  cleanup();
  const message = 'This event is over, so there’s nothing left to answer.';
  open({ getBookingQuestions: refusal(409, 'questions_closed', message) });
  expect(await screen.findByText(message)).toBeVisible();
});

test('a phone number that doesn’t exist is refused at its field, and stays typed', async () => {
  open({ setPhone: invalid({ phone: 'Please enter a phone number with its country code' }) });
  await enterText(await screen.findByLabelText('Phone number'), '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Save phone number' }));
  expect(await screen.findByText('Please enter a phone number with its country code')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('12345');
});
