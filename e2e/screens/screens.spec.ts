import { expect, test } from '../test';
import { adminScreens } from './admin-screens';
import { expectNoViolations } from './axe';
import { bookingStates } from './booking-states';
import { conversationScreens, messageScreens } from './conversation-screens';
import { dataRightsScreens } from './data-rights';
import { editorScreens } from './editor-screens';
import { factorScreens } from './factor-screens';
import { guestScreens } from './guest-screens';
import { measureShifts } from './layout-shift';
import { moneyScreens } from './money-screens';
import { operatorScreens } from './operator-screens';
import { reviewScreens } from './review-screens';
import { answersOf, open, type Screen } from './screen';
import { skyStates } from './sky-states';
import { states } from './states';
import { travellerScreens } from './traveller-screens';
import { visitorScreens } from './visitor-screens';

/** 640 px is what a window of 1,280 px has left when it's zoomed to 200%. */
const widths = [320, 360, 390, 640, 768, 1440];
const phone = { width: 360, height: 780 };

/** Births and parties, whose numbers and chips need the most room, are checked on the narrowest phone. */
const phoneWidthOf = (screen: Screen) => (skyStates.includes(screen) ? phone.width : 390);

/** A traveller's own pages, the map and an event's menus, whose content comes after the page. */
const latePages: ReadonlySet<string> = new Set(['dashboard', 'my-bookings', 'profile', 'browse-map', 'event-share']);

/** Screens whose content loads after the page. They're opened on a phone, where what loads late moves the most. */
const lateScreens: ReadonlySet<Screen> = new Set([
  ...[...travellerScreens, ...states].filter(({ name }) => latePages.has(name)),
  ...operatorScreens,
  ...moneyScreens,
  ...conversationScreens,
  ...messageScreens,
  ...adminScreens,
  ...editorScreens,
  ...guestScreens,
  ...reviewScreens,
]);

for (const screen of new Set([
  ...visitorScreens,
  ...travellerScreens,
  ...lateScreens,
  ...states,
  ...skyStates,
  ...bookingStates,
  ...dataRightsScreens,
  ...factorScreens,
])) {
  test.describe(screen.name, () => {
    test.use({ expected: { answers: answersOf(screen) } });

    test(`${screen.name} is accessible, never scrolls sideways, and holds still`, async ({ page }) => {
      const isLate = lateScreens.has(screen);
      if (isLate) await page.setViewportSize(phone);
      const expectStill = isLate ? await measureShifts(page) : null;
      await open(page, screen);
      await expectStill?.();
      const axeWidths = screen.isNarrow ? [phoneWidthOf(screen)] : [phoneWidthOf(screen), 1440];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // What measures its own room lays itself out again a moment after the window has changed.
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect
          .configure({ soft: true })
          .poll(excess, { message: `${width} px wide` })
          .toBeLessThanOrEqual(0);
        if (!axeWidths.includes(width)) continue;
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoViolations(page, `${width} px, light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, `${width} px, dark`, 'colours');
      }
    });
  });
}
