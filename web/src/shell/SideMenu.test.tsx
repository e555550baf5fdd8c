import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { SideMenu } from './SideMenu';

test('the menu greets a signed-in user by name, with their picture, and lists where they can go', async () => {
  fakeApi({ currentUser: { body: buildUser() } });
  renderAt(<SideMenu user={buildUser()} isOpen onClose={() => undefined} />);
  expect(await screen.findByText('Welcome, Maya')).toBeVisible();
  expect(screen.getByText('maya@mail.example')).toBeVisible();
  expect(screen.getByText('ML')).toBeVisible();
  expect(screen.getByRole('link', { name: /My Bookings/ })).toHaveAttribute('href', '/my-bookings');
  expect(screen.getByRole('link', { name: /Browse Events/ })).toHaveAttribute('href', '/browse');
  expect(screen.getByRole('link', { name: /Saved events/ })).toHaveAttribute('href', '/saved');
});
