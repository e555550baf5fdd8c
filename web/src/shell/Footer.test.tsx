import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { Footer } from './Footer';

test('2.13-20 2.14-6 the footer’s copyright begins in 2025', async () => {
  fakeApi({});
  renderAt(<Footer />, { path: '/', at: '/' });
  const text = `© 2025–${new Date().getFullYear()} Ascendant. All rights reserved.`;
  expect(await screen.findByText(text)).toBeVisible();
});
