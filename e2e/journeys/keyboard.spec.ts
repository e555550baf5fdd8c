import { keyboardOf } from '../input/keyboard';
import { test } from '../test';
import { walkAll } from './whole-journey';

test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test(
  'the whole journey works with only the keyboard, and the focus is always visible',
  { tag: '@ci' },
  async ({ page }) => {
    test.slow();
    await walkAll(page, keyboardOf(page), { eventsFrom: 3 });
  },
);
