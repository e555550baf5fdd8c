// @vitest-environment node
import { calendarDay } from '@ascendant/domain/calendar-day';
import { eventImageShape } from '@ascendant/domain/event/form/event-image';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error';
import { buildEventForm } from '../../test/build-event-form';
import { cropBox, draggedView, moveView, sentSize, wholeView, zoomView } from './crop-box';
import { createFields, editBody } from './event-payload';
import { newEventValues, valuesOf } from './event-values';
import { sendLabel } from './EventEditor';
import { afterDateChange, proposedEarlyBird } from './proposals';
import { SaveError, type SaveStep } from './save-event';
import { failedToast, savedToast } from './save-messages';
import { changesOf, isSameEvent, mergeMine } from './three-way';

const featureNames = new Map([[11, 'Hut nights']]);

test('the create payload has features by name and tiers as a list, and leaves out empty secondary categories', () => {
  const fields = createFields(valuesOf(buildEventForm()), { status: 'published', featureNames });
  expect(fields).toMatchObject({ mainCategory: '1', secondaryCategory1: '2', capacity: '12', status: 'published' });
  expect(Object.keys(fields)).not.toContain('secondaryCategory2');
  expect(JSON.parse(fields['features'] ?? '')).toEqual(['Hut nights']);
  expect(JSON.parse(fields['pricingTiers'] ?? '')).toEqual([
    { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00', validUntil: '2099-06-01' },
    { tierType: 'regular', adultPrice: '100.00', childPrice: '50.00', validUntil: null },
  ]);
});

test('the edit payload has features by id, every tier by name, and the version', () => {
  const body = editBody(valuesOf(buildEventForm()), buildEventForm());
  expect(body).toMatchObject({
    categoryId: 1,
    secondaryCategoryId1: 2,
    secondaryCategoryId2: null,
    features: [11],
    version: 3,
  });
  expect(body.pricingTiers).toEqual({
    earlyBird: { adultPrice: '80.00', childPrice: '40.00', validUntil: '2099-06-01' },
    regular: { adultPrice: '100.00', childPrice: '50.00', validUntil: null },
    lastMinute: null,
  });
});

test('the difficulty is text in the create payload and a number in the edit payload', () => {
  const itinerary = [{ when: '', title: 'Up', text: '' }];
  const empty = { when: ' ', title: '', text: '' };
  const practical = { difficulty: '3', meetingPoint: 'By the kiosk', itinerary: [empty, ...itinerary] };
  const values = { ...valuesOf(buildEventForm()), ...practical };
  const fields = createFields(values, { status: 'draft', featureNames });
  expect(fields).toMatchObject({ difficulty: '3', meetingPoint: 'By the kiosk', languages: '' });
  expect([fields['itinerary'], fields['questions']]).toEqual([JSON.stringify(itinerary), '[]']);
  expect(editBody(values, buildEventForm())).toMatchObject({
    difficulty: 3,
    meetingPoint: 'By the kiosk',
    itinerary,
    questions: [],
  });
});

test('the child price is null where children cannot come', () => {
  const body = editBody(valuesOf(buildEventForm({ minimumAge: 12 })), buildEventForm());
  expect(body.pricingTiers?.regular?.childPrice).toBeNull();
});

test('an edit leaves out what is locked', () => {
  const locked = [
    { group: 'pricing', reason: '' },
    { group: 'minimumAge', reason: '' },
    { group: 'dates', reason: '' },
  ] as const;
  const body = editBody(valuesOf(buildEventForm()), buildEventForm({ locked: [...locked] }));
  for (const name of ['pricingTiers', 'minimumAge', 'startDate', 'endDate'])
    expect(Object.keys(body)).not.toContain(name);
  expect(body.title).toBe('Dawn Traverse');
});

test('the times of an event with seats taken can still be edited: only its days are locked', () => {
  const locked = [{ group: 'dates', reason: '' }] as const;
  const values = { ...valuesOf(buildEventForm()), startTime: '06:30', endTime: '18:00' };
  expect(editBody(values, buildEventForm({ locked: [...locked] }))).toMatchObject({
    startTime: '06:30',
    endTime: '18:00',
  });
});

test('an empty form is one day, 50 people, all ages, nine to five', () => {
  const fields = createFields(newEventValues(), { status: 'draft', featureNames });
  expect(fields).toMatchObject({
    duration: '1',
    capacity: '50',
    minimumAge: '0',
    startTime: '09:00',
    endTime: '17:00',
  });
});

const refused = (step: SaveStep, status: number, message: string) =>
  new SaveError(step, new ApiError(status, message, { error: message, message, code: 'x', requestId: 'test' }));
const saved = (status: 'draft' | 'published' | 'pending_approval', adminCount: number | null = null) => ({
  event: buildEventForm({ status }),
  adminCount,
  dates: null,
});

test.each([
  ['save', saved('draft'), 'Draft saved'],
  ['save', saved('published'), 'Event updated'],
  ['send', saved('published'), 'Event published'],
  ['send', saved('pending_approval', 3), 'Sent to review'],
] as const)('a %s of %o says so', (goal, result, title) => {
  expect(savedToast(goal, result).title).toBe(title);
});

test('an edit of several dates says how many', () => {
  expect(savedToast('save', { ...saved('published'), dates: 37 }).title).toBe('37 dates updated');
});

test('a new event that fails has the server’s message, or the title again', () => {
  expect(failedToast(true, refused('fields', 429, 'Slow down.'))).toMatchObject({
    title: 'Failed to create event',
    description: 'Slow down.',
  });
  expect(failedToast(true, new SaveError('fields', new Error('?'))).description).toBe('Failed to create event');
});

test.each([
  [refused('fields', 503, 'Busy.'), 'Update Failed', 'Failed to update event'],
  [refused('fields', 409, 'It was cancelled.'), 'Update Failed', 'Failed to update event. It was cancelled.'],
  [refused('picture', 500, 'Broken.'), 'Update Failed', 'Failed to upload image'],
  [new SaveError('status', new Error('?')), 'Error', 'Failed to send review request'],
])('%o while editing', (error, title, description) => {
  expect(failedToast(false, error)).toMatchObject({ title, description });
});

test('a lost connection says that what was typed is kept', () => {
  expect(failedToast(false, new SaveError('fields', new TypeError('Failed to fetch'))).description).toMatch(
    /are saved on this device/,
  );
});

test('organizers send to review, admins publish', () => {
  expect([sendLabel('organizer'), sendLabel('admin')]).toEqual(['Send to Review', 'Publish']);
});

const base = valuesOf(buildEventForm());

test('only what someone else has changed is listed, and whether I changed it too', () => {
  const mine = { ...base, title: 'Mine', capacity: '20' };
  const theirs = { ...base, title: 'Theirs', description: 'Four days on the Divide.' };
  expect(changesOf({ base, mine, theirs })).toEqual([
    { field: 'title', isContested: true },
    { field: 'description', isContested: false },
  ]);
});

test('keeping mine keeps theirs in the fields that I have not changed', () => {
  const mine = { ...base, title: 'Mine', capacity: '20' };
  const theirs = { ...base, title: 'Theirs', description: 'Four days on the Divide.' };
  expect(mergeMine({ base, mine, theirs })).toEqual({
    ...base,
    title: 'Mine',
    capacity: '20',
    description: 'Four days on the Divide.',
  });
});

test('the same change by both is no conflict', () => {
  const changed = { ...base, title: 'Same' };
  expect(changesOf({ base, mine: changed, theirs: changed })).toEqual([]);
});

test('the order of steps is a change, and a step that someone else has added is listed', () => {
  const [up, down] = ['Up', 'Down'].map((title) => ({ when: '', title, text: '' }));
  if (!up || !down) throw new RangeError('two steps');
  const opened = { ...base, itinerary: [up, down] };
  expect(isSameEvent(opened, { ...opened, itinerary: [down, up] })).toBe(false);
  expect(isSameEvent(opened, { ...opened, itinerary: [{ ...up }, down] })).toBe(true);
  expect(changesOf({ base: opened, mine: opened, theirs: { ...opened, itinerary: [up, up, down] } })).toEqual([
    { field: 'itinerary', isContested: false },
  ]);
});

test('the order of features means nothing', () => {
  expect(isSameEvent({ ...base, features: [1, 2] }, { ...base, features: [2, 1] })).toBe(true);
  expect(isSameEvent({ ...base, features: [1, 2] }, { ...base, features: [1] })).toBe(false);
});

const dates = (startDate: string, endDate: string, duration = '1') => ({ startDate, endDate, duration });

test('the first day chosen is also the last one', () => {
  expect(afterDateChange(dates('', ''), dates('2099-07-02', ''))).toEqual(dates('2099-07-02', '2099-07-02'));
});

test('the duration follows the dates', () => {
  const before = dates('2099-07-02', '2099-07-02');
  expect(afterDateChange(before, dates('2099-07-02', '2099-07-04')).duration).toBe('3');
});

test('a duration that was chosen stays', () => {
  const before = dates('2099-07-02', '2099-07-04', '2');
  expect(afterDateChange(before, dates('2099-07-02', '2099-07-05', '2')).duration).toBe('2');
});

test('a one-day event stays one day long when it moves', () => {
  const before = dates('2099-07-02', '2099-07-02');
  expect(afterDateChange(before, dates('2099-08-01', '2099-07-02'))).toEqual(dates('2099-08-01', '2099-08-01'));
});

test('a last day before the first one is left for the person to correct', () => {
  const before = dates('2099-07-02', '2099-07-04', '3');
  expect(afterDateChange(before, dates('2099-08-01', '2099-07-04', '3')).endDate).toBe('2099-07-04');
});

const priced = (startDate: string) => ({
  ...newEventValues(),
  startDate,
  pricingTiers: {
    ...newEventValues().pricingTiers,
    regular: { adultPrice: '285', childPrice: '140.00', validUntil: '' },
  },
});

test('the early bird proposed is 20% off, until 30 days before the event', () => {
  expect(proposedEarlyBird(priced('2099-07-31'), calendarDay('2099-01-01'))).toEqual({
    adultPrice: '228.00',
    childPrice: '112.00',
    validUntil: '2099-07-01',
  });
});

test('an event that is sooner has its early bird until the day before', () => {
  expect(proposedEarlyBird(priced('2099-07-31'), calendarDay('2099-07-20'))?.validUntil).toBe('2099-07-30');
});

test('without a regular price there is nothing to propose', () => {
  expect(proposedEarlyBird(newEventValues(), calendarDay('2099-01-01'))).toBeNull();
});

const shape = eventImageShape.width / eventImageShape.height;
const wide = { width: 4000, height: 1000 };
const tall = { width: 1000, height: 4000 };

test.each([wide, tall, { width: 300, height: 200 }])('the box of %o has the shape of a card and fits', (image) => {
  const box = cropBox(image, wholeView);
  expect(box.width / box.height).toBeCloseTo(shape);
  expect(Math.max(box.width / image.width, box.height / image.height)).toBeCloseTo(1);
});

test('a box cannot leave the image', () => {
  const moved = cropBox(wide, moveView(wide, wholeView, { x: 9, y: 9 }));
  expect(moved.x + moved.width).toBeCloseTo(wide.width);
  expect(moved.y).toBeCloseTo(0);
});

test('enlarging keeps the centre, and has limits', () => {
  const near = zoomView(tall, wholeView, 2);
  expect(cropBox(tall, near).width).toBeCloseTo(cropBox(tall, wholeView).width / 2);
  expect(near.centreY).toBeCloseTo(0.5);
  expect(zoomView(tall, wholeView, 99).zoom).toBe(4);
  expect(zoomView(tall, wholeView, 0).zoom).toBe(1);
});

test('one finger drags the picture along', () => {
  const near = zoomView(wide, wholeView, 2);
  const [before, after] = [
    cropBox(wide, near),
    cropBox(wide, draggedView(wide, near, [{ x: 0.5, y: 0.5 }], [{ x: 0.4, y: 0.5 }])),
  ];
  expect(after.x - before.x).toBeCloseTo(0.1 * before.width);
  expect(after.width).toBeCloseTo(before.width);
});

test('two fingers that move apart enlarge what is between them, which stays where it is', () => {
  const near = zoomView(wide, wholeView, 2);
  const before = cropBox(wide, near);
  const pinched = draggedView(
    wide,
    near,
    [
      { x: 0.3, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
  );
  const after = cropBox(wide, pinched);
  expect(pinched.zoom).toBeCloseTo(4);
  expect(after.x + 0.4 * after.width).toBeCloseTo(before.x + 0.4 * before.width);
});

test('a pinch stops at the same limits as the slider', () => {
  const together = draggedView(
    wide,
    wholeView,
    [
      { x: 0.2, y: 0.5 },
      { x: 0.8, y: 0.5 },
    ],
    [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
  );
  expect(together.zoom).toBe(1);
});

test('the picture that is sent is at most 1,800 pixels wide, and never enlarged', () => {
  expect(sentSize({ width: 5000 }).width).toBe(1800);
  expect(sentSize({ width: 640 }).width).toBe(640);
});
