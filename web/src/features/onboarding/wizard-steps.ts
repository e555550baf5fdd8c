/** The first step with the stars off: the date is enough. */
export const birthDateStep = {
  name: 'Birth Information',
  heading: 'When were you born?',
  lede: 'Prices and age limits depend on your date of birth. Only you can see it.',
} as const;

/** The six steps of the wizard. Source: specification 2, section 2 (Onboarding wizard). */
export const wizardSteps = [
  {
    name: 'Birth Information',
    heading: 'When and where were you born?',
    lede: 'We use this to draw your chart and score events for you. Only you can see it.',
  },
  {
    name: 'Location',
    heading: 'Where do you live?',
    lede: 'We use this to show what’s near you.',
  },
  {
    name: 'Travel Distance',
    heading: 'How far will you travel?',
    lede: 'We’ll recommend events within this distance of home first.',
  },
  {
    name: 'Price Range',
    heading: 'What’s your budget?',
    lede: 'Per adult, before the booking fee and tax. We’ll recommend events within it first.',
  },
  {
    name: 'Event Preferences',
    heading: 'What kinds of events do you like?',
    lede: 'Choose at least one. We’ll recommend these first; you can still see everything.',
  },
  {
    name: 'Best Times',
    heading: 'When are you free?',
    lede: 'We’ll recommend events that start at these times first. Leave the times empty if you’re free all day.',
  },
] as const;

export const wizardLength = wizardSteps.length;

/** The step in the URL, 1 to 6; always 1 while birth data is missing. */
export function readStep(text: string | null, hasBirthInfo: boolean): number {
  const step = Number(text);
  return hasBirthInfo && Number.isInteger(step) && step >= 1 && step <= wizardLength ? step : 1;
}

/** Whole percent, for the progress bar: step 5 of 6 is 83%. */
export function percentComplete(step: number): number {
  return Math.round((step / wizardLength) * 100);
}

/** The wizard stays open while it saves and when done, although the profile may already count as complete. */
export type WizardPhase = 'asking' | 'saving' | 'done';
