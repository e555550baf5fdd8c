/** The most events that a person can have saved. */
export const maxSavedEvents = 200;

/** What a person who has that many reads. */
export const tooManySavedSentence = `You’ve saved ${maxSavedEvents} events, and that’s the most. Remove one first.`;
