import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';

// In a file of its own: the score's code isn't loaded yet, as for someone who has just registered.
test('a known user without birth data gets the note at once: no place is held for a score, which would move what’s below', async () => {
  let answer = () => {};
  const whoIsKnown = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const getEvent = async () => {
    await whoIsKnown;
    return { body: buildEventDetail() };
  };
  const seen = fakeApi({
    currentUser: { body: buildUser({ birthInfoCompleted: false }) },
    listReviews: { body: [] },
    getEvent,
  });
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
  const places: string[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('heading', { level: 1, name: 'Dawn Traverse' }) === null) return;
    if (screen.queryByLabelText('Your score for this event')) places.push('score');
    if (screen.queryByText('No score yet.')) places.push('note');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(seen.map(({ name }) => name)).toContain('currentUser'));
  await act(async () => undefined);
  answer();
  await screen.findByText('No score yet.');
  observer.disconnect();
  expect([...new Set(places)]).toEqual(['note']);
});
