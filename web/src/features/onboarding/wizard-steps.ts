/** The six steps of the wizard. Source: specification 2, section 2 (Onboarding wizard). */
export const wizardSteps = [
  {
    name: 'Birth Information',
    heading: 'When and where were you born?',
    lede: 'From this we compute your chart, and how each event’s sky meets it. Only you see it.',
  },
  {
    name: 'Location',
    heading: 'Where do you live?',
    lede: 'So that we can say what is near, and in which currency prices mean something to you.',
  },
  { name: 'Travel Distance', heading: 'How far would you go?', lede: 'From home to where an event begins.' },
  { name: 'Price Range', heading: 'What may a place cost?', lede: 'The price of one adult, before fee and tax.' },
  {
    name: 'Event Preferences',
    heading: 'What do you like to go out for?',
    lede: 'Choose at least one. These decide what we look through first, not what you may see.',
  },
  {
    name: 'Best Times',
    heading: 'When are you free?',
    lede: 'Choose days, and the times of them that suit you.',
  },
] as const;

export const wizardLength = wizardSteps.length;

/** The step that the address names: 1 to 6; only the first while birth data is missing. */
export function readStep(text: string | null, hasBirthInfo: boolean): number {
  const step = Number(text);
  return hasBirthInfo && Number.isInteger(step) && step >= 1 && step <= wizardLength ? step : 1;
}

/** Whole percent, as the progress bar says it: step 5 of 6 is 83%. */
export function percentComplete(step: number): number {
  return Math.round((step / wizardLength) * 100);
}

/** While it is saving, and when it is done, the wizard stays up although the profile may count as complete by then. */
export type WizardPhase = 'asking' | 'saving' | 'done';
