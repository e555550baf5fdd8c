import { mouse } from '../hands/mouse';
import { walkAll } from './whole-journey';
import { test } from '../test';

// What a card that is declined is answered with.
test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test('a stranger signs up, sees what suits their chart, and books a free and two paid events', async ({ page }) => {
  await walkAll(page, mouse, { eventsFrom: 0 });
});
