import type { Hand } from './hand';

/** Clicks, and types into what it clicked. */
export const mouse: Hand = {
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
