import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { columnsFor } from './columns';
import { planImport, planText, totalsOf, type OwnDate } from './plan';
import { namesOn, readRows } from './rows';

const headings = ['Event', 'Day', 'Booking', 'Name', 'Email', 'People', 'Type', 'Status', 'Code'];
const columns = {
  ...columnsFor('other', headings),
  title: 'Event',
  day: 'Day',
  order: 'Booking',
  name: 'Name',
  people: 'People',
  type: 'Type',
  code: 'Code',
};

function rowsOf(...texts: readonly string[]) {
  const rows = texts.map((text, index) => ({ line: index + 2, cells: text.split('|') }));
  return readRows({ headings, rows }, { source: 'other', columns, order: 'month_first' });
}

const dawn: OwnDate = {
  id: 7,
  title: 'Dawn Traverse',
  startDate: calendarDay('2027-07-12'),
  startTime: '06:00',
  seatsLeft: 12,
};
const plan = (rows: ReturnType<typeof rowsOf>, change: Partial<Parameters<typeof planImport>[0]> = {}) =>
  planImport({ rows, own: [dawn], chosen: new Map(), done: new Set(), ...change });

const ada = 'dawn  traverse|2027-07-12|A1|Ada Roy|Ada@mail.example|1|Adult|paid|secret-1';
const theo = 'dawn  traverse|2027-07-12|A1|Théo Roy||1|Child (under 12)|paid|';

describe('a row of a file', () => {
  it('is a person with an order, a child if its ticket says so, and the code of the old ticket', () => {
    expect(rowsOf(ada, theo).people).toMatchObject([
      { line: 2, name: 'Ada Roy', email: 'ada@mail.example', isChild: false, code: 'secret-1', order: 'A1' },
      { line: 3, name: 'Théo Roy', email: null, isChild: true, code: null, order: 'A1' },
    ]);
  });

  it.each([
    ['X|2027-07-12|A1||||||', 'It has no name.'],
    ['X|soon|A1|Ada|||||', 'We can’t read the day “soon”.'],
    ['X|2027-07-12|A1|Ada|ada@||||', '“ada@” isn’t an email address.'],
    ['X|2027-07-12|A1|Ada||||canceled|', 'Its status is “canceled”.'],
    ['X|2027-07-12|A1|Ada||two|||', 'How many people come isn’t a number.'],
    ['X|2027-07-12|A1|Ada||0|||', 'How many people come isn’t a number.'],
    ['X|2027-07-12|A1|Ada||21|||', 'More than 20 people are on one row.'],
    [`X|2027-07-12|A1|${'A'.repeat(162)}|||||`, 'Its name is longer than 161 letters.'],
    [`X|2027-07-12|A1|Ada|||||${'A'.repeat(201)}`, 'Its old ticket’s code is longer than 200 letters.'],
  ])('%s can’t be imported: %s', (text, reason) => {
    expect(rowsOf(text)).toMatchObject({ people: [], refused: [{ line: 2, reason }] });
  });

  it('of several people names the first, and the others as their guests', () => {
    expect(namesOn({ name: 'Ada Roy', people: 3 })).toEqual(['Ada Roy', 'Guest of Ada', 'Guest of Ada']);
  });

  it('IMP-02 is text: a formula or markup in it stays what it is', () => {
    expect(rowsOf('X|2027-07-12|A1|=HYPERLINK("x") <b>Ada</b>|||||').people[0]?.name).toBe(
      '=HYPERLINK("x") <b>Ada</b>',
    );
  });
});

describe('what an import would do', () => {
  it('puts an order’s people into one booking of the date with the same title and start', () => {
    const { dates } = plan(rowsOf(ada, theo));
    expect(dates).toMatchObject([{ state: 'ready', event: { id: 7 }, bookings: [{ people: [{}, {}] }] }]);
    expect(planText(totalsOf(plan(rowsOf(ada, theo))))).toBe('1 date, 1 booking for 2 people.');
  });

  it('IMP-01 refuses a date that isn’t one of their own, unless one of them is chosen, or it’s left out', () => {
    const strange = rowsOf(ada.replace('07-12', '07-13'));
    const [date] = plan(strange).dates;
    expect(date).toMatchObject({ state: 'unmatched', event: null });
    const choose = (id: number | null) => plan(strange, { chosen: new Map([[date?.date ?? '', id]]) });
    expect(choose(7).dates).toMatchObject([{ state: 'ready', event: { id: 7 } }]);
    expect(choose(8).dates).toMatchObject([{ state: 'unmatched' }]);
    expect(totalsOf(choose(null))).toEqual({ dates: 0, bookings: 0, people: 0, refused: 0 });
    expect(totalsOf(plan(strange))).toMatchObject({ refused: 1 });
  });

  it('stops a date whose people don’t fit, at both sides of the boundary, and says how many bookings to leave out', () => {
    const people = (count: number) =>
      rowsOf(...Array.from({ length: count }, (_, index) => ada.replace('A1', `B${index}`)));
    expect(plan(people(12)).dates).toMatchObject([{ state: 'ready' }]);
    expect(plan(people(14)).dates).toMatchObject([
      {
        state: 'full',
        refusal: 'Dawn Traverse, July 12: 14 people, 12 seats. Raise the capacity or leave out 2 bookings.',
      },
    ]);
    expect(planText(totalsOf(plan(people(14))))).toBe('0 dates, 0 bookings for 0 people. 14 rows can’t be imported.');
  });

  it('makes several bookings of an order with more people than one can have', () => {
    const large = rowsOf(ada.replace('|1|', '|20|'), theo);
    const { dates } = plan(large, { own: [{ ...dawn, seatsLeft: 30 }] });
    expect(dates[0]?.bookings.map(({ people }) => people.length)).toEqual([1, 1]);
  });

  it('IMP-03 leaves out what was imported before, and takes two rows that nothing tells apart for two', () => {
    const rows = rowsOf(ada, ada);
    const [first, second] = rows.people.map(({ key }) => key);
    expect(first).not.toBe(second);
    const again = plan(rows, { done: new Set([first ?? '']) });
    expect([again.imported, totalsOf(again).people]).toEqual([1, 1]);
  });
});
