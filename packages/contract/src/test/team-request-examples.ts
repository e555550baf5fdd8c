import { long, type Examples } from './examples';

/** Requests about the people of an organization and its gate devices, and about accounts that are disabled. */
export const teamRequestExamples: Readonly<Record<string, Examples>> = {
  'inviteMember body': {
    good: [
      { email: 'Guide@Example.org', role: 'guide' },
      { email: 'a@b.ca', role: 'owner' },
    ],
    bad: [{}, { email: 'guide', role: 'guide' }, { email: 'a@b.ca', role: 'admin' }, { email: 'a@b.ca' }],
  },
  'changeMember body': {
    good: [{ role: 'manager' }, { dates: [] }, { role: 'guide', dates: Array.from({ length: 500 }, () => 7) }],
    bad: [{}, { role: 'admin' }, { dates: ['7'] }, { dates: Array.from({ length: 501 }, () => 7) }],
  },
  'disableUser body': {
    good: [{ disabled: true }, { disabled: false }, { disabled: true, reason: long(500) }],
    bad: [{}, { disabled: true, reason: long(501) }, { disabled: 'true' }],
  },
  'readInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(42) }, { token: `${long(42)}/` }] },
  'acceptInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(44) }, { token: 7 }] },
  'addGate body': {
    good: [
      { name: 'North gate', dates: [7] },
      { name: long(60), dates: Array.from({ length: 50 }, () => 7) },
    ],
    bad: [{ name: ' ', dates: [7] }, { name: long(61), dates: [7] }, { name: 'a', dates: [] }, { name: 'a' }],
  },
};
