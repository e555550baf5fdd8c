import { openEdit, pictureFile } from '../screens/editor-screens';
import { expect, test } from '../test';

test('pictures added in the form are removed and brought back, and open large on the event’s page, by keyboard', async ({
  page,
}) => {
  const id = await openEdit(page);
  const gallery = page.getByRole('region', { name: /^More pictures/ });
  await gallery.getByLabel('More pictures').setInputFiles([pictureFile('hut.png'), pictureFile('lake.png')]);
  const texts = gallery.getByLabel('What it shows');
  await expect(texts).toHaveCount(2);
  await texts.nth(0).fill('The hut at sunrise');
  await texts.nth(1).fill('The lake below it');
  await gallery.getByRole('button', { name: 'Remove picture 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(texts).toHaveCount(1);
  await expect(gallery.getByRole('button', { name: 'Undo removing picture 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.getByRole('button', { name: 'Remove picture 1' })).toBeFocused();
  await expect(texts.nth(0)).toHaveValue('The hut at sunrise');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Event updated').first()).toBeVisible();
  await page.goto(`/events/${id}`);
  const first = page.getByRole('button', { name: 'The hut at sunrise' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'Picture 2 of 2' });
  await expect(second.getByRole('img', { name: 'The lake below it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await expect(first).toBeFocused();
});

for (const [width, tag] of [
  [360, []],
  [1440, ['@ci']],
] as const) {
  test(
    `a picture has the room of its upload, so nothing moves when it ends (${width} px)`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/gallery-pictures', async (route) => {
        await isAsked;
        await route.continue();
      });
      await openEdit(page);
      const gallery = page.getByRole('region', { name: /^More pictures/ });
      const texts = await gallery.getByLabel('What it shows').count();
      await gallery.getByLabel('More pictures').setInputFiles([pictureFile('hut.png'), pictureFile('lake.png')]);
      await expect(gallery.getByRole('progressbar')).toHaveCount(2);
      const heightOf = () => gallery.evaluate((panel) => panel.getBoundingClientRect().height);
      const before = await heightOf();
      answer();
      await expect(gallery.getByLabel('What it shows')).toHaveCount(texts + 2);
      expect(await heightOf()).toBe(before);
    },
  );
}
