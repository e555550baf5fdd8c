import { complaintsOf } from '../browser/complaints';
import { expect, test } from '../test';

// The other tests fail on any complaint; these show that they would.
test.use({
  quietConsole: async ({ context }, use) => {
    void context;
    await use();
  },
});

test('a script that the Content-Security-Policy stops would be noticed', async ({ page, context }) => {
  const complaints = complaintsOf(context, []);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(complaints.join()).toMatch(/Content Security Policy/);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('an exception that nobody caught would be noticed', async ({ page, context }) => {
  const complaints = complaintsOf(context, []);
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await expect.poll(() => complaints.join()).toMatch(/nobody caught this/);
});
