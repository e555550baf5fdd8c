import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ExtrasDialog } from './ExtrasDialog';

test('a wetsuit in sizes is one press away, and what’s wrong is said at its field and keeps what was typed', async () => {
  const seen = fakeApi({
    getExtras: { body: { extras: [] } },
    setExtras: ({ body }) => ({ body: body as { extras: [] } }),
  });
  renderAt(<ExtrasDialog event={{ id: 7, title: 'Dawn paddle' }} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Wetsuit' }));
  expect(screen.queryByRole('button', { name: 'Add Wetsuit' })).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  const choices = screen.getByLabelText('Choices (optional)');
  await userEvent.clear(choices);
  await userEvent.type(choices, 'S');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Name at least two choices, or none')).toBeVisible();
  await waitFor(() => expect(choices).toHaveFocus());
  await userEvent.type(choices, ': 4, M: 8');
  await userEvent.click(screen.getByRole('checkbox', { name: /cancellation policy/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const extra = { name: 'Wetsuit', note: '', price: '15', per: 'person', choices: 'S: 4, M: 8', limit: '' };
  const sent = seen.filter((call) => call.name === 'setExtras').map(({ body }) => body);
  expect(sent).toEqual([{ extras: [{ ...extra, isRefundable: false }] }]);
});
