import { createContext, use, useEffect, useRef, useState } from 'react';

/** A form that's open beside a button that leaves it. */
export interface OpenForm {
  /** Whether something that isn't stored yet was typed or chosen in it. */
  readonly isFilled: () => boolean;
  /** Set if it's settled even while it's empty: what it asks for is needed to go on. */
  readonly isNeeded?: boolean;
  /** Sends it, or says at the form what to do with it. @returns whether nothing typed is left in it */
  readonly settle: () => Promise<boolean> | boolean;
}

/** The open forms of a part of the page, and the buttons that leave them. */
export interface OpenForms {
  /** @returns takes it back */
  readonly join: (form: OpenForm) => () => void;
  readonly hasFilled: () => boolean;
  /** Settles those that are filled or needed, in the order they came. @returns false at the first that stays: the button doesn't leave then */
  readonly settle: () => Promise<boolean>;
}

/** Where forms find the part of the page that they're open in; null where no button leaves them. */
export const OpenFormsContext = createContext<OpenForms | null>(null);

/** The open forms of the component that has the buttons. Its children find them through `OpenFormsContext`. */
export function useOpenForms(): OpenForms {
  const [forms] = useState(openForms);
  return forms;
}

/** Makes a form known to the buttons that leave it, for as long as it's shown. */
export function useOpenForm(form: OpenForm): void {
  const forms = use(OpenFormsContext);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { isNeeded = false } = form;
  useEffect(
    () => forms?.join({ isNeeded, isFilled: () => latest.current.isFilled(), settle: () => latest.current.settle() }),
    [forms, isNeeded],
  );
}

/** What a button asks before it leaves. @returns always true where there are no open forms */
export function useSettle(): () => Promise<boolean> {
  const forms = use(OpenFormsContext);
  return async () => forms === null || forms.settle();
}

function openForms(): OpenForms {
  const open = new Set<OpenForm>();
  return {
    join: (form) => {
      open.add(form);
      return () => void open.delete(form);
    },
    hasFilled: () => [...open].some((form) => form.isFilled()),
    settle: async () => {
      for (const form of [...open].filter(({ isFilled, isNeeded = false }) => isNeeded || isFilled())) {
        if (!(await form.settle())) return false;
      }
      return true;
    },
  };
}
