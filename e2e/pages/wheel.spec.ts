import { demoTraveller, signIn } from '../site/people';
import { expect, test } from '../test';

const signs = 12;

test('on a phone the signs are drawn in their ring, and the points inside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, demoTraveller);
  await page.goto('/profile');
  const wheel = page.getByRole('group', { name: /^Natal wheel of/ });
  await expect(wheel).toBeVisible();
  const drawn = await wheel.evaluate((drawing) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, radius: width / 2 };
    };
    const [, outer, inner] = [...drawing.querySelectorAll('circle')].map(middle);
    if (!outer || !inner) throw new Error('The wheel has no ring.');
    const glyphs = [...drawing.querySelectorAll('svg')].map((glyph) => {
      const { x, y } = middle(glyph);
      return Math.hypot(x - outer.x, y - outer.y);
    });
    return { outer: outer.radius, inner: inner.radius, glyphs };
  });
  expect(drawn.glyphs.length).toBeGreaterThan(signs);
  const ringMiddle = (drawn.outer + drawn.inner) / 2;
  for (const distance of drawn.glyphs.slice(0, signs)) expect(Math.abs(distance - ringMiddle)).toBeLessThan(2);
  for (const distance of drawn.glyphs.slice(signs)) expect(distance).toBeLessThan(drawn.inner);
});
