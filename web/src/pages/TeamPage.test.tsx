import type { User } from '@ascendant/contract/account';
import type { Team } from '@ascendant/contract/team';
import type { MemberRole } from '@ascendant/domain/organization/members';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { forgetGate, readGate, writeGate } from '../storage/gate';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { CheckInPage } from './CheckInPage';
import { InvitationPage } from './InvitationPage';
import { OrganizerPage } from './OrganizerPage';

const name = 'Larch Valley Guides';
const memberAs = (role: MemberRole): User =>
  buildUser({ organization: { organizerId: 7, name, role, isPrimary: false } });
const organizer = buildUser({
  id: 7,
  ...roleFields('organizer'),
  organization: { organizerId: 7, name, role: 'owner', isPrimary: true },
});
const owner = { userId: 7, firstName: 'Odile', lastName: 'Marchetti', email: 'odile@mail.example', joinedAt: null };
const theo = { userId: 8, firstName: 'Théo', lastName: 'Roy', email: 'theo@mail.example', role: 'guide' } as const;
const team: Team = {
  organizer: { id: 7, name },
  members: [
    { ...owner, role: 'owner', isPrimary: true, dates: [], series: [] },
    {
      ...theo,
      isPrimary: false,
      joinedAt: '2026-11-20T10:00:00.000Z',
      dates: [41],
      series: [{ id: 6, title: 'Dawn Traverse' }],
    },
  ],
  invitations: [],
};

function openArea(user: User, at: string, answers: FakeAnswers = {}) {
  const seen = fakeApi({ currentUser: { body: user }, getTeam: { body: team }, ...answers });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at });
  return seen;
}

describe('emails about bookings', () => {
  it('are chosen by managers and guides on the team’s page, and the names stay as they are', async () => {
    const guide = memberAs('guide');
    const seen = openArea({ ...guide, bookingEmails: 'none' }, '/organizer/team', { updateAccount: { body: guide } });
    expect(await screen.findByText('They’re about the dates you’re assigned to.')).toBeVisible();
    const choice = screen.getByLabelText('Emails about bookings');
    expect(choice).toHaveDisplayValue('No emails about bookings');
    await userEvent.selectOptions(choice, 'One email a day, at 8:00 a.m.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Your choice is saved'));
    const sent = { firstName: guide.firstName, lastName: guide.lastName, bookingEmails: 'daily', timezone: '' };
    expect(seen.find((call) => call.name === 'updateAccount')?.body).toEqual(sent);
  });

  it('aren’t offered to accountants, who see no names', async () => {
    openArea(memberAs('accountant'), '/organizer/team');
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.queryByLabelText('Emails about bookings')).toBeNull();
  });
});

describe('the organizer’s menu', () => {
  const menus: readonly (readonly [MemberRole, string])[] = [
    [
      'owner',
      'Dashboard, Events, Calendar, Discount Codes, Reviews, Reports, Earnings, Team, Check-in links, Account, Embed, Import, Resources, Resellers, API keys, Webhooks',
    ],
    [
      'manager',
      'Dashboard, Events, Calendar, Discount Codes, Reviews, Reports, Team, Check-in links, Embed, Import, Resources',
    ],
    ['guide', 'Calendar, Team'],
    ['accountant', 'Reports, Earnings, Team'],
  ];
  it.each(menus)('of a member who’s %s has what they may do', async (role, labels) => {
    openArea(memberAs(role), '/organizer/team');
    const [nav] = await screen.findAllByRole('navigation', { name: 'Organizer sections' });
    const shown = within(nav!).getAllByRole('link');
    expect(shown.map((link) => link.textContent).join(', ')).toBe(labels);
  });

  it('leads a guide from a section that isn’t theirs to the calendar', async () => {
    openArea(memberAs('guide'), '/organizer/earnings', {
      listDepartures: { body: { departures: [], hasMore: false, skies: [], next: null } },
    });
    expect(await screen.findByText('No dates on this day')).toBeVisible();
  });
});

test('an invitation that’s refused says so at its field, and what was typed stays', async () => {
  const sentence = 'This person is already in your organization.';
  const seen = openArea(organizer, '/organizer/team', {
    inviteMember: refusal(409, 'taken', sentence, { fields: { email: sentence } }),
  });
  const field = await screen.findByLabelText('Email');
  await userEvent.type(field, 'theo@mail.example{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field).toHaveValue('theo@mail.example');
  expect(seen.find((call) => call.name === 'inviteMember')?.body).toEqual({
    email: 'theo@mail.example',
    role: 'guide',
  });
});

test('the organizer can’t be removed, and a guide can after a question', async () => {
  const seen = openArea(organizer, '/organizer/team', { removeMember: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Théo Roy' }));
  expect(screen.queryByRole('button', { name: 'Remove Odile Marchetti' })).toBeNull();
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Théo Roy was removed' }));
  expect(seen.some((call) => call.name === 'removeMember')).toBe(true);
});

test('leaving says so and leads home, although the page ends with the membership', async () => {
  let user = memberAs('guide');
  openArea(user, '/organizer/team', {
    currentUser: () => ({ body: user }),
    leaveTeam: () => {
      user = buildUser();
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /')).toBeVisible();
  expect(currentToast()?.title).toBe(`You’ve left ${name}`);
});

describe('an invitation', () => {
  const token = 'x'.repeat(43);
  const invitation = {
    organizer: name,
    role: 'guide',
    email: 'maya@mail.example',
    state: 'open',
    expiresAt: '2026-12-10T10:00:00.000Z',
  };
  const open = (answers: FakeAnswers) => {
    fakeApi({ readInvitation: { body: invitation }, ...answers });
    renderAt(<InvitationPage />, { path: '/invitation', at: `/invitation#${token}` });
  };

  it('leads someone without an account to the sign-up, without its secret in the address', async () => {
    open({});
    const link = await screen.findByRole('link', { name: 'Create an account' });
    expect(link).toHaveAttribute('href', '/auth?redirect=%2Finvitation&tab=register');
  });

  it('of another address says whose it is', async () => {
    open({ currentUser: { body: buildUser({ email: 'other@mail.example' }) } });
    expect(
      await screen.findByText(/belongs to maya@mail\.example, and you’re signed in as other@mail\.example/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  });

  it('leads to the organizer’s area once it’s accepted, although the invitation then says that it has been used', async () => {
    let state = 'open';
    const user = buildUser({ email: invitation.email });
    open({
      currentUser: () => ({ body: user }),
      readInvitation: () => ({ body: { ...invitation, state } }),
      acceptInvitation: () => {
        state = 'accepted';
        return { body: { organizer: name, role: 'guide' } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText('at /organizer')).toBeVisible();
    expect(currentToast()?.title).toBe(`You’ve joined ${name}`);
  });

  it('that has been used says what to do', async () => {
    open({ readInvitation: { body: { ...invitation, state: 'accepted' } } });
    expect(
      await screen.findByText(/has already been used\. Sign in with the account that accepted it\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?redirect=%2Forganizer');
  });
});

describe('a phone with a check-in link', () => {
  beforeEach(() => {
    forgetGate();
    vi.stubGlobal('performance', Object.assign(performance, { getEntriesByType: () => [] }));
  });
  const open = (answers: FakeAnswers) => {
    window.history.replaceState(null, '', `/organizer/check-in/gate#${'s'.repeat(43)}`);
    fakeApi(answers);
    renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: '/organizer/check-in/gate' });
  };

  it('lists its dates, and takes the secret out of the address', async () => {
    const date = { id: 41, title: 'Dawn traverse', location: 'Banff', timezone: 'America/Edmonton' };
    const when = { startDate: '2027-07-02', startTime: '09:00', endDate: '2027-07-02', endTime: '17:00' };
    const gate = { name: 'North gate', organizer: name, endsAt: '2099-07-03T23:00:00.000Z' };
    open({
      listWorkDates: {
        body: { dates: [{ ...date, ...when }], hasMore: false, gate, serverTime: new Date().toISOString() },
      },
    });
    expect(await screen.findByRole('heading', { name: 'North gate' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Check-in for Dawn traverse/ })).toHaveAttribute(
      'href',
      '/organizer/check-in/41?gate=1',
    );
    expect(window.location.hash).toBe('');
  });

  it('that’s turned off says so in the server’s sentence', async () => {
    const sentence = 'The organizer has turned off this check-in link.';
    open({
      listWorkDates: refusal(403, 'gate_over', sentence),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('opening a link that we don’t know leaves the one that it opened earlier', async () => {
    const date = { id: 41, title: 'Dawn traverse', location: 'Banff', startTime: '09:00' };
    const dates = [{ ...date, startDate: '2027-07-02', endDate: '2027-07-02' }];
    const life = { endsAt: '2099-07-03T23:00:00.000Z', clockOffsetMs: 0 };
    writeGate({ secret: 'o'.repeat(43), name: 'North gate', organizer: name, dates, ...life });
    const sentence = 'This check-in link doesn’t work. Check that it’s complete.';
    open({
      listWorkDates: refusal(403, 'gate_unknown', sentence),
    });
    expect(await screen.findByRole('heading', { name: 'We don’t know this check-in link' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dates of your other link' })).toHaveAttribute(
      'href',
      '/organizer/check-in/gate',
    );
    expect(readGate()?.name).toBe('North gate');
  });

  it('forgets its own link when that’s turned off', async () => {
    const life = { endsAt: '2099-07-03T23:00:00.000Z', clockOffsetMs: 0 };
    writeGate({ secret: 's'.repeat(43), name: 'North gate', organizer: name, dates: [], ...life });
    const sentence = 'The organizer has turned off this check-in link.';
    open({
      listWorkDates: refusal(403, 'gate_over', sentence),
    });
    expect(await screen.findByRole('heading', { name: 'Check-in has ended here' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(readGate()).toBeNull();
  });
});
