/** The countries that most people and events are in: loaded first, and searched first if a location names none. */
export const homeCountries: readonly string[] = ['US', 'CA'];
