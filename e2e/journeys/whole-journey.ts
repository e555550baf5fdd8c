import { expect, type Page } from '@playwright/test';
import type { Hand } from '../hands/hand';
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
  payBy,
  payButton,
  paying,
  readChart,
  readWhy,
  signUp,
  type Walk,
} from './main-journey';

/**
 * From the first look at the home page to tickets in the hand, and back through the door.
 * @param eventsFrom which of the bookable events to begin with, so that journeys beside this one take others
 */
export async function walkAll(page: Page, hand: Hand, { eventsFrom }: { eventsFrom: number }): Promise<void> {
  const walk: Walk = { page, hand, person: stranger() };
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
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Complete authentication' }));
  await expectPaid(walk, dearer);

  await findTickets(walk, [free, wanted, dearer]);
  await readChart(walk);
  await comeBack(walk);
}
