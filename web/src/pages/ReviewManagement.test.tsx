import type { ManagedReview } from '@ascendant/contract/managed-review';
import { reviewsPageSize } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildManagedReview, buildReviewTotals } from '../test/build-managed-review';
import { buildUser } from '../test/build-user';
import { actionsOffered, chooseAction, openActions } from '../test/choose-action';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers, type FakeReply } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminReviewsPage } from './AdminReviewsPage';
import { OrganizerReviewsPage } from './OrganizerReviewsPage';

function open(reviews: readonly ManagedReview[] | FakeReply, answers: FakeAnswers = {}, at = '/admin/reviews') {
  const list = Array.isArray(reviews)
    ? { body: reviews, headers: { 'x-total-count': String(reviews.length) } }
    : (reviews as FakeReply);
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    listAdminReviews: list,
    adminReviewTotals: { body: buildReviewTotals() },
    listOrganizerReviews: list,
    organizerReviewTotals: { body: buildReviewTotals({ junk: 0 }) },
    ...answers,
  });
  const Page = at.startsWith('/admin') ? AdminReviewsPage : OrganizerReviewsPage;
  renderAt(<Page />, { path: at.replace(/\?.*/, ''), at });
  return seen;
}

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

test('each review has its stars, author, day, event, words and state, and the head the average', async () => {
  open([
    buildManagedReview(),
    buildManagedReview({
      id: 12,
      userName: 'Claire D.',
      adminResponse: 'Thank you, Claire.',
      respondedAs: 'ascendant',
      respondedAt: '2026-03-01T12:00:00.000Z',
      editedAt: '2026-03-02T12:00:00.000Z',
    }),
    buildManagedReview({ id: 13, userName: 'win-big-now', isJunk: true }),
  ]);
  expect(await screen.findByText('4.4 of 5 across 61 events')).toBeVisible();
  const [first, answered, junk] = await screen.findAllByRole('listitem', { name: /2 out of 5 stars/ });
  expect(first).toHaveTextContent('Gus P.Feb 27, 2026');
  expect(within(first!).getByRole('link', { name: 'Winter Lights Walk' })).toHaveAttribute('href', '/events/7');
  expect(answered).toHaveTextContent('Responded');
  expect(answered).toHaveTextContent('Edited by Ascendant, Mar 2, 2026');
  expect(answered).toHaveTextContent('Ascendant responded, Mar 1, 2026Thank you, Claire.');
  expect(within(junk!).getByText('Junk')).toBeVisible();
  await openActions('the review by win-big-now');
  expect(screen.getByRole('menuitem', { name: 'Mark as junk' })).toBeDisabled();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await openActions('the review by Claire D.');
  expect(actionsOffered()).toEqual(['Edit', 'Mark as junk', 'Delete']);
});

test('a response can’t be empty, is sent from a field of 4 rows, and a toast says so', async () => {
  const seen = open([buildManagedReview()], { respondToReview: { body: buildManagedReview() } });
  await press(/^Respond/);
  const field = screen.getByRole('textbox', { name: 'Your response' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('rows', '4');
  await enterText(field, '   ');
  await press('Send response');
  expect(screen.getByText('Response cannot be empty')).toBeVisible();
  expect(field).toHaveFocus();
  expect(seen.map(({ name }) => name)).not.toContain('respondToReview');
  await userEvent.clear(field);
  await enterText(field, 'More cider next time.');
  await press('Send response');
  expect(await screen.findByText('Response added successfully')).toBeVisible();
  expect(seen.find(({ name }) => name === 'respondToReview')?.body).toEqual({ response: 'More cider next time.' });
  expect(screen.queryByRole('textbox', { name: 'Your response' })).toBeNull();
});

test('an edit starts from what the review says', async () => {
  const seen = open([buildManagedReview()], { editReview: { body: buildManagedReview() } });
  await chooseAction('the review by Gus P.', 'Edit');
  const [, rating] = screen.getAllByRole('combobox', { name: 'Rating' });
  expect(rating).toHaveValue('2');
  await userEvent.selectOptions(rating!, '4 of 5');
  await press('Save');
  expect(await screen.findByText('Review updated successfully')).toBeVisible();
  expect(seen.find(({ name }) => name === 'editReview')?.body).toEqual({
    rating: 4,
    comment: 'The cider was gone by eight.',
  });
});

test('deleting asks first, in the words of the document', async () => {
  const seen = open([buildManagedReview()], { deleteReview: { status: 204 } });
  await chooseAction('the review by Gus P.', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete review' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this review? This action cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep review' }));
  expect(seen.map(({ name }) => name)).not.toContain('deleteReview');
  await chooseAction('the review by Gus P.', 'Delete');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Review deleted successfully')).toBeVisible();
});

test('marking as junk says so', async () => {
  const seen = open([buildManagedReview()], { markReviewJunk: { body: buildManagedReview({ isJunk: true }) } });
  await chooseAction('the review by Gus P.', 'Mark as junk');
  expect(await screen.findByText('Review marked as junk')).toBeVisible();
  expect(seen.map(({ name }) => name)).toContain('markReviewJunk');
});

test.each([
  ['Failed to respond', 'respondToReview', [], [/^Change response/, 'Send response']],
  ['Failed to update review', 'editReview', ['Edit'], ['Save']],
  ['Failed to mark as junk', 'markReviewJunk', ['Mark as junk'], []],
  ['Failed to delete review', 'deleteReview', ['Delete'], ['Delete']],
] as const)('%s: the toast has the server’s sentence, or asks to try later', async (title, call, inMenu, buttons) => {
  const answered = buildManagedReview({ adminResponse: 'Old answer', respondedAs: 'organizer' });
  for (const [reply, sentence] of [
    [refusal(404, 'not_found', 'Not found.'), 'Not found.'],
    [{ status: 500, body: null }, 'Please try again later.'],
  ] as const) {
    open([answered], { [call]: reply });
    for (const label of inMenu) await chooseAction('the review by Gus P.', label);
    for (const name of buttons) await press(name);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    cleanup();
  }
});

test('filters and search are in the address and go to the server', async () => {
  const seen = open([buildManagedReview()]);
  await press(/^No response 37/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '1 of 5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest first');
  await enterText(screen.getByRole('searchbox', { name: 'Search reviews' }), 'cider');
  await waitFor(() => {
    const asked = seen.filter(({ name }) => name === 'listAdminReviews').at(-1)?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      state: 'unanswered',
      rating: '1',
      sort: 'lowest',
      q: 'cider',
      limit: String(reviewsPageSize),
      offset: '0',
    });
  });
});

test('an empty list, a search without results and a failure say what to do', async () => {
  open([]);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  cleanup();
  open([], {}, '/admin/reviews?q=cider');
  expect(await screen.findByText('No reviews found')).toBeVisible();
  cleanup();
  open({ status: 500, body: {} });
  expect(await screen.findByText('We couldn’t load the reviews')).toBeVisible();
});

test('organizers read and answer, and can’t edit, delete or see junk', async () => {
  const seen = open(
    [buildManagedReview()],
    { respondAsOrganizer: { body: buildManagedReview() } },
    '/organizer/reviews',
  );
  await press(/^Respond/);
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Mark|Junk|More)/ })).toBeNull();
  await enterText(screen.getByRole('textbox', { name: 'Your response' }), 'Thanks');
  await press('Send response');
  expect(await screen.findByText('Response added successfully')).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('listAdminReviews');
});
