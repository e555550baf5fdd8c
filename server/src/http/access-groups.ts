import type { Role } from '@ascendant/domain/person/roles';

/**
 * What a role may do with a call.
 * - `any`: every row that the call is about
 * - `public`: the rows that anyone can see
 * - `own`: only the caller's rows. Other rows answer 404, or 403 if anyone can read them
 * - `proven`: the same as `own`, or as `public` for rows that anyone can see, once a code has proven the caller's mailbox. Until then 403
 * - `refused`: nothing. The row decides how: 404 if the caller can't even read it, otherwise 403
 * - `none`: nothing. 401 for a visitor, 403 for everyone else
 */
export type Reach = 'any' | 'public' | 'own' | 'proven' | 'refused' | 'none';

/** By the role in which someone acts (`packages/domain/src/organization/members.ts`): an owner of an organization acts as organizer. */
export type Access = Readonly<Record<Role | 'visitor', Reach>>;

/** What the roles of an organization besides its owners may do, if nothing. */
const noMember = {
  guest: 'none',
  gate: 'none',
  key: 'none',
  reseller: 'none',
  guide: 'none',
  accountant: 'none',
  manager: 'none',
} as const;
/** A member is a traveller, too. Gate devices, keys and resellers aren't people, and a guest has no account. */
export const members = <Given extends Reach>(reach: Given) =>
  ({ ...noMember, guide: reach, accountant: reach, manager: reach }) as const;

const everyone = (reach: Reach): Access => ({
  ...members(reach),
  visitor: reach,
  guest: reach,
  traveller: reach,
  organizer: reach,
  admin: reach,
});
export const anyone = everyone('any');
export const publicRead = everyone('public');
export const signedIn: Access = {
  ...members('own'),
  visitor: 'none',
  traveller: 'own',
  organizer: 'own',
  admin: 'own',
};
/** What belongs to booking and to one's own bookings: guests, too. */
export const bookers: Access = { ...signedIn, guest: 'own' };
/** What's written to others, or waits for them: guests, too, once they've proven their mailbox. */
export const provenPeople: Access = { ...signedIn, guest: 'proven' };
/** Those without an account who begin to book. */
export const strangers: Access = {
  ...noMember,
  visitor: 'any',
  guest: 'any',
  traveller: 'none',
  organizer: 'none',
  admin: 'none',
};
/** A guest who makes an account of what they have. */
export const guestsOnly: Access = { ...strangers, visitor: 'none', guest: 'own' };
/** What guests see of an event in place of what's stored with an account. */
export const guestReads: Access = { ...guestsOnly, guest: 'public' };
export const eventReaders: Access = {
  ...members('public'),
  visitor: 'public',
  guest: 'public',
  traveller: 'public',
  manager: 'own',
  organizer: 'own',
  admin: 'any',
};
export const adminsOnly: Access = { ...noMember, visitor: 'none', traveller: 'none', organizer: 'none', admin: 'any' };
export const ownAdminsOnly: Access = { ...adminsOnly, admin: 'own' };
/** Lists of the organization's events and reviews, and the forms that its managers left unfinished. */
export const ownEventsOnly: Access = {
  ...noMember,
  visitor: 'none',
  traveller: 'none',
  manager: 'own',
  organizer: 'own',
  admin: 'own',
};
/** Figures of the organization's events, without names. */
export const ownFigures: Access = { ...ownEventsOnly, accountant: 'own' };
/** What the organization earns: not its managers. */
export const ownMoney: Access = { ...ownFigures, manager: 'none' };
/** Where the organization's money goes: its owners. */
export const payoutOwners: Access = { ...ownMoney, accountant: 'none' };
/** An event can be changed by the people who manage it, in its organization, and by any admin. */
export const eventManagers: Access = {
  ...members('refused'),
  visitor: 'none',
  traveller: 'refused',
  manager: 'own',
  organizer: 'own',
  admin: 'any',
};
/** Calls of the event editor that aren't about an event that exists. */
export const organizersAndAdmins: Access = {
  ...noMember,
  visitor: 'none',
  traveller: 'none',
  manager: 'own',
  organizer: 'own',
  admin: 'any',
};
/** Bookings, refunds, messages and answers to reviews of an organization's events. */
export const bookingManagers: Access = organizersAndAdmins;
/** Who comes: also the guides of that date. */
export const attendeeReaders: Access = { ...bookingManagers, guide: 'own' };
/** What those who come have answered: not admins, unless they host the event. */
export const answerReaders: Access = { ...attendeeReaders, admin: 'own' };
/** The same people check tickets in, and gate devices on their dates. */
export const checkInStaff: Access = { ...attendeeReaders, gate: 'own' };
/** The team and its gate devices. */
export const ownersOnly: Access = { ...noMember, visitor: 'none', traveller: 'none', organizer: 'own', admin: 'none' };
export const publicEventsOnly: Access = { ...publicRead, visitor: 'none', guest: 'none' };
/** The API of organizations' own programs: no one but a key of theirs. What it includes is in the route's `scope`. */
export const keysOnly: Access = {
  ...noMember,
  key: 'own',
  visitor: 'none',
  traveller: 'none',
  organizer: 'none',
  admin: 'none',
};
/** The standard by which resellers book: no one but a reseller's key. */
export const resellersOnly: Access = { ...keysOnly, key: 'none', reseller: 'own' };
