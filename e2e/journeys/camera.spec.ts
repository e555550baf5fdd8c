import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { browserFlags, wholeBrowserPath } from '../browser/browser';
import { bookTickets, openCheckIn } from '../site/check-in';
import { film } from '../site/film';
import { ownEvent } from '../site/own-event';
import { expect, test } from '../test';

const filmPath = join(tmpdir(), `ascendant-camera-${process.pid}.y4m`);

test.use({
  launchOptions: {
    // The headless shell has no camera.
    ...(wholeBrowserPath && { executablePath: wholeBrowserPath }),
    args: [...browserFlags, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${filmPath}`],
  },
  permissions: ['camera'],
});

test.afterAll(() => rmSync(filmPath, { force: true }));

test('the camera reads a ticket once while it is in view, online and offline', async ({ browser, context }) => {
  const event = await ownEvent(browser, { title: 'Ridge walk on film', adultPrice: '0' });
  const [ticket] = await bookTickets(browser, event, { name: 'Camille' });
  const qrCode = await context.request.get(ticket?.qrUrl ?? '');
  await film(await qrCode.text(), filmPath);
  const page = await openCheckIn(context, event);
  const verdict = page.getByRole('alert', { name: 'Last scan' });

  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(verdict).toContainText('Admitted');
  await expect(verdict).toContainText(ticket?.attendeeName ?? 'nobody');
  // The ticket is still in view. It must not be checked in twice.
  await page.waitForTimeout(3000);
  await expect(verdict).toContainText('Admitted');
  await page.getByRole('button', { name: 'Stop camera' }).click();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(verdict).toContainText(/Already checked in at \d{1,2}:\d\d [ap]\.m\./);
});

test('check-in says that the camera is not allowed, and works without it', async ({ browser, context }) => {
  const event = await ownEvent(browser, { title: 'Ridge walk without a camera', adultPrice: '0' });
  await refuseCamera(context);
  const page = await openCheckIn(context, event);
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(page.getByText('Camera access is blocked.')).toBeVisible();
  await expect(page.getByLabel('Ticket code')).toBeEnabled();
});

/** Denies the browser's request for the camera, as a person would. */
async function refuseCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
    // The empty page before the first one has no media devices.
    if ('mediaDevices' in navigator) Object.assign(navigator.mediaDevices, { getUserMedia: refuse });
  });
}
