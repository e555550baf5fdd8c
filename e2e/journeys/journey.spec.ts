import { mouse } from '../input/mouse';
import { test } from '../test';
import { walkAll } from './whole-journey';

// The reply to a declined card.
test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test('a new visitor signs up, sees what matches their chart, and books a free and two paid events', async ({
  page,
}) => {
  await walkAll(page, mouse, { eventsFrom: 0 });
});
