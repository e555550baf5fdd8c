import { mailTo } from '../site/outbox';
import { expect, test } from '../test';

test('/home leads to the profile, and every card says how many days its event takes', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/(\/|%2F)profile$/);
  await page.goto('/browse');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.getByText(/^\d+ days?$/)).toHaveCount(12);
});

test('words find what they mean first, a typing error is corrected and said, and suggestions work by keyboard', async ({
  page,
}) => {
  const first = page.getByRole('article').first();
  await page.goto('/browse?q=canoo');
  await expect(page.getByText('No events match “canoo”. Showing events for “canoe”.')).toBeVisible();
  await expect(first).toContainText('Canoe');
  await page.goto('/browse?q=safari');
  await expect(first).toContainText('Okavango');
  const box = page.getByRole('combobox', { name: 'Search events' });
  await box.fill('cano');
  const suggestion = page.getByRole('option', { name: /Canoe/ }).first();
  await expect(suggestion).toBeVisible();
  await box.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /Canoe/ })).toBeVisible();
});

test.describe('a page that isn’t there', () => {
  test.use({ expected: { answers: [{ status: 404, url: /\/about-nothing$/ }] } });

  test('it leads to the help, which answers fifteen questions and reaches the admins', async ({ page }) => {
    await page.goto('/about-nothing');
    await page.getByRole('main').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
    const questions = page.getByRole('main').locator('summary');
    expect(await questions.count()).toBeGreaterThanOrEqual(15);
    await page.getByRole('searchbox', { name: 'Search help' }).fill('refund');
    await expect(page.getByText('Can I get a refund?')).toBeVisible();
    await page.getByRole('link', { name: 'Contact us' }).click();
    const asker = `Ines ${Date.now()}`;
    await page.getByLabel('Your name').fill(asker);
    await page.getByLabel('Email').fill('ines@example.com');
    await page.getByLabel('Your question').fill('Do the boats have life jackets for children?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve got your question' })).toBeFocused();
    const { text } = await mailTo('admin@mail.example', new RegExp(`Question from ${asker}`));
    expect(text).toContain('life jackets');
  });
});

for (const { locale, day, time } of [
  { locale: 'en-CA', day: /^[A-Z][a-z]+ \d/, time: /^\d{1,2}:\d\d\s[ap]\.m\. to \d{1,2}:\d\d\s[ap]\.m\.$/ },
  { locale: 'en-GB', day: /^\d[\d–]* [A-Z]/, time: /^\d\d:\d\d to \d\d:\d\d$/ },
]) {
  test.describe(`a reader of ${locale}`, () => {
    test.use({ locale });

    test(`dates and times are written as in ${locale}, by the server and the browser alike, and name their zone`, async ({
      page,
      request,
    }) => {
      await page.goto('/browse?q=Canyon');
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('definition').filter({ hasText: / Time(,|$)/ })).toBeVisible();
      const shown = await page.getByRole('definition').locator('b').allInnerTexts();
      expect(shown[0]).toMatch(day);
      expect(shown[1]).toMatch(time);
      const served = await (await request.get(page.url(), { headers: { 'accept-language': locale } })).text();
      for (const text of shown.slice(0, 2)) expect(served).toContain(`>${text}<`);
    });
  });
}
