import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { comingCode } from '../../test/coming-code';

/** As a page has it that was just opened. */
async function openPage() {
  vi.resetModules();
  const [{ Later }, { lazyPage }] = await Promise.all([import('./Later'), import('../../lazy-page')]);
  const code = comingCode<() => string>();
  const load = vi.fn(() => code.promise);
  const Part = lazyPage(load);
  render(
    <Later room={<p>Its room</p>}>
      <Part />
    </Later>,
  );
  return { load, code };
}

test('until someone acts, its room is kept and nothing is loaded', async () => {
  const { load } = await openPage();
  expect(screen.getByText('Its room')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('its room stays until its code has come', async () => {
  const { load, code } = await openPage();
  fireEvent.pointerMove(window, { movementX: 1 });
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Its room')).toBeVisible();
  code.resolve(() => 'The preview');
  expect(await screen.findByText('The preview')).toBeVisible();
  expect(screen.queryByText('Its room')).toBeNull();
});
