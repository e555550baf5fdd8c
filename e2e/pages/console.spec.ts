import { complaintsOf } from '../browser/complaints';
import { expect, test } from '../test';

// Other tests fail on any error in the console. These tests show that they would.
test.use({
  quietConsole: async ({ context }, use) => {
    void context;
    await use();
  },
});

test('a script blocked by the Content-Security-Policy is noticed', async ({ page, context }) => {
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

test('an uncaught exception is noticed', async ({ page, context }) => {
  const complaints = complaintsOf(context, []);
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await expect.poll(() => complaints.join()).toMatch(/nobody caught this/);
});
