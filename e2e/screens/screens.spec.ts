import { expect, test } from '../test';
import { adminScreens } from './admin-screens';
import { expectNoViolations } from './axe';
import { bookingStates } from './booking-states';
import { dataRightsScreens } from './data-rights';
import { editorScreens } from './editor-screens';
import { guestScreens } from './guest-screens';
import { operatorScreens } from './operator-screens';
import { states } from './states';
import { travellerScreens } from './traveller-screens';
import { visitorScreens } from './visitor-screens';

const widths = [360, 390, 768, 1440];

for (const screen of [
  ...visitorScreens,
  ...travellerScreens,
  ...operatorScreens,
  ...adminScreens,
  ...editorScreens,
  ...guestScreens,
  ...states,
  ...bookingStates,
  ...dataRightsScreens,
]) {
  test.describe(screen.name, () => {
    test.use({ expected: { answers: screen.answers ?? [] } });

    test(`${screen.name} is accessible, and never scrolls sideways`, async ({ page }) => {
      await screen.open(page);
      for (const width of screen.isNarrow ? [390] : [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoViolations(page, `${width} px, light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, `${width} px, dark`, 'colours');
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(excess, `${width} px wide`).toBeLessThanOrEqual(0);
      }
    });
  });
}
