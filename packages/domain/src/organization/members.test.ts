import { describe, expect, it, test } from 'vitest';
import { roleFields } from '../person/roles';
import {
  actingRole,
  aMember,
  invitationEnd,
  invitationStates,
  memberRoles,
  refuseAcceptance,
  refusedToRole,
  refuseToLose,
} from './members';

describe('in which role an account acts', () => {
  it('a traveller acts as what they are in the organization, and an owner as organizer', () => {
    const acting = memberRoles.map((role) => actingRole(roleFields('regular'), { role }));
    expect(acting).toEqual(['organizer', 'manager', 'guide', 'accountant']);
  });

  it('a traveller without an organization is a traveller', () => {
    expect(actingRole(roleFields('regular'), null)).toBe('traveller');
  });

  it('an organizer and an admin act as what their account is', () => {
    expect(actingRole(roleFields('organizer'), { role: 'guide' })).toBe('organizer');
    expect(actingRole(roleFields('admin'), { role: 'guide' })).toBe('admin');
  });
});

describe('a call that a role doesn’t allow', () => {
  it.each([
    ['manager', 'As a manager, you can’t do this. Ask an owner of your organization.'],
    ['guide', 'As a guide, you can’t do this. Ask an owner of your organization.'],
    ['accountant', 'As an accountant, you can’t do this. Ask an owner of your organization.'],
  ] as const)('tells a %s whom to ask', (role, sentence) => {
    expect(refusedToRole(role)).toBe(sentence);
  });

  it.each(['traveller', 'organizer', 'admin'] as const)('tells a %s, who has no such role, nothing of it', (role) => {
    expect(refusedToRole(role)).toBeUndefined();
  });
});

describe('leaving, being removed and getting another role', () => {
  const lose = (userId: number, role: (typeof memberRoles)[number], owners: number) =>
    refuseToLose({ organizerId: 7, member: { userId, role }, owners });

  it('everyone but an owner can', () => {
    for (const role of ['manager', 'guide', 'accountant'] as const) expect(lose(8, role, 1).ok).toBe(true);
  });

  it('an owner can while there’s another, and the last one can’t', () => {
    expect(lose(8, 'owner', 2).ok).toBe(true);
    expect(lose(8, 'owner', 1)).toMatchObject({
      code: 'last_owner',
      message: 'The last owner can’t leave. Make someone else an owner first.',
    });
  });

  it('the organizer, to whom earnings are paid, stays an owner', () => {
    expect(lose(7, 'owner', 5)).toMatchObject({ code: 'last_owner' });
  });
});

describe('accepting an invitation', () => {
  const invited = { ...roleFields('regular'), email: 'Maya@Larch.example', isMember: false };

  it('the account with its address can, in any case of letters', () => {
    expect(refuseAcceptance(invited, 'maya@larch.example').ok).toBe(true);
  });

  it('an account with another address can’t', () => {
    expect(refuseAcceptance(invited, 'maya@larch.example.org')).toMatchObject({ code: 'invitation_elsewhere' });
  });

  it('an account is in one organization only: not an organizer’s, an admin’s or a member’s', () => {
    for (const other of [roleFields('organizer'), roleFields('admin'), { isMember: true }])
      expect(refuseAcceptance({ ...invited, ...other }, invited.email)).toMatchObject({ code: 'already_member' });
  });

  it('each way it can have ended says what to do', () => {
    for (const state of invitationStates)
      expect(invitationEnd(state) ?? '').toMatch(
        state === 'open' ? /^$/ : /^This invitation .+\. (?:Ask|Sign in) .+\.$/,
      );
  });
});

test('roles are written with their article', () => {
  expect(memberRoles.map(aMember)).toEqual(['an owner', 'a manager', 'a guide', 'an accountant']);
});
