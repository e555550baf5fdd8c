import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { EventQuestionsDialog } from './EventQuestionsDialog';

const stored = {
  id: 7,
  scope: 'person',
  kind: 'number',
  text: 'Boot size?',
  options: [],
  isRequired: false,
  fromAge: null,
  isSensitive: false,
  hasAnswers: true,
};

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    getEventQuestions: { body: { questions: [stored] } },
    setEventQuestions: { body: { questions: [stored] } },
    ...answers,
  });
  let isClosed = false;
  renderAt(<EventQuestionsDialog eventId={3} onClose={() => (isClosed = true)} />);
  return {
    sent: () => seen.filter(({ name }) => name === 'setEventQuestions').map(({ body }) => body),
    isClosed: () => isClosed,
  };
}
const question = async (place: number) => within(await screen.findByRole('group', { name: `Question ${place}` }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save questions' }));

test('questions are added, from a suggestion too, put in order, and sent with what was removed', async () => {
  const { sent, isClosed } = open();
  const first = await question(1);
  expect(first.getByLabelText('Answered with')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add: Emergency contact' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  const third = await question(3);
  await enterText(third.getByLabelText('Question'), 'Shirt size?');
  await userEvent.selectOptions(third.getByLabelText('Answered with'), 'One of several choices');
  await userEvent.type(third.getByLabelText('Answers to choose from'), 'S\nM\n\nL');
  await userEvent.type(third.getByLabelText('Only from the age of'), '16');
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Question 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Question 1' }));
  await save();
  await waitFor(() => expect(currentToast()?.title).toBe('Questions saved'));
  expect(isClosed()).toBe(true);
  expect(sent()).toEqual([
    {
      questions: [
        {
          scope: 'person',
          kind: 'choice',
          text: 'Shirt size?',
          options: ['S', 'M', 'L'],
          isRequired: false,
          fromAge: 16,
          isSensitive: false,
        },
        {
          scope: 'booking',
          kind: 'text',
          text: 'Emergency contact: name, relationship and phone number',
          options: [],
          isRequired: true,
          fromAge: null,
          isSensitive: true,
        },
      ],
      removed: [7],
    },
  ]);
});

test('what’s wrong is marked before it’s sent, and what the server refuses is marked too, with everything still there', async () => {
  const fields = { 'questions.1.text': 'Someone else has removed this question.' };
  const { sent } = open({
    setEventQuestions: refusal(400, 'invalid_input', 'x', { fields }),
  });
  await question(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await save();
  const second = await question(2);
  expect(await second.findByText('Please enter the question')).toBeVisible();
  expect(sent()).toEqual([]);
  await enterText(second.getByLabelText('Question'), 'Diet?');
  await userEvent.type(second.getByLabelText('Only from the age of'), '1x');
  await save();
  expect(await second.findByText('Please enter an age in years, from 1 to 99')).toBeVisible();
  await userEvent.clear(second.getByLabelText('Only from the age of'));
  await save();
  expect(await second.findByText('Someone else has removed this question.')).toBeVisible();
  expect(second.getByLabelText('Question')).toHaveValue('Diet?');
});
