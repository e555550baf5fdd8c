/** Where an organizer moves in from; `other` is any table whose columns they choose. */
export const importSources = ['pretix', 'eventbrite', 'hi_events', 'fareharbor', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  pretix: 'pretix',
  eventbrite: 'Eventbrite',
  hi_events: 'Hi.Events',
  fareharbor: 'FareHarbor',
  other: 'Another program',
};

/** What an import takes from a row, in the order in which columns are chosen. */
export const importFields = [
  'title',
  'day',
  'time',
  'name',
  'firstName',
  'lastName',
  'email',
  'order',
  'position',
  'people',
  'type',
  'status',
  'code',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldNames: Readonly<Record<ImportField, string>> = {
  title: 'Event',
  day: 'Day, or day and time',
  time: 'Start time',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  order: 'Number of the booking',
  position: 'Number of the ticket',
  people: 'How many people',
  type: 'Ticket type: says who’s a child',
  status: 'Status',
  code: 'Code of the old ticket',
};

/** Which heading each field is read from. A field without one isn't read. */
export type Columns = Readonly<Partial<Record<ImportField, string>>>;

type Known = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** The headings of each program's export, in lower case, the likeliest first. Source: Moving in. */
const known: Readonly<Record<Exclude<ImportSource, 'other'>, Known>> = {
  pretix: {
    // 'Date' is the name of a date.
    title: ['event', 'date', 'event slug'],
    day: ['start date'],
    name: ['attendee name'],
    firstName: ['attendee name: given name'],
    lastName: ['attendee name: family name'],
    email: ['attendee email', 'e-mail', 'email'],
    order: ['order code'],
    position: ['position id'],
    type: ['variation', 'product'],
    status: ['status', 'paid'],
    code: ['secret', 'ticket secret', 'qr-code secret'],
  },
  eventbrite: {
    title: ['event name', 'event'],
    day: ['event start date', 'event date'],
    time: ['event start time', 'event time'],
    firstName: ['attendee first name', 'first name'],
    lastName: ['attendee last name', 'attendee surname', 'last name', 'surname'],
    email: ['attendee email', 'email', 'email address'],
    order: ['order #', 'order no.', 'order id', 'order number'],
    position: ['attendee #', 'attendee no.', 'attendee id', 'attendee number'],
    people: ['quantity', 'ticket quantity'],
    type: ['ticket type'],
    status: ['attendee status'],
    code: ['barcode #', 'barcode', 'barcode number', 'attendee barcode'],
  },
  hi_events: {
    title: ['event title', 'event id'],
    day: ['occurrence date', 'event date'],
    firstName: ['first name'],
    lastName: ['last name'],
    email: ['email'],
    position: ['id'],
    type: ['product name'],
    status: ['status'],
    code: ['public id'],
  },
  fareharbor: {
    title: ['item', 'item name', 'activity', 'tour'],
    day: ['start date', 'availability date', 'start at', 'availability', 'date of activity', 'trip date'],
    time: ['start time', 'availability time', 'trip time'],
    name: ['contact', 'contact name', 'customer', 'customer name', 'name', 'booked by'],
    firstName: ['contact first name', 'first name'],
    lastName: ['contact last name', 'last name'],
    email: ['contact email', 'email', 'e-mail', 'email address'],
    order: ['booking id', 'booking #', 'booking', 'booking number'],
    people: ['# of pax', 'pax', '# pax', 'total pax', 'customers', 'customer count', 'quantity', 'guests'],
    type: ['customer type'],
    status: ['status', 'booking status'],
    code: ['barcode'],
  },
};

/** Headings that only this program writes. */
const signs: Readonly<Record<Exclude<ImportSource, 'other'>, readonly string[]>> = {
  pretix: ['order code'],
  eventbrite: ['attendee status', 'order type', 'attendee #'],
  hi_events: ['public id', 'product name'],
  fareharbor: ['# of pax', 'availability date', 'contact name', 'booking id'],
};

/** Which program wrote a table with these headings. @returns `other` if it's none that we know */
export function recognizeSource(headings: readonly string[]): ImportSource {
  const written = new Set(headings.map(plain));
  const found = importSources.find((source) => source !== 'other' && signs[source].some((each) => written.has(each)));
  return found ?? 'other';
}

/** The columns that a source's headings mean. Of another program's, those with one of the names that any of the sources uses. */
export function columnsFor(source: ImportSource, headings: readonly string[]): Columns {
  const found = importFields.flatMap((field) => {
    const names =
      source === 'other' ? [plain(importFieldNames[field]), ...namesOf(field)] : (known[source][field] ?? []);
    const heading = names
      .map((name) => headings.find((each) => plain(each) === name))
      .find((each) => each !== undefined);
    return heading === undefined ? [] : [[field, heading] as const];
  });
  return Object.fromEntries(found);
}

function namesOf(field: ImportField): readonly string[] {
  return [known.fareharbor, known.eventbrite, known.pretix, known.hi_events].flatMap((source) => source[field] ?? []);
}

function plain(heading: string): string {
  return heading.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Whether anything can be read with these columns: someone's name is all that's needed, because the date can be chosen. */
export function hasPeople({ name, firstName, lastName }: Columns): boolean {
  return name !== undefined || firstName !== undefined || lastName !== undefined;
}
