/** The lists of the admin area whose filters can be saved under a name. */
export const savedViewLists = ['events', 'users', 'reviews', 'payments', 'audit_log', 'error_log'] as const;
export type SavedViewList = (typeof savedViewLists)[number];

export const savedViewNameMaxLength = 60;
/** Views of one list that an admin keeps. */
export const maxSavedViews = 20;
export const savedViewQueryMaxLength = 300;

/**
 * Filters and an order as an address has them, 'status=draft&sort=title': names of two letters or more and plain words,
 * among them actions like `event.cancelled`. What someone
 * searched for (`q`) isn't among them: it can be a person's name or email, which must be gone when the person is.
 */
export const savedViewPattern = /^[a-zA-Z]{2,20}=[a-zA-Z0-9._-]{1,40}(?:&[a-zA-Z]{2,20}=[a-zA-Z0-9._-]{1,40}){0,9}$/;
