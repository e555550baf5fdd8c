/** Why an organizer cancelled an event, by event key: what everyone who had booked was told. */
export const cancelReasons: Readonly<Record<string, string>> = {
  'long-range-traverse':
    'The boat on Western Brook Pond is out of service this summer and there is no other way to the gully.',
  'basel-fasnacht': 'The cellar where we meet is being rebuilt after a flood and will not be ready in time.',
  'ottawa-skate-date': 'The canal is not expected to freeze by this date, and we will not ask you to hope.',
  'sierra-lookout-restore': 'The trail to the lookout is closed after last season’s fire. We hope to go next year.',
  'calgary-tabletop-rpg': 'Our hall has lost its licence for the day and we could not find another for forty.',
  'tbilisi-kino-courtyard': 'The family whose courtyard it is have a wedding that evening, and weddings come first.',
};

/** What an admin wrote when returning an event to its organizer, by event key. */
export const returnReasons: Readonly<Record<string, string>> = {
  'mindelo-carnival':
    'Lovely. Please set the dates by Easter before we publish, and say how people get from the airport.',
  'kerry-jigsaw': 'Please say which rooms have their own bathroom; guests of other house parties have asked.',
};
