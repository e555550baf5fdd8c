import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { OrganizerEmbedPage } from './OrganizerEmbedPage';

function open() {
  fakeApi({});
  renderAt(<OrganizerEmbedPage />);
}
const preview = () => screen.queryByTitle('Live preview');

test('the code and the preview show all events, and the code can be copied', async () => {
  open();
  const user = userEvent.setup();
  expect(screen.getByText(/iframe\/events"/)).toBeVisible();
  expect(preview()).toHaveAttribute('src', '/iframe/events');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toContain('/embed.js');
  expect(currentToast()).toMatchObject({ title: 'Code copied' });
});

test('one event is named by its address or number; without it there is no code', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'One event' }));
  expect(preview()).toBeNull();
  const field = screen.getByLabelText('The event’s address');
  await userEvent.type(field, 'dawn');
  expect(field).toHaveAccessibleDescription('Enter an address like https://…/events/41');
  await userEvent.clear(field);
  await userEvent.type(field, 'https://ascendant.example/events/41');
  expect(preview()).toHaveAttribute('src', '/iframe/events/41');
});

test('if the browser doesn’t allow copying, it says so', async () => {
  open();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(currentToast()).toMatchObject({ title: 'We couldn’t copy the code' });
});
