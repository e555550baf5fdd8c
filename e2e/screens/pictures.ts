import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../test';
import { answersOf, open, settle, type Screen } from './screen';
import { travellerScreens } from './traveller-screens';
import { visitorScreens } from './visitor-screens';

const folder = process.env['SCREENS_FOLDER'] ?? fileURLToPath(new URL('../../var/screens', import.meta.url));

/** A window size, and the maximum height of the picture of a longer page. */
const sizes = [
  { width: 390, height: 844, most: Number(process.env['SCREENS_MOST'] ?? 1688) },
  { width: 1440, height: 900, most: Number(process.env['SCREENS_MOST'] ?? 1500) },
] as const;

for (const screen of [...visitorScreens, ...travellerScreens]) {
  test.describe(screen.name, () => {
    test.use({ expected: { answers: answersOf(screen) }, deviceScaleFactor: 1 });

    test(`picture of ${screen.name}`, async ({ page }) => {
      mkdirSync(folder, { recursive: true });
      await open(page, screen);
      for (const size of sizes) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await fitWindow(page, screen, size);
          const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
          await sharp(picture)
            .png({ palette: true, quality: 85, effort: 10 })
            .toFile(join(folder, `${screen.name}-${size.width}-${colorScheme}.png`));
        }
      }
    });
  });
}

/** Makes the window as high as the page, within limits. A dialog keeps the screen's window. */
async function fitWindow(page: Page, { isScreenful }: Screen, { width, height, most }: (typeof sizes)[number]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => window.scrollTo(0, 0));
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isScreenful) await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), most) });
  await settle(page);
}
