/** The heading of the terms dialog. Source: specification 1, section 2 (Booking dialog). */
export const agreementTitle = 'Liability Agreement & Terms of Service';
export const agreementRequiredTitle = 'Agreement required';
export const agreementRequiredMessage = 'Please accept the liability agreement and terms to proceed.';

/** Ages named by the terms. Source: specification 1, section 9 (Business constants and limits). */
export const responsibleAdultAge = 22;
export const guardianBelowAge = 9;

export interface AgreementSection {
  readonly heading: string;
  readonly text: string;
}

/** The terms a traveller accepts before booking, in plain words. */
export const agreementSections: readonly AgreementSection[] = [
  {
    heading: 'Taking part is your choice',
    text: 'Outdoor trips, festivals and workshops carry risks that no organizer can eliminate: weather, terrain, water, animals, crowds, and the choices of other people. By booking you accept these risks for yourself and for the people you book for, and you confirm that everyone in the party is fit to take part.',
  },
  {
    heading: 'Children',
    text: `Children under 16 need a responsible adult aged ${responsibleAdultAge} or over with them for the whole event. Children under ${guardianBelowAge} need a legal guardian. Both rules apply unless the organizer says on the event’s page who looks after them. What counts is a child’s age on the first day of the event.`,
  },
  {
    heading: 'Refunds',
    text: 'All purchases are final with no refunds, unless the event’s page says that you can cancel for one. What it says when you book counts for your booking. If the organizer cancels the event, we’ll refund everything you paid to your card.',
  },
  {
    heading: 'What the organizer owes you',
    text: 'The organizer runs the event as described, holds the permits and insurance it needs, and emails you about any change. Follow the instructions of guides and staff; they may turn away anyone who puts themselves or others in danger.',
  },
  {
    heading: 'Match scores are for fun',
    text: 'Match scores compare the real positions of the Sun, Moon and planets using rules we publish. They don’t promise anything. Please don’t use them to choose a doctor, a spouse or a climbing rope.',
  },
];
