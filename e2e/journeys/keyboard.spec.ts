import { keyboardOf } from '../hands/keyboard';
import { test } from '../test';
import { walkAll } from './whole-journey';

test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test('the whole journey can be walked by keyboard alone, with the focus always to be seen', async ({ page }) => {
  test.slow();
  await walkAll(page, keyboardOf(page), { eventsFrom: 3 });
});
