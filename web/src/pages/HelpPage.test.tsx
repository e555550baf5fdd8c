import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answersWith, helpAnswers } from '../features/help/help-answers';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { ContactPage } from './ContactPage';
import { HelpPage } from './HelpPage';
import { NotFoundPage } from './NotFoundPage';

test('at least fifteen questions have an answer, and no two the same question', () => {
  expect(helpAnswers.length).toBeGreaterThanOrEqual(15);
  expect(new Set(helpAnswers.map(({ question }) => question)).size).toBe(helpAnswers.length);
});

test.each([
  ['refund', 'Can I get a refund?'],
  ['birth time', 'Do I need my exact birth time?'],
  ['6-digit', 'I didn’t get the 6-digit code'],
  ['receipt', 'Where’s my receipt?'],
  ['money paid', 'Who’s paid what, and when do I get my money?'],
  ['delete account', 'How do I download my data or delete my account?'],
])('help on “%s” includes “%s”', (words, question) => {
  expect(answersWith(words).map((answer) => answer.question)).toContain(question);
});

test('help says who’s paid what by the operator’s settings', () => {
  const [answer] = answersWith('get my money', { taxRules: 'canada', payoutDelayDays: 5 });
  expect(answer?.paragraphs.join(' ')).toMatch(/taxes of the event’s province.*5 days after an event has ended/);
});

test('no answer shows code where a sentence should be', () => {
  for (const taxRules of ['specification', 'canada'] as const)
    for (const { paragraphs } of answersWith('', { taxRules, payoutDelayDays: 2 }))
      expect(paragraphs.join(' ')).not.toMatch(/=>|function|undefined|\[object/);
});

test('searching shows the answers that fit, opened, and says when there are none', async () => {
  fakeApi({});
  renderAt(<HelpPage />, { path: '/help' });
  const search = await screen.findByRole('searchbox', { name: 'Search help' });
  await enterText(search, 'waitlist');
  expect(await screen.findByText('1 answer')).toBeVisible();
  expect(screen.getByText(/^Join its waitlist/)).toBeVisible();
  await userEvent.clear(search);
  await enterText(search, 'zeppelin');
  expect(await screen.findByText('No results for “zeppelin”. Try different words, or contact us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

function openContact(answers: FakeAnswers = {}) {
  const seen = fakeApi({ contactUs: { status: 202, body: {} }, ...answers });
  renderAt(<ContactPage />, { path: '/contact' });
  return seen;
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send question' }));

test('a question is sent with the name and address of the person signed in', async () => {
  const seen = openContact({ currentUser: { body: buildUser() } });
  expect(await screen.findByDisplayValue('Maya Lindqvist')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('What’s it about?'), 'Tickets');
  await enterText(screen.getByLabelText('Your question'), 'My ticket doesn’t open.');
  await send();
  expect(await screen.findByRole('heading', { name: 'We’ve got your question' })).toHaveFocus();
  expect(screen.getByText('An admin will reply to maya@mail.example.')).toBeVisible();
  expect(seen.find((call) => call.name === 'contactUs')?.body).toEqual({
    name: 'Maya Lindqvist',
    email: 'maya@mail.example',
    topic: 'Tickets',
    bookingReference: '',
    message: 'My ticket doesn’t open.',
  });
});

test('what’s missing is said at its field, and a refusal keeps what was typed', async () => {
  const message = 'Too many requests. Please try again later.';
  const seen = openContact({
    contactUs: refusal(429, 'rate_limited', message),
  });
  await send();
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(seen.some((call) => call.name === 'contactUs')).toBe(false);
  await enterText(screen.getByLabelText('Your name'), 'Maya');
  await enterText(screen.getByLabelText('Email'), 'maya@mail.example');
  await enterText(screen.getByLabelText('Your question'), 'Where are my tickets?');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Your question')).toHaveValue('Where are my tickets?');
});

test('the 404 page leads with what a visitor can do', async () => {
  fakeApi({});
  renderAt(<NotFoundPage />, { path: '/nowhere' });
  const main = within(await screen.findByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/browse', '/', '/help']);
  expect(main.getByText('Was the page added to the router?')).toBeVisible();
});
