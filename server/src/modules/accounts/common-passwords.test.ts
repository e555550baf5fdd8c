import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { passwordRefusal } from './password-rules';

const owner = { username: 'ingrid', email: 'ingrid.s@example.org' };

it.each([
  '123456',
  '123456789',
  '12345678',
  'password',
  'qwerty',
  'qwerty123',
  '111111',
  'abc123',
  'password1',
  'iloveyou',
  '1q2w3e4r',
  '000000',
  'qwertyuiop',
  '654321',
  'dragon',
  'monkey',
  'letmein',
  'trustno1',
  'sunshine',
  'princess',
  '123123',
  'football',
  'baseball',
  'welcome1',
  'admin123',
  'master',
  'superman',
  'batman',
  '1qaz2wsx',
  'zaq12wsx',
  'qazwsx',
  'michael',
  'shadow',
  'hunter2',
  'p@ssw0rd',
  'P@$$w0rd1!',
  'Passw0rd',
  'jordan23',
  'liverpool1',
  'ncc1701',
  '696969',
  '147258369',
  '159753',
  'a1b2c3d4',
  'asdfghjkl',
  'zxcvbnm',
  'q1w2e3r4',
  '11223344',
  '987654321',
  '19870512',
  '12051987',
  'summer2024',
  'Winter2025!',
  'lovelove',
  'charlie1',
  'dragon!',
  '!@#$%^&*',
  'passpass',
  'mylove',
  'test1234',
  'qwer1234',
  '123qwe',
  'aaaaaaaa',
  'nicole',
  'starwars',
])('SES-02 %s is one of the commonest passwords', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'harbour-1987-lantern',
  'Tr0ub4dor&3',
  'zvq81kdm',
  'x7Kp2mQ9',
  'ünïcødé-wörter',
  '正しい馬のバッテリー',
  'maple syrup at dawn',
  '4829163057284',
  'sam948271',
  'h4w8m2',
  'kestrel over ridge',
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it.each([
  ['INGRID', 'username'],
  ['ingrid.s@example.org', 'email'],
  ['ingrid.s', 'email'],
  ['Ascendant', 'name of this site'],
  ['sunshine', 'too common'],
])('SES-02 %s alone is refused', (password, reason) => {
  expect(passwordRefusal(password, owner)).toContain(reason);
});

it('SES-02 a password that only contains the user name is taken', () => {
  expect(passwordRefusal('ingrid walks at dawn', owner)).toBeNull();
});
