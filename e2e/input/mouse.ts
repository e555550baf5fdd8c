import type { InputMethod } from './input-method';

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
