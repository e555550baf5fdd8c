import type { InputMethod } from './input-method';

/** An input method that counts what it does: one for each press, tick, choice and field; two for a field with a choice in it. */
export interface CountedInput extends InputMethod {
  count(): number;
}

export function counted(input: InputMethod): CountedInput {
  let done = 0;
  const add = (steps: number) => {
    done += steps;
  };
  return {
    press: (target) => (add(1), input.press(target)),
    tick: (target) => (add(1), input.tick(target)),
    write: (field, text) => (add(1), input.write(field, text)),
    choose: (list, label) => (add(1), input.choose(list, label)),
    pick: (field, text, suggestion) => (add(2), input.pick(field, text, suggestion)),
    count: () => done,
  };
}
