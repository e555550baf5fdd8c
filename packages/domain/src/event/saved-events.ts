/** The most events that a person can have saved. */
export const maxSavedEvents = 200;

/** What a person who has that many reads. */
export const tooManySavedSentence = `You can save up to ${maxSavedEvents} events. Remove one to save another.`;
