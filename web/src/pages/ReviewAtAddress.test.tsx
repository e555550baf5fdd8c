import type { MyReview } from '@ascendant/contract/opinion';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';
import { MyBookingsPage } from './MyBookingsPage';

const own = { id: 4, rating: 2, comment: 'Cold.', createdAt: '2026-11-01T12:00:00.000Z' };
const mayWrite: MyReview = { review: null, mayWrite: true };

function openEvent(mine: MyReview, answers: FakeAnswers = {}, at = '/events/7') {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    getEvent: { body: buildEventDetail({ startDate: '2026-01-01', endDate: '2026-01-03', hasBegun: true }) },
    listReviews: { body: [] },
    myFeedback: { body: null },
    myReview: { body: mine },
    ...answers,
  });
  renderAt(<EventPage />, { path: '/events/:id', at });
  return seen;
}

test('someone who was there writes a review on the event page, with stars and a comment', async () => {
  const seen = openEvent(mayWrite, { writeReview: { status: 201, body: {} } });
  await userEvent.click(await screen.findByRole('link', { name: 'Write a review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a review' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '4 out of 5 stars' }));
  await enterText(within(dialog).getByRole('textbox', { name: 'Your review' }), 'Cold, and worth it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post review' }));
  expect(await screen.findByText('Thank you for your review!')).toBeVisible();
  expect(seen.find(({ name }) => name === 'writeReview')?.body).toEqual({ rating: 4, comment: 'Cold, and worth it.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('stars and comment are required, and nothing is sent without them', async () => {
  const seen = openEvent(mayWrite, {}, '/events/7?review=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Post review' }));
  expect(await screen.findByText('Please choose 1 to 5 stars')).toBeVisible();
  expect(screen.getByText('Please write a few words')).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('writeReview');
});

test('a refused review says why and keeps what was typed', async () => {
  const message = 'Only people who booked this event can review it.';
  openEvent(mayWrite, { writeReview: refusal(403, 'forbidden', message) }, '/events/7?review=1');
  await userEvent.click(await screen.findByRole('radio', { name: '5 out of 5 stars' }));
  await enterText(screen.getByRole('textbox', { name: 'Your review' }), 'Fine');
  await userEvent.click(screen.getByRole('button', { name: 'Post review' }));
  expect(await screen.findByText('Failed to submit review')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Fine');
});

test("one's own review can be changed", async () => {
  const seen = openEvent({ review: own, mayWrite: false }, { changeReview: { body: {} } });
  await userEvent.click(await screen.findByRole('link', { name: 'Change your review' }));
  expect(await screen.findByRole('radio', { name: '2 out of 5 stars' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '3 out of 5 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your review was updated')).toBeVisible();
  expect(seen.find(({ name }) => name === 'changeReview')?.body).toEqual({ rating: 3, comment: 'Cold.' });
});

test("people who weren't there, and events that haven't begun, show no way to review", async () => {
  openEvent({ review: null, mayWrite: false }, {}, '/events/7?review=1');
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Rate from 1 to 10' })).toBeVisible();
  expect(screen.queryByText(/review$/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the question about appeal stands apart from the reviews', async () => {
  openEvent(mayWrite);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Does this appeal to you?' });
  expect(within(heading.closest('section')!).getByRole('button', { name: 'Rate from 1 to 10' })).toBeVisible();
  const reviews = screen.getByRole('heading', { level: 2, name: 'Reviews' }).closest('section');
  expect(within(reviews!).queryByRole('button', { name: 'Rate from 1 to 10' })).toBeNull();
});

test('an event that has begun is reviewed from My Bookings', async () => {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [buildBooking({ canReview: true })] },
    myReview: { body: mayWrite },
    writeReview: { status: 201, body: {} },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  await userEvent.click(await screen.findByRole('link', { name: /^Write a review/ }));
  await userEvent.click(await screen.findByRole('radio', { name: '5 out of 5 stars' }));
  await enterText(screen.getByRole('textbox', { name: 'Your review' }), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Post review' }));
  expect(await screen.findByText('Thank you for your review!')).toBeVisible();
  expect(seen.find(({ name }) => name === 'writeReview')?.body).toEqual({ rating: 5, comment: 'Yes' });
});

test('My Bookings shows the stars that were given', async () => {
  fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [buildBooking({ canReview: true, ownRating: 4 })] },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  expect(await screen.findByText('4 out of 5 stars')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Change your review/ })).toBeVisible();
});
