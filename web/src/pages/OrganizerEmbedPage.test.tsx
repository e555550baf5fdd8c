import type { User } from '@ascendant/contract/account';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { OrganizerEmbedPage } from './OrganizerEmbedPage';

async function open(role: 'organizer' | 'admin' = 'organizer', own: Partial<User> = {}, published = 3) {
  const user = buildUser({ ...roleFields(role), id: 7, displayName: 'Larch Valley Guides', ...own });
  fakeApi({
    currentUser: { body: user },
    listOrganizerEvents: { body: [], headers: { 'x-total-count': String(published) } },
  });
  renderAt(<OrganizerEmbedPage />);
  await screen.findByRole('radio', { name: 'Your events' });
  await waitFor(() => expect(document.querySelector('[class*=Skeleton]')).toBeNull());
}
const preview = () => screen.queryByTitle('Live preview');

test('an organizer’s own events are shown by default, and the code says so and can be copied', async () => {
  await open();
  const user = userEvent.setup();
  expect(screen.getByText('This code shows: Events by Larch Valley Guides.')).toBeVisible();
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7');
  expect(screen.queryByRole('radio', { name: 'All events' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('/iframe/events?host=7"');
  expect(copied).toContain('/embed.js');
  expect(currentToast()).toMatchObject({ title: 'Code copied' });
});

test('admins can show everyone’s events', async () => {
  await open('admin');
  await userEvent.click(screen.getByRole('radio', { name: 'All events' }));
  expect(preview()).toHaveAttribute('src', '/iframe/events');
});

test('one event is named by its address or number; without it there is no code', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'One event' }));
  expect(preview()).toBeNull();
  expect(screen.queryByLabelText('Columns')).toBeNull();
  const field = screen.getByLabelText('The event’s address');
  await enterText(field, 'dawn');
  expect(field).toHaveAccessibleDescription('Enter an address like https://…/events/41');
  await userEvent.clear(field);
  await enterText(field, 'https://ascendant.example/events/41');
  expect(preview()).toHaveAttribute('src', '/iframe/events/41');
});

test('theme, colour, columns and number are in the code; a colour that isn’t one is left out and named', async () => {
  await open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  await user.selectOptions(screen.getByLabelText('Columns'), '2');
  await user.selectOptions(screen.getByLabelText('Events at first'), '6');
  const accent = screen.getByLabelText('Accent colour');
  await enterText(accent, 'red');
  expect(accent).toHaveAccessibleDescription(/Enter six hexadecimal digits, like b3541e/);
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7&theme=dark&columns=2&number=6');
  await user.clear(accent);
  await enterText(accent, '#B3541E');
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7&theme=dark&accent=b3541e&columns=2&number=6');
});

test('if the browser doesn’t allow copying, it says so', async () => {
  await open();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(currentToast()).toMatchObject({ title: 'We couldn’t copy the code' });
});

test('a manager shows the events of the organization, under its name', async () => {
  const organization = { organizerId: 41, name: 'Larch Valley Guides', role: 'manager', isPrimary: false } as const;
  await open('organizer', { ...roleFields('regular'), id: 9, displayName: 'Maya', organization });
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=41');
  expect(screen.getByText('This code shows: Events by Larch Valley Guides.')).toBeVisible();
});

test('before the first event is published, it says that events will appear by themselves', async () => {
  await open('organizer', {}, 0);
  expect(await screen.findByText('No published events yet')).toBeVisible();
  expect(preview()).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});
