import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { pageOfAnother } from '../browser/running-page';
import { expectNoViolations } from '../screens/axe';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { publishEvent, sendEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

test.use({ expected: { answers: [{ status: 400, url: /\/api\/organizer\/webhooks$/ }] } });

/** What the receiver was sent, verified. */
type Told = { readonly type: string; readonly data: { readonly title?: string } };

test('an owner adds a webhook, gives its secret to a program, and that hears of a published event', async ({
  browser,
  page,
}) => {
  test.slow();
  const told: Told[] = [];
  let secret = '';
  const server = await listening((body, headers) => told.push(new Webhook(secret).verify(body, headers) as Told));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/webhooks');
  await page.getByLabel('Address').fill('https://192.168.1.1/');
  await page.getByRole('checkbox', { name: /^An event was published/ }).check();
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByText('Use an https address that anyone on the internet can reach')).toBeVisible();
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  const dialog = page.getByRole('dialog', { name: `Secret for ${url}` });
  secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Send a test to ${url}` }).click();
  await expect(page.getByText('The test was answered', { exact: true })).toBeVisible();

  const id = await sendEvent(page.request, { title: 'Heard of elsewhere', startDate: '2030-07-02' });
  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  await publishEvent(admin.request, id);
  await admin.close();
  await expect
    .poll(() => told.map(({ type, data }) => [type, data.title]))
    .toEqual([
      ['webhook.test', undefined],
      ['event.published', 'Heard of elsewhere'],
    ]);
  await page.getByRole('button', { name: `Deliveries to ${url}` }).click();
  const deliveries = page.getByRole('dialog', { name: `Deliveries to ${url}` });
  await deliveries.getByText('An event was published').click();
  await expect(deliveries.getByText(/Answered 204 after/)).toBeVisible();
  await expectNoViolations(page, 'deliveries');
  server.close();
});

async function listening(tell: (body: string, headers: Record<string, string>) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      tell(Buffer.concat(parts).toString(), request.headers as Record<string, string>);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return server;
}
