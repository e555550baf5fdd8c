import { useRef } from 'react';

const firstControls: Readonly<Record<string, string>> = {
  'pricingTiers.root': 'pricingTiers.regular.adultPrice',
  'itinerary.root': 'itinerary.0.when',
  'questions.root': 'questions.0.question',
  'gallery.root': 'gallery.0.alt',
};

/** The controls on the page, by name. A problem of all prices is about the regular one, and a list's about its first entry. */
export function useControls() {
  const controls = useRef(new Map<string, HTMLElement>());
  const refOf = (name: string) => (control: HTMLElement | null) => {
    if (control === null) controls.current.delete(name);
    else controls.current.set(name, control);
  };
  const setFocus = (name: string) => controls.current.get(firstControls[name] ?? name)?.focus();
  return { refOf, setFocus };
}
