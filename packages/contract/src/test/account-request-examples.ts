import { deletionPhrase } from '@ascendant/domain/person/account-deletion';
import { long, type Examples } from './examples';

const newPassword: Examples = {
  good: [{ currentPassword: 'a', newPassword: long(8) }],
  bad: [
    { currentPassword: '', newPassword: long(8) },
    { currentPassword: 'a', newPassword: long(7) },
    { currentPassword: 'a', newPassword: long(129) },
  ],
};

const password: Examples = {
  good: [{ password: 'x' }, { password: long(128) }],
  bad: [{}, { password: '' }, { password: long(129) }],
};

const answer = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const created = { ...answer, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] } };

/** What people send about their own account: signing in, passwords, second factors, data. */
export const accountRequestExamples: Readonly<Record<string, Examples>> = {
  'login body': {
    good: [
      { username: 'MAYA', password: '123456' },
      { username: 'maya', password: '123456', factor: { code: '123456' } },
      { username: 'maya', password: '123456', factor: { recoveryCode: 'k7mp-2xqe-94td-w0hz' } },
    ],
    bad: [
      { username: 'maya', password: '123456', factor: { code: '1' } },
      { username: 'maya', password: '123456', factor: { recoveryCode: ' ' } },
      { username: 'maya', password: '12345' },
      { username: ' ', password: '123456' },
    ],
  },
  'exportPersonalData body': password,
  'requestDeletion body': {
    good: [{ password: 'x', confirmation: ` ${deletionPhrase.toUpperCase()} `, giveUpBookings: true }],
    bad: [{ password: 'x' }, { password: 'x', confirmation: 'yes' }, { password: '', confirmation: deletionPhrase }],
  },
  'updateAccount body': {
    good: [
      { firstName: long(80), lastName: 'Roy' },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(120), bio: long(2000) },
      { firstName: 'Maya', lastName: 'Roy', displayName: '', bio: '' },
    ],
    bad: [
      { firstName: ' ', lastName: 'Roy' },
      { firstName: 'Maya', lastName: long(81) },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(121) },
      { firstName: 'Maya', lastName: 'Roy', bio: long(2001) },
    ],
  },
  'changePassword body': newPassword,
  'confirmIdentity body': {
    good: [...password.good, { code: '123456' }, { recoveryCode: 'k7mp-2xqe-94td-w0hz' }],
    bad: [...password.bad, { code: '12345' }, { recoveryCode: ' ' }],
  },
  'confirmApp body': {
    good: [{ code: '123456' }, { code: ' 012345 ' }],
    bad: [{}, { code: '12345' }, { code: '12345a' }],
  },
  'addPasskey body': {
    good: [{ name: 'My phone', response: created }],
    bad: [
      { name: ' ', response: created },
      { name: long(61), response: created },
      { name: 'My phone', response: answer },
      { name: 'My phone', response: { ...created, type: 'password' } },
    ],
  },
  'renamePasskey body': {
    good: [{ name: 'My phone' }, { name: ' Work laptop ' }],
    bad: [{}, { name: ' ' }, { name: long(61) }],
  },
  'loginWithPasskey body': {
    good: [{ passkey: answer }],
    bad: [{}, { passkey: created }, { passkey: { ...answer, id: 'a b' } }],
  },
};
