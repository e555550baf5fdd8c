import './zod-setup';
import { expect, test } from 'vitest';
import { z } from 'zod';

test('zod doesn’t try eval in the browser, which the content policy would report', () => {
  expect(z.config().jitless).toBe(true);
});
