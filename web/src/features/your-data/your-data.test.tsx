import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../auth/AuthProvider';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { fakeApi, refusal, type FakeAnswers } from '../../test/fake-api';
import { longWait } from '../../test/long-wait';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { DevicesCard } from './DevicesCard';
import { YourDataCard } from './YourDataCard';

const here = {
  id: 1,
  browser: 'Firefox on Windows',
  startedAt: '2026-11-21T10:00:00.000Z',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 2, browser: 'Safari on iPhone', isCurrent: false };

let goTo: ReturnType<typeof vi.fn>;
beforeEach(() => {
  goTo = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign: goTo });
  Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: vi.fn() });
});

function Cards() {
  const { user } = useAuth();
  return user ? (
    <>
      <DevicesCard />
      <YourDataCard user={user} />
    </>
  ) : null;
}

async function open(answers: FakeAnswers = {}, user = buildUser()) {
  const seen = fakeApi({ currentUser: { body: user }, listSessions: { body: [here, phone] }, ...answers });
  renderAt(<Cards />);
  await screen.findByRole('heading', { name: 'Your data' });
  return seen;
}

const names = (seen: Awaited<ReturnType<typeof open>>) => seen.map(({ name }) => name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('your devices', () => {
  it('are listed, this one first marked and without a button of its own', async () => {
    await open();
    await screen.findByText('This device');
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on WindowsThis device');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('are signed out one at a time, and the list is read again', async () => {
    const seen = await open({ endSession: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await vi.waitUntil(() => currentToast(), longWait)).toMatchObject({
      title: 'Signed out of Safari on iPhone',
    });
    expect(names(seen).filter((name) => name === 'listSessions')).toHaveLength(2);
  });

  it('can all be signed out but this one', async () => {
    const seen = await open({ endSessions: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    await vi.waitUntil(() => names(seen).includes('endSessions'), longWait);
    expect(seen.find(({ name }) => name === 'endSessions')?.query.get('except')).toBe('current');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('are all signed out after a question, which leads to the sign-in form', async () => {
    const seen = await open({ endSessions: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }),
    );
    await vi.waitUntil(() => goTo.mock.calls.length > 0, longWait);
    expect(seen.find(({ name }) => name === 'endSessions')?.query.get('except')).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/auth');
  });

  it('that can’t be loaded say so, with a button to try again', async () => {
    await open({ listSessions: refusal(500, 'internal', 'Something went wrong.') });
    expect(await screen.findByText('We couldn’t load your devices')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('downloading one’s data', () => {
  it('asks for the password and shows a wrong one at the field', async () => {
    const fields = { password: "That isn't your current password." };
    await open({ exportPersonalData: refusal(400, 'wrong_password', 'No.', { fields }) });
    await press('Download my data');
    await enterText(screen.getByLabelText('Your password'), 'not mine');
    await press('Download');
    expect(await screen.findByText("That isn't your current password.")).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveValue('not mine');
  });

  it('saves the archive', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open({ exportPersonalData: { body: 'an archive' } });
    await press('Download my data');
    await enterText(screen.getByLabelText('Your password'), 'larch meadow');
    await press('Download');
    await vi.waitUntil(() => click.mock.calls.length > 0, longWait);
    expect(await vi.waitUntil(() => currentToast(), longWait)).toMatchObject({
      title: 'Your data has been downloaded',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting the account', () => {
  const send = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' }));

  it('needs the typed sentence, names live bookings and lets the person give them up, and leads to the sign-in form', async () => {
    const sentence = "You're booked on Dawn traverse (May 1, 2027).";
    let asked = 0;
    const seen = await open({
      requestDeletion: () => {
        asked += 1;
        return asked === 1 ? refusal(409, 'live_bookings', sentence) : { body: { dueAt: '2026-12-06T08:00:00.000Z' } };
      },
    });
    await press('Delete my account');
    await enterText(screen.getByLabelText('Your password'), 'larch meadow');
    await send();
    expect(await screen.findByText("Please type 'delete my account'")).toBeVisible();
    expect(names(seen)).not.toContain('requestDeletion');
    await enterText(screen.getByLabelText('Type ‘delete my account’'), 'Delete my account');
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(seen.find(({ name }) => name === 'requestDeletion')?.body).toMatchObject({ giveUpBookings: false });
    await userEvent.click(screen.getByLabelText(/I give up these bookings/));
    await send();
    await vi.waitUntil(() => goTo.mock.calls.length > 0, longWait);
    expect(seen.findLast(({ name }) => name === 'requestDeletion')?.body).toMatchObject({ giveUpBookings: true });
    expect(goTo).toHaveBeenCalledWith('/auth');
  });

  it('that’s pending says when, and can be called off', async () => {
    const seen = await open(
      { cancelDeletion: { status: 204 } },
      { ...buildUser(), deletionDueAt: '2026-12-06T08:00:00.000Z' },
    );
    expect(screen.getByText('Your account will be deleted on December 6, 2026.')).toBeVisible();
    await press('Keep my account');
    await vi.waitUntil(() => names(seen).includes('cancelDeletion'), longWait);
    expect(await vi.waitUntil(() => currentToast(), longWait)).toMatchObject({ title: 'We’re keeping your account' });
  });
});
