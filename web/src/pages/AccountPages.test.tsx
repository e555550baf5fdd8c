import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminAccountPage } from './AdminAccountPage';
import { OrganizerAccountPage } from './OrganizerAccountPage';

const admin = buildUser({ ...roleFields('admin'), firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@mail.example' });
const organizer = buildUser({ ...roleFields('organizer'), displayName: 'Larch Valley Guides', bio: 'Since 1994.' });

function open(user: typeof admin, answers: FakeAnswers = {}) {
  const seen = fakeApi({ currentUser: { body: user }, listSessions: { body: [] }, ...answers });
  renderAt(<>{user.isOrganizer ? <OrganizerAccountPage /> : <AdminAccountPage />}</>);
  return seen;
}

const invalid = (message: string, fields = {}) => refusal(400, 'invalid_input', message, { fields });
const type = async (label: string | RegExp, text: string) => enterText(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (seen: ReturnType<typeof open>, call: string) => seen.find(({ name }) => name === call)?.body;

test('an admin reads their full name, email and role', async () => {
  open(admin);
  for (const [label, value] of [
    ['Full name', 'Ruth Okafor'],
    ['Email', 'ruth@mail.example'],
    ['Role', 'Administrator'],
  ] as const) {
    const field = await screen.findByLabelText(label);
    expect(field).toHaveValue(value);
    expect(field).toHaveAttribute('readonly');
  }
});

async function typePasswords(current: string, next: string, again: string) {
  if (current) await type('Current password', current);
  if (next) await type('New password', next);
  if (again) await type('Confirm new password', again);
  await press('Change password');
}

test('a wrong current password is said at its field and what was typed stays; once it’s changed, the fields are empty', async () => {
  const sentence = "That isn't your current password.";
  let answer: FakeReply = invalid(sentence, { currentPassword: sentence });
  const seen = open(admin, { changeAdminPassword: () => answer });
  await typePasswords('old words here', 'new words here', 'new words here');
  expect(await screen.findByText('Password change failed')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toBeInvalid();
  expect(screen.getByLabelText('New password')).toHaveValue('new words here');
  answer = { body: { message: 'Password changed successfully' } };
  await press('Change password');
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(bodyOf(seen, 'changeAdminPassword')).toEqual({
    currentPassword: 'old words here',
    newPassword: 'new words here',
  });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test.each([
  ['', '', '', 'Please enter your current password'],
  ['old words', 'new words here', 'new words there', "New password and confirmation don't match."],
  ['old words', 'x8k2m9q', 'x8k2m9q', 'Password must be at least 8 characters long.'],
])('passwords "%s", "%s" and "%s" are refused before they are sent: %s', async (current, next, again, sentence) => {
  const seen = open(admin);
  await typePasswords(current, next, again);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('changeAdminPassword');
});

test('an email is changed in two steps, with a code for each address', async () => {
  let step = 0;
  const seen = open(admin, {
    requestEmailChange: { body: { step: 'verify-current', message: '' } },
    verifyEmailChange: () => ({ body: { step: (step += 1) === 1 ? 'verify-new' : 'initial', message: '' } }),
  });
  await type('Current email', 'ruth@mail.example');
  await type('New email', 'ruth@new.example');
  await press('Send verification code');
  expect(await screen.findByText('Verification sent')).toBeVisible();
  expect(screen.getByText(/your current address, ruth@mail.example/)).toBeVisible();
  await userEvent.keyboard('123456');
  await press('Verify current email');
  expect(await screen.findByText('Current email verified')).toBeVisible();
  expect(screen.getByText(/your new address, ruth@new.example/)).toBeVisible();
  await userEvent.keyboard('654321');
  await press('Verify new email');
  expect(await screen.findByText('Email changed successfully')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'verifyEmailChange').map(({ body }) => body)).toEqual([
    { verificationCode: '123456', step: 'verify-current' },
    { verificationCode: '654321', step: 'verify-new' },
  ]);
  expect(await screen.findByRole('button', { name: 'Send verification code' })).toBeVisible();
  await waitFor(() => expect(seen.filter(({ name }) => name === 'currentUser').length).toBeGreaterThan(1));
});

async function askForCode() {
  await type('Current email', 'ruth@mail.example');
  await type('New email', 'ruth@new.example');
  await press('Send verification code');
}

test('a wrong code is said below the boxes, which are empty again, and Cancel goes back', async () => {
  open(admin, {
    requestEmailChange: { body: { step: 'verify-current', message: '' } },
    verifyEmailChange: invalid('Invalid or expired verification code'),
  });
  await askForCode();
  await press('Verify current email');
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toContain('Enter 6-digit code');
  await userEvent.click(screen.getAllByRole('textbox', { name: /digit/i })[0]!);
  await userEvent.keyboard('111111');
  await press('Verify current email');
  expect(await screen.findByText('Verification failed')).toBeVisible();
  expect(screen.getAllByText('Invalid or expired verification code')[0]).toBeVisible();
  expect(screen.getByLabelText('Digit 1')).toHaveFocus();
  expect(screen.getByLabelText('Digit 1')).toHaveValue('');
  await press('Cancel');
  expect(screen.getByLabelText('New email')).toHaveValue('ruth@new.example');
});

test('an address that is taken is said at its field', async () => {
  const sentence = 'This email is already registered';
  open(admin, { requestEmailChange: invalid(sentence, { newEmail: sentence }) });
  await askForCode();
  expect(await screen.findByText('Request failed')).toBeVisible();
  expect(screen.getByLabelText('New email')).toBeInvalid();
});

test('a test ticket needs all its fields, and is sent for an event that exists', async () => {
  const message = "There's no event with this ID.";
  let answer: FakeReply = invalid(message, { eventId: message });
  const seen = open(admin, { sendTestTicket: () => answer });
  await type('Event ID', '7');
  await press('Send test ticket');
  const sentences = await screen.findAllByText('Please fill in all fields for the test ticket.');
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  expect(seen.map(({ name }) => name)).not.toContain('sendTestTicket');
  await type('Customer email', 'guest@mail.example');
  await type('Customer name', 'Zoë');
  await press('Send test ticket');
  expect(await screen.findByText('Failed to send ticket')).toBeVisible();
  expect(screen.getByLabelText('Event ID')).toBeInvalid();
  answer = { body: { message: 'Email ticket sent' } };
  await press('Send test ticket');
  expect(await screen.findByText('Email ticket sent')).toBeVisible();
  expect(bodyOf(seen, 'sendTestTicket')).toEqual({
    eventId: 7,
    customerEmail: 'guest@mail.example',
    customerName: 'Zoë',
  });
});

test('an organizer changes their names, which are required; email and username are fixed', async () => {
  const seen = open(organizer, { updateAccount: { body: { ...organizer, firstName: 'Anne' } } });
  const first = await screen.findByLabelText('First name');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByLabelText('Username')).toBeDisabled();
  await userEvent.clear(first);
  await press('Update Profile');
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('updateAccount');
  await enterText(first, 'Anne');
  await press('Update Profile');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(bodyOf(seen, 'updateAccount')).toEqual({
    firstName: 'Anne',
    lastName: 'Lindqvist',
    displayName: 'Larch Valley Guides',
    bio: 'Since 1994.',
    bookingEmails: 'each',
    timezone: '',
  });
});

test('an organizer changes their password with their own call', async () => {
  const seen = open(organizer, { changePassword: { body: { message: '' } } });
  const panel = await screen.findByRole('region', { name: 'Change password' });
  expect(within(panel).getAllByLabelText(/password/i)).toHaveLength(3);
  await typePasswords('old words here', 'new words here', 'new words here');
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(seen.map(({ name }) => name)).toContain('changePassword');
});

test('under Canada’s tax rules an organizer gives their registration numbers, and learns what’s wrong with one', async () => {
  const seen = open(organizer, {
    getSite: { body: { taxRules: 'canada', payoutDelayDays: 2 } },
    updateAccount: { body: organizer },
  });
  const field = await screen.findByRole('textbox', { name: 'GST/HST number' });
  await enterText(field, '12345');
  await press('Update Profile');
  expect(await screen.findByText(/9 digits, RT and 4 digits/)).toBeVisible();
  expect(field).toHaveValue('12345');
  await userEvent.clear(field);
  await enterText(field, '123456789rt0001');
  await press('Update Profile');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(bodyOf(seen, 'updateAccount')).toMatchObject({ gstNumber: '123456789 RT0001', qstNumber: '' });
});

test('an organizer chooses how they hear of bookings, and on which clock', async () => {
  const seen = open(organizer, { updateAccount: { body: organizer } });
  const emails = await screen.findByLabelText('Emails about bookings');
  expect(emails).toHaveDisplayValue('An email for each booking and cancellation');
  await userEvent.selectOptions(emails, 'One email a day, at 8:00 a.m.');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Edmonton');
  await press('Update Profile');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(bodyOf(seen, 'updateAccount')).toMatchObject({ bookingEmails: 'daily', timezone: 'America/Edmonton' });
});
