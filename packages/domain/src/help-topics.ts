/** What questions are about, on the help page and in the contact form. */
export const helpTopics = ['Booking and paying', 'Tickets', 'Your match', 'Your account', 'Hosting events'] as const;
/** The contact form, with a booking's reference filled in. */
export function tellUsPath(reference: string): string {
  return `/contact?booking=${reference}`;
}

export type HelpTopic = (typeof helpTopics)[number];

export const contactMessageMinLength = 10;
export const contactMessageMaxLength = 4000;
