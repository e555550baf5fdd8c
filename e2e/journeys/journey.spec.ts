import { answerLate } from '../browser/late-answers';
import { mouse } from '../input/input-method';
import { measureShifts } from '../screens/layout-shift';
import { test } from '../test';
import { walkAll } from './whole-journey';

// The reply to a declined card.
test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test('a new visitor signs up, sees what matches their chart, books a free and two paid events, and no page moves', async ({
  page,
}) => {
  const expectStill = await measureShifts(page);
  await answerLate(page);
  await walkAll(page, mouse, { eventsFrom: 0 });
  await expectStill();
});
