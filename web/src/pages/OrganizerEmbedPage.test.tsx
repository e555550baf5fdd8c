import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OrganizerEmbedPage } from './OrganizerEmbedPage';

const preview = () => screen.queryByTitle('Live preview');

async function openWidget(status: 'published' | 'cancelled' = 'published') {
  const event = buildEventDetail({ id: 41, title: 'Dawn Traverse', status });
  fakeApi({
    currentUser: { body: buildUser({ ...roleFields('organizer'), id: 7 }) },
    listOrganizerEvents: { body: [], headers: { 'x-total-count': '3' } },
    getEvent: { body: event },
  });
  renderAt(<OrganizerEmbedPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'One event to book' }));
  expect(preview()).toBeNull();
  await enterText(screen.getByLabelText('The event’s address'), '41');
  return event.series.id;
}

test('the widget of an event has all its dates or this one, and the line says what was chosen', async () => {
  const seriesId = await openWidget();
  const user = userEvent.setup();
  expect(await screen.findByText('This code sells: Dawn Traverse.')).toBeVisible();
  expect(preview()).toHaveAttribute('src', `/widget/series/${seriesId}`);
  await user.click(screen.getByRole('radio', { name: 'This date only' }));
  await user.click(screen.getByRole('radio', { name: 'Behind a button' }));
  await enterText(screen.getByLabelText('Text of the button'), 'Book this walk');
  const word = screen.getByLabelText('Word for reports');
  await enterText(word, 'Spring');
  expect(word).toHaveAccessibleDescription(/Use small letters, digits, hyphens and underscores/);
  await user.clear(word);
  await enterText(word, 'spring-2027');
  expect(preview()).toHaveAttribute('src', '/widget/events/41?channel=spring-2027');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(
    '<ascendant-booking event="41" look="button" label="Book this walk" channel="spring-2027"><a href=',
  );
  expect(copied).toContain('/widget.js"></script>');
});

test('there’s no code of an event that can’t be seen', async () => {
  await openWidget('cancelled');
  await waitFor(() => expect(screen.getByLabelText('The event’s address')).toHaveValue('41'));
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
});
