import type { Locator, Page } from '@playwright/test';
import { type InputMethod, mouse } from './input-method';

/** Chooses one of a row's other actions in its menu. @param rows the page, or the rows to look in; the first is taken */
export async function chooseAction(rows: Page | Locator, label: string, input: InputMethod = mouse): Promise<void> {
  const page = 'page' in rows ? rows.page() : rows;
  await input.press(rows.getByRole('button', { name: /^More actions for / }).first());
  await input.press(page.getByRole('menuitem', { name: label, exact: true }));
}
