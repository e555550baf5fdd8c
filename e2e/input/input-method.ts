import type { Locator } from '@playwright/test';

/** A way to operate a page. A journey is written once and runs with any of them. */
export interface InputMethod {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  /** Ticks a checkbox or chooses a radio button. */
  tick(target: Locator): Promise<void>;
  /** Types into a field, replacing its content. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a native select. */
  choose(list: Locator, label: string): Promise<void>;
  /** Types into a field with suggestions, and picks one. */
  pick(field: Locator, text: string, suggestion: Locator): Promise<void>;
}

/** Clicks elements, and types into them. */
export const mouse: InputMethod = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  write: (field, text) => field.fill(text),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  pick: async (field, text, suggestion) => {
    await field.click();
    await field.pressSequentially(text);
    await suggestion.click();
  },
};
