/** The countries that most people and events are in: meant first if a location names none. */
export const homeCountries: readonly string[] = ['US', 'CA'];
