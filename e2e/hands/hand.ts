import type { Locator } from '@playwright/test';

/** How somebody works a page. A journey is told once and walked with any of them. */
export interface Hand {
  /** Follows a link, presses a button. */
  press(target: Locator): Promise<void>;
  /** Ticks a box, chooses a radio button. */
  tick(target: Locator): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a native list. */
  choose(list: Locator, label: string): Promise<void>;
  /** Writes into a field that suggests, and takes the suggestion. */
  pick(field: Locator, text: string, suggestion: Locator): Promise<void>;
}
