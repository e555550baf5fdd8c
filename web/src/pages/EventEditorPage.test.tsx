import type { KeptForm } from '@ascendant/contract/kept-form';
import { cents } from '@ascendant/domain/money';
import { roleFields } from '@ascendant/domain/person/roles';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheUser } from '../data/current-user';
import { keepFormsForNextTime } from '../data/kept-forms';
import { keptForms } from '../storage/kept-forms';
import { buildEventForm } from '../test/build-event-form';
import { buildUser } from '../test/build-user';
import { admin, openNew, openStored, organizer, sky } from '../test/editor-scene';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, refusal } from '../test/fake-api';
import { fakeUploads } from '../test/fake-upload';
import { allIn } from '../test/prices';

beforeEach(() => keptForms.forgetAll());
afterEach(() => void vi.restoreAllMocks());

const banff = {
  id: 7,
  name: 'Banff',
  region: 'Alberta',
  country: 'Canada',
  label: 'Banff, Alberta, Canada',
  latitude: 51.2,
  longitude: -115.6,
  timezone: 'America/Edmonton',
};

test('a place that we don’t know is asked about: the nearest town counts, and the location stays', async () => {
  const question = 'We don’t know this place. Add its province or territory, or choose the nearest town.';
  openNew(organizer, {
    locateEvent: { body: { place: null, candidates: [], timezone: 'America/Toronto', question } },
    searchPlaces: { body: [banff] },
  });
  await userEvent.type(await screen.findByLabelText('Location'), 'Larch camp, Canada');
  expect(await screen.findByText(question)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Nearest town'), 'Banf');
  await userEvent.click((await screen.findAllByText('Banff, Alberta, Canada')).at(-1)!);
  expect(screen.getByLabelText('Location')).toHaveValue('Larch camp, Canada');
  expect(screen.queryByLabelText('Nearest town')).toBeNull();
  expect(screen.getByText(/^Banff, Alberta, Canada · America\/Edmonton/)).toBeVisible();
});

test('where Canada’s rules apply, the form says which tax it’ll charge', async () => {
  const taxes = [{ tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: 'organizer' }];
  openNew(organizer, { previewEventSky: { body: { ...sky, taxes, taxNote: 'We’ll add GST (5%).' } } });
  expect(await screen.findByText('We’ll add GST (5%).')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Regular adult price'), '100');
  // An adult's, a child's, and the preview's.
  expect(await screen.findAllByText('$111.51 USD with fee and tax')).toHaveLength(3);
});

const field = (name: string) => screen.findByLabelText(name);

async function fillIn() {
  const texts = {
    Title: 'Dawn Traverse',
    Description: 'Three days on the Divide.',
    Location: 'Banff',
    'Start date': '2099-07-02',
    'Regular adult price': '100',
  };
  for (const [label, value] of Object.entries(texts)) fireEvent.change(await field(label), { target: { value } });
  await userEvent.type(screen.getByLabelText('Main category'), 'out{Enter}');
}

test('the form starts with the defaults and the options of the specification', async () => {
  openNew();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New Adventure Event' })).toBeVisible();
  expect(await screen.findByLabelText('Capacity')).toHaveValue('50');
  expect(screen.getByLabelText('Start time')).toHaveValue('09:00');
  expect(screen.getByLabelText('End time')).toHaveValue('17:00');
  const optionsOf = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  expect(optionsOf('Duration (days)')).toEqual(['1', '2', '3', '4', '5']);
  expect(optionsOf('Minimum age')).toEqual(['0', '5', '8', '10', '12', '14', '16', '18', '21']);
});

test.each([
  [organizer, 'Send to Review'],
  [admin, 'Publish'],
])('the button that sends is labelled by role', async (user, label) => {
  openNew(user);
  expect(await screen.findByRole('button', { name: label })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as draft' })).toBeVisible();
});

test.each([
  ['none', '100', true],
  ['active', '100', false],
  ['none', '0', false],
])(
  'with the account %s and a price of $%s, the organizer is told to connect one: %s',
  async (connection, price, isTold) => {
    const getSite = { body: { taxRules: 'specification', requiresPayoutAccount: true } };
    const organizerPayouts = vi.fn(() => ({ body: { account: { connection, dueAt: null } } }));
    openNew(organizer, { getSite, organizerPayouts });
    fireEvent.change(await field('Regular adult price'), { target: { value: price } });
    await waitFor(() => expect(organizerPayouts).toHaveBeenCalled());
    const link = () => screen.queryByRole('link', { name: 'Go to Earnings' });
    if (!isTold) return expect(link()).toBeNull();
    expect(await screen.findByRole('link', { name: 'Go to Earnings' })).toHaveAttribute('href', '/organizer/earnings');
    return expect(screen.getByText(/only published once you can be paid/)).toBeVisible();
  },
);

test('the form says what the drawing shows, and what would make it truer', async () => {
  openNew();
  await screen.findByLabelText('Title');
  fireEvent.pointerMove(window, { movementX: 1 });
  const hints = await screen.findByRole('region', { name: 'Better matches and a better picture' });
  fireEvent.click(screen.getByText('What the picture shows'));
  expect(screen.getByText('The picture shows only the landscape: dawn over rolling hills.')).toBeVisible();
  expect(within(hints).getByText('Choose a town from the list: matches wait for it.')).toBeVisible();
});

test('an empty form says what is missing at each field, and focuses the first', async () => {
  openNew();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to Review' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Description must be at least 10 characters')).toBeVisible();
  expect(screen.getByText('Main category is required')).toBeVisible();
  expect(screen.getByText('6 fields need your attention: Title and 5 more')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Title'), 'D');
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
});

test('a field is complained about once it’s left, with the ones whose rules look at it, and no other', async () => {
  openNew();
  await userEvent.click(await screen.findByLabelText('Title'));
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.queryByText('Location is required')).not.toBeInTheDocument();
  fireEvent.blur(await field('Start date'));
  expect(await screen.findByText('End date is required')).toBeVisible();
});

test('a new event is sent with its fields in one form, and its organizer learns who was told', async () => {
  const uploads = fakeUploads();
  openNew();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send to Review' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const [upload] = uploads;
  expect(upload?.path).toBe('POST /api/events');
  expect(upload?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.fromEntries(upload?.form ?? [])).toMatchObject({
    title: 'Dawn Traverse',
    mainCategory: '1',
    startDate: '2099-07-02',
    endDate: '2099-07-02',
    status: 'published',
  });
  upload?.answer(201, { ...buildEventForm({ status: 'pending_approval' }), adminCount: 2 });
  expect(await screen.findByText('at /organizer/events')).toBeVisible();
});

test('what the server refuses appears at its field, and nothing typed is lost', async () => {
  const uploads = fakeUploads();
  openNew();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const { body } = refusal(400, 'invalid_input', 'No.', { fields: { location: 'We could not find that place' } });
  uploads[0]?.answer(400, body);
  expect(await screen.findByText('We could not find that place')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Dawn Traverse');
});

test('a session that has ended leads to sign-in, and the form is back afterwards', async () => {
  const uploads = fakeUploads();
  const { unmount } = openNew();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(401, refusal(401, 'unauthenticated').body);
  await waitFor(async () => expect(await keptForms.read(organizer.id, 'event new')).not.toBeNull());
  unmount();
  openNew();
  expect(await screen.findByText(/^We’ve restored your unsaved changes/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Dawn Traverse');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('what was typed a moment before the page goes away is there after a reload', async () => {
  const { unmount } = openNew();
  await enterText(await field('Title'), 'Typed at once');
  vi.spyOn(keptForms, 'write').mockReturnValue(new Promise(() => undefined));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  openNew();
  expect(await field('Title')).toHaveValue('Typed at once');
  await keptForms.forgetOthers(organizer.id);
  expect(await keptForms.read(organizer.id, 'event new')).toMatchObject({ values: { title: 'Typed at once' } });
  await keptForms.forgetOthers(organizer.id + 1);
  expect(await keptForms.read(organizer.id, 'event new')).toBeNull();
});

test('an unfinished form survives signing out: the server keeps it, and gives it back once', async () => {
  let kept: readonly KeptForm[] = [];
  const server: FakeAnswers = {
    listKeptForms: () => ({ body: kept }),
    keepForms: ({ body }) => {
      kept = (body as { forms: readonly KeptForm[] }).forms;
      return { status: 204 };
    },
  };
  const { unmount } = openNew(organizer, server);
  await fillIn();
  await screen.findByText(/^Saved on this device/);
  unmount();
  const client = new QueryClient();
  cacheUser(client, organizer);
  await keepFormsForNextTime(client);
  await keptForms.forgetAll();
  expect(kept).toMatchObject([{ form: 'event new', value: { values: { title: 'Dawn Traverse' } } }]);
  openNew(organizer, server);
  expect(await screen.findByText(/^We’ve restored your unsaved changes/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Dawn Traverse');
  expect(kept).toEqual([]);
});

test('an unfinished form is not shown to the next person on the device', async () => {
  const { unmount } = openNew();
  await enterText(await field('Title'), 'Secret plans');
  await screen.findByText(/^Saved on this device/);
  unmount();
  openNew(buildUser({ id: 9, ...roleFields('organizer') }));
  expect(await field('Title')).toHaveValue('');
});

test('a published event shows what is locked and why, and saves the rest', async () => {
  const form = buildEventForm({
    status: 'published',
    locked: [
      { group: 'pricing', reason: "Prices can't be changed once an event is published." },
      { group: 'minimumAge', reason: "The minimum age can't be changed once an event is published." },
    ],
    transitions: ['cancel'],
  });
  const seen = openStored(form, { updateEvent: { body: { ...form, version: 4 } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Adventure Event' })).toBeVisible();
  expect(screen.getByText("Prices can't be changed once an event is published.")).toBeVisible();
  expect(screen.getByLabelText('Regular adult price')).toBeDisabled();
  expect(screen.getByLabelText('Minimum age')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Send to Review' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(seen.filter(({ name }) => name === 'updateEvent')).toHaveLength(1));
  const body = seen.find(({ name }) => name === 'updateEvent')?.body;
  expect(body).toMatchObject({ title: 'Dawn Traverse 2', version: 3 });
  expect(body).not.toHaveProperty('pricingTiers');
});

test('an edit by someone else is compared first: keeping mine keeps theirs where I changed nothing', async () => {
  const current = buildEventForm({ version: 8, title: 'Dusk Traverse', capacity: 30 });
  const bodies: unknown[] = [];
  openStored(
    {},
    {
      updateEvent: ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? refusal(409, 'edit_conflict', 'No.', { current })
          : { body: { ...current, version: 9 } };
      },
    },
  );
  await userEvent.clear(await field('Title'));
  await enterText(screen.getByLabelText('Title'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else has changed this event' });
  const rows = within(dialog).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldYoursTheirsIf you keep yours',
    'TitleMineDusk TraverseYours',
    'Capacity1230Theirs: you haven’t changed it',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ title: 'Mine', capacity: 30, version: 8 });
});

test('taking theirs drops my changes without saving', async () => {
  const current = buildEventForm({ version: 8, title: 'Dusk Traverse' });
  const seen = openStored({}, { updateEvent: refusal(409, 'edit_conflict', 'No.', { current }) });
  await userEvent.type(await field('Title'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Dusk Traverse');
  expect(seen.filter(({ name }) => name === 'updateEvent')).toHaveLength(1);
});

test('a minimum age of 12 or more disables child prices', async () => {
  openNew();
  await field('Title');
  expect(screen.getByLabelText('Regular child price')).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Minimum age'), '12');
  expect(screen.getByLabelText('Regular child price')).toBeDisabled();
});

test('early bird proposes 20% off, and both prices are shown with fee and tax', async () => {
  openNew();
  await enterText(await field('Regular adult price'), '285');
  await userEvent.click(screen.getByRole('button', { name: 'Use 20% off: $228.00' }));
  expect(screen.getByLabelText('Early Bird adult price')).toHaveValue('228.00');
  // What an adult pays, and a child, who has no price of their own.
  expect(screen.getAllByText(`${allIn(cents(22_800))} USD with fee and tax`)).toHaveLength(2);
  // And the card in the preview: early bird has no last day yet, so it isn't on sale.
  expect(screen.getAllByText(`${allIn(cents(28_500))} USD with fee and tax`)).toHaveLength(3);
});

test("the proposed early-bird tier ends by the day at the event's place, not by the browser's", async () => {
  // Thirty days before July 2 are over there.
  openNew(organizer, { previewEventSky: { body: { ...sky, today: '2099-06-05' } } });
  await fillIn();
  fireEvent.pointerMove(window, { movementX: 1 });
  await screen.findByRole('region', { name: 'Better matches and a better picture' });
  await userEvent.click(screen.getByRole('button', { name: 'Use 20% off: $80.00' }));
  expect(screen.getByLabelText('Early Bird valid until')).toHaveValue('2099-07-01');
});

test('a file over the limit is refused with its sentence', async () => {
  openNew();
  await field('Title');
  const file = new File(['x'], 'big.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
  await userEvent.upload(screen.getByLabelText('Picture'), file);
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  expect(screen.getByText(/^Save it as a JPG at most 4,000 pixels wide/)).toBeVisible();
});

test("someone else's event is not found", async () => {
  openStored({}, { getEventForm: refusal(404, 'not_found') });
  expect(await screen.findByText('Page not found')).toBeVisible();
});

function openAt({ isWide }: { readonly isWide: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openNew();
  // The rules are loaded once someone acts.
  fireEvent.keyDown(document.body);
}

const contents = async () => within(await screen.findByRole('navigation', { name: 'Contents' }));
const part = async (name: RegExp) => (await contents()).findByRole('button', { name });

test('the contents say what’s missing in each part, and follow what’s typed', async () => {
  openAt({ isWide: true });
  expect(await part(/^What and whereMissing: Title, Description, Location and 1 more$/)).toBeVisible();
  expect(await part(/^ItineraryOptional$/)).toBeVisible();
  expect(await part(/^WhenMissing: Start date/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Dawn Traverse' } });
  expect(await part(/^What and whereMissing: Description, Location, Main category$/)).toBeVisible();
});

test('a part leads to the first thing that’s missing in it, and a finished one to its heading', async () => {
  openAt({ isWide: true });
  await userEvent.click(await part(/^WhenMissing/));
  expect(screen.getByLabelText('Start date')).toHaveFocus();
  await userEvent.click(await part(/^ItineraryOptional/));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Itinerary/ })).toHaveFocus());
});

test('on narrow screens the contents are folded, and still say how much there is to do', async () => {
  openAt({ isWide: false });
  const summary = await screen.findByText(/^\d+ to do$/);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(await screen.findAllByRole('navigation', { name: 'Contents' })).toHaveLength(1);
});
