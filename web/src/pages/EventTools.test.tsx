import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventWaiver } from '../test/build-event-waiver';
import { actionsOffered, openActions } from '../test/choose-action';
import { openNew, openStored } from '../test/editor-scene';
import { refusal } from '../test/fake-api';

test('a stored event has its schedule beside the title and a menu with the rest, in which cancelling is last', async () => {
  openStored({ status: 'published', otherDates: 36 });
  expect(await screen.findByRole('link', { name: 'Schedule Dawn Traverse' })).toHaveAttribute(
    'href',
    '/organizer/events/7/edit?schedule=1',
  );
  await openActions('Dawn Traverse');
  expect(actionsOffered()).toEqual([
    'Duplicate',
    'Repeat on other dates',
    'Questions for travellers',
    'Number of people',
    'Price types',
    'Group prices',
    'Extras',
    'Resources',
    'Date changes',
    'Pause sales',
    'Move this date',
    'Cancel dates',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Number of people' }));
  expect(await screen.findByRole('dialog', { name: 'Number of people' })).toBeVisible();
});

test('an event’s waiver is written below its form, once the event is stored', async () => {
  const { unmount } = openNew();
  const panel = async () => within(await screen.findByRole('region', { name: 'Waiver' }));
  expect((await panel()).getByText(/^Once you’ve saved this event/)).toBeVisible();
  unmount();
  const none = buildEventWaiver();
  const waiver = { title: 'Release', text: 'I paddle at my own risk.', version: 1 };
  const seen = openStored({}, { getWaiver: { body: none }, writeWaiver: { body: { ...none, isAsked: true, waiver } } });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Write a waiver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a waiver' }));
  await userEvent.type(dialog.getByLabelText('Title'), waiver.title);
  await userEvent.type(dialog.getByLabelText('Text'), waiver.text);
  await userEvent.click(dialog.getByRole('button', { name: 'Save as a new version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { title, text } = waiver;
  expect(seen.find(({ name }) => name === 'writeWaiver')?.body).toMatchObject({ title, text, basedOn: 0 });
  expect(seen.filter(({ name }) => name === 'updateEvent')).toEqual([]);
});

test('the waiver of another event can be copied, and what was typed brought back', async () => {
  const copied = { title: 'Release', text: 'I paddle at my own risk.' };
  const otherWaivers = [{ eventId: 9, eventTitle: 'Night paddle', title: 'Release' }];
  const ofEvent = buildEventWaiver({ otherWaivers });
  const replies = [{ body: ofEvent }, refusal(500, 'unexpected')];
  const ofOther = { body: buildEventWaiver({ waiver: { ...copied, version: 4, textHash: '', writtenAt: '' } }) };
  const seen = openStored({}, { getWaiver: () => replies.shift() ?? ofOther, writeWaiver: { body: ofEvent } });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a waiver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a waiver' }));
  const choice = dialog.getByLabelText('Use the waiver of another event');
  await userEvent.type(dialog.getByLabelText('Title'), 'Mine');
  await userEvent.selectOptions(choice, 'Night paddle (Release)');
  expect(await dialog.findByText('We couldn’t load it. Please choose again.')).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveValue('Mine');
  await userEvent.selectOptions(choice, 'Night paddle (Release)');
  await waitFor(() => expect(dialog.getByLabelText('Text')).toHaveValue(copied.text));
  await userEvent.selectOptions(choice, 'None');
  expect(dialog.getByLabelText('Title')).toHaveValue('Mine');
  await userEvent.selectOptions(choice, 'Night paddle (Release)');
  await waitFor(() => expect(dialog.getByLabelText('Text')).toHaveValue(copied.text));
  await userEvent.click(dialog.getByRole('button', { name: 'Save as a new version' }));
  await waitFor(() =>
    expect(seen.find(({ name }) => name === 'writeWaiver')?.body).toMatchObject({ ...copied, basedOn: 0 }),
  );
});
