import type { OpenedWaiver } from '@ascendant/contract/waiver';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { WaiverPage } from './WaiverPage';

const token = `41.${'x'.repeat(43)}`;
const waiver = {
  version: 1,
  title: 'Risks of the mountains',
  text: 'Mountains are dangerous.',
  textHash: 'ab',
  writtenAt: '2026-11-20T11:00:00.000Z',
};
const maya = {
  position: 0,
  name: 'Maya Lindqvist',
  needsGuardian: false,
  signed: null,
  link: 'maya.maya-maya-maya-maya',
};
const theo = { ...maya, position: 1, name: 'Théo Lindqvist', needsGuardian: true };
const opened: OpenedWaiver = {
  event: { title: 'Dawn Traverse', startDate: '2099-07-02', endDate: '2099-07-02', location: 'Banff' },
  organizer: 'Larch Valley Guides',
  waiver,
  closed: null,
  people: [maya, theo],
};
const bySomeone = { version: 1, at: '2026-11-20T11:00:00.000Z', by: 'Maya Lindqvist', pdfId: 5 };

function open(answers: FakeAnswers = {}, at = `/waiver#${token}`) {
  const seen = fakeApi({ openWaiver: { body: opened }, ...answers });
  renderAt(<WaiverPage />, { path: '/waiver', at });
  return seen;
}
const personOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('each person is listed with what’s to do, and another adult can be sent their link', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Risks of the mountains' })).toBeVisible();
  expect(screen.getByText('Larch Valley Guides asks everyone who comes to read and sign this.')).toBeVisible();
  expect(
    (await personOf('Maya Lindqvist')).getByRole('button', { name: 'Copy their link, for Maya Lindqvist' }),
  ).toBeVisible();
  const child = await personOf('Théo Lindqvist');
  expect(child.getByText('A parent or legal guardian signs for them.')).toBeVisible();
  expect(child.queryByRole('button', { name: /Copy/ })).toBeNull();
});

test('signing needs the name and the box, and then offers the file', async () => {
  const people = [{ ...maya, signed: bySomeone }, theo];
  const seen = open({ signWaiver: { body: { ...opened, people } } });
  const person = await personOf('Maya Lindqvist');
  await userEvent.click(person.getByRole('button', { name: 'Read and sign for Maya Lindqvist' }));
  await userEvent.click(person.getByRole('button', { name: 'Sign' }));
  expect(person.getByText('Tick the box to sign')).toBeVisible();
  await userEvent.click(person.getByRole('checkbox'));
  await userEvent.click(person.getByRole('button', { name: 'Sign' }));
  expect(await person.findByRole('link', { name: 'PDF of the waiver for Maya Lindqvist' })).toHaveAttribute(
    'href',
    `/waivers/${token}/5.pdf`,
  );
  expect(seen.find(({ name }) => name === 'signWaiver')?.body).toMatchObject({
    position: 0,
    version: 1,
    signedName: 'Maya Lindqvist',
    agreed: true,
  });
});

test('the keyboard goes on with the text that was opened, and with the person who has signed', async () => {
  const people = [{ ...maya, signed: bySomeone }, theo];
  open({ signWaiver: { body: { ...opened, people } } });
  const person = await personOf('Maya Lindqvist');
  person.getByRole('button', { name: 'Read and sign for Maya Lindqvist' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(person.getByRole('region', { name: waiver.title })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await person.findByText(/^By Maya Lindqvist/);
  expect(screen.getByRole('region', { name: 'Maya Lindqvist' })).toHaveFocus();
});

test('a box that isn’t ticked is marked, with what to do', async () => {
  open({ openWaiver: { body: { ...opened, people: [maya] } } });
  const person = await personOf('Maya Lindqvist');
  expect(person.getByRole('checkbox')).not.toBeInvalid();
  await userEvent.click(person.getByRole('button', { name: 'Sign' }));
  expect(person.getByRole('checkbox')).toBeInvalid();
  expect(person.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to sign');
});

test('a text that changed meanwhile is shown with what to do, and the typed name stays', async () => {
  let reads = 0;
  open({
    openWaiver: () => {
      reads += 1;
      return { body: reads === 1 ? opened : { ...opened, waiver: { ...waiver, version: 2, text: 'A new text' } } };
    },
    signWaiver: { status: 409, body: { code: 'waiver_changed', message: 'Read the new text, then sign again.' } },
  });
  const child = await personOf('Théo Lindqvist');
  await userEvent.click(child.getByRole('button', { name: 'Read and sign for Théo Lindqvist' }));
  await enterText(child.getByRole('textbox'), 'Maya E. Lindqvist');
  await userEvent.click(child.getByRole('checkbox'));
  await userEvent.click(child.getByRole('button', { name: 'Sign' }));
  expect(await child.findByText('A new text')).toBeVisible();
  expect(child.queryByText('Tick the box to sign')).toBeNull();
  expect(child.getByText('Read the new text, then sign again.')).toBeVisible();
  expect(child.getByRole('textbox')).toHaveValue('Maya E. Lindqvist');
  expect(child.getByRole('checkbox')).not.toBeChecked();
});

test('a link that we didn’t write, or none, says what to do', async () => {
  open({ openWaiver: { status: 404, body: { code: 'not_found', message: 'No' } } });
  expect(await screen.findByText('We don’t know this link')).toBeVisible();
});
