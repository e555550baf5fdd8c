/** Which form was left unfinished: a new event's, or that of an event. */
export const keptFormPattern = /^event (new|[1-9][0-9]{0,9})$/;

/** How many unfinished forms we keep per person; the oldest ones go. */
export const keptFormsAtMost = 5;

/** Characters of a form as JSON. A full form has about 60,000: everything in it, and everything as it was opened. */
export const keptFormMaxLength = 80_000;

/** After this, we forget an unfinished form. Source: docs/rules/events.md, "The event form". */
export const keptFormDays = 90;
