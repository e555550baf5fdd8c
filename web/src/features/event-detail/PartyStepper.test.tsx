import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { PartyStepper } from './PartyStepper';

const press = (kind: RegExp) =>
  within(screen.getByRole('group', { name: kind }))
    .getByRole('button', { name: 'One more' })
    .click();

test('presses count that come before the page shows the ones before them', async () => {
  fakeApi({});
  renderAt(<PartyStepper event={{ minimumAge: 0, seatsLeft: 12 }} />, {});
  await act(async () => {
    press(/^Adults/);
    press(/^Children/);
    press(/^Adults/);
  });
  expect(await screen.findByText('3 adults')).toBeVisible();
  expect(screen.getByText('1 child')).toBeVisible();
});
