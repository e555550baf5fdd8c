import { expect, type Page } from '@playwright/test';
import type { InputMethod } from '../input/input-method';
import { bookableEvent } from '../site/events';
import { stranger } from '../site/people';
import {
  bookFree,
  challenged,
  comeBack,
  declined,
  expectPaid,
  findEvent,
  findTickets,
  giveBirthData,
  goToCheckout,
  payButton,
  payBy,
  paying,
  readChart,
  readWhy,
  signUp,
  type Walk,
} from './main-journey';

/**
 * From the first visit of the home page to the tickets, and then signing out and in again.
 * @param eventsFrom the index of the first bookable event to use, so that parallel journeys use others
 */
export async function walkAll(page: Page, input: InputMethod, { eventsFrom }: { eventsFrom: number }): Promise<void> {
  const walk: Walk = { page, input, person: stranger() };
  const wanted = await bookableEvent(page.request, { isFree: false, index: eventsFrom });
  const dearer = await bookableEvent(page.request, { isFree: false, index: eventsFrom + 1 });
  const free = await bookableEvent(page.request, { isFree: true, index: eventsFrom });

  await findEvent(walk, wanted);
  await signUp(walk, wanted);
  await giveBirthData(walk);
  await readWhy(walk);
  await bookFree(walk, free);

  await goToCheckout(walk, wanted);
  await payBy(walk, declined);
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('timer')).toBeVisible();
  await payBy(walk, paying);
  await expectPaid(walk, wanted);

  await goToCheckout(walk, dearer);
  await payBy(walk, challenged);
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Complete authentication' }));
  await expectPaid(walk, dearer);

  await findTickets(walk, [free, wanted, dearer]);
  await readChart(walk);
  await comeBack(walk);
}
