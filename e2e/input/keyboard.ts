import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method';

/** More tab stops than any page has, so this many presses of Tab reach everything. */
const mostStops = 250;

/**
 * Operates a page with Tab, Enter, Space, arrows and letters only, without clicks or programmatic focus. Everything it
 * reaches must show the focus and be visible.
 */
export function keyboardOf(page: Page): InputMethod {
  const { keyboard } = page;
  return {
    press: async (target) => {
      await reach(page, target);
      await keyboard.press('Enter');
    },
    tick: async (target) => {
      await reach(page, target);
      if (!(await target.isChecked())) await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    write: async (field, text) => {
      await reach(page, field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    choose: async (list, label) => {
      await reach(page, list);
      await stepTo(page, list, label);
    },
    pick: async (field, text, suggestion) => {
      await reach(page, field);
      await keyboard.type(text);
      await expect(suggestion).toBeVisible();
      while ((await suggestion.getAttribute('aria-selected')) !== 'true') await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
  };
}

/** Presses Tab from stop to stop, and arrows inside a menu or a group of radio buttons or tabs, which is one stop. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const group = await groupOf(target);
  await pressUntil(page, 'Tab', () => someHasFocus(group));
  const isInMenu = (await target.getAttribute('role')) === 'menuitem';
  await pressUntil(page, isInMenu ? 'ArrowDown' : 'ArrowRight', () => someHasFocus(target));
  await expect(target).toBeFocused();
  await expectSeenFocus(target);
}

async function groupOf(target: Locator): Promise<Locator> {
  const page = target.page();
  const role = await target.getAttribute('role');
  if (role === 'tab' || role === 'menuitem') return page.getByRole(role);
  if ((await target.getAttribute('type')) !== 'radio') return target;
  return page.locator(`input[type=radio][name="${await target.getAttribute('name')}"]`);
}

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < mostStops && !(await isThere()); presses += 1) await page.keyboard.press(key);
}

async function stepTo(page: Page, list: Locator, label: string): Promise<void> {
  const labels = await list.locator('option').allTextContents();
  const selected = (): Promise<number> => list.evaluate((element) => (element as HTMLSelectElement).selectedIndex);
  const wanted = labels.indexOf(label);
  expect(wanted, `${label} in a list`).toBeGreaterThanOrEqual(0);
  for (let at = await selected(); at !== wanted; at += Math.sign(wanted - at))
    await page.keyboard.press(wanted > at ? 'ArrowDown' : 'ArrowUp');
  expect(await selected()).toBe(wanted);
}

function someHasFocus(targets: Locator): Promise<boolean> {
  return targets.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** WCAG 2.4.7 and 2.4.11: the focus is visible, and no sticky element covers all of it. */
async function expectSeenFocus(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const seen = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = above === null || element.contains(above) || above.contains(element);
    return { isMarked: element.matches(':focus-visible'), isOnTop };
  });
  expect(seen).toEqual({ isMarked: true, isOnTop: true });
}
