import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commonPasswords } from './common-password-list';
import { isCommonPassword } from './common-passwords';
import { passwordRefusal } from './secret-hash';

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
])('SES-02 %s is one of the most common passwords', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
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
])("%s isn't a common password", async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

it.each([
  ['INGRID', 'username'],
  ['ingrid.s@example.org', 'email'],
  ['ingrid.s', 'email'],
  ['Ascendant', 'name of this site'],
  ['sunshine', 'too common'],
])('SES-02 %s alone is refused', async (password, reason) => {
  expect(await passwordRefusal(password, owner)).toContain(reason);
});

it('SES-02 a password that only contains the username is accepted', async () => {
  expect(await passwordRefusal('ingrid walks at dawn', owner)).toBeNull();
});

it('SES-02 the list is the one we checked: nothing it refused is accepted after an update', async () => {
  const words = [...(await commonPasswords())].sort();
  expect(words).toHaveLength(11_191);
  expect(createHash('sha256').update(words.join('\n')).digest('hex')).toBe(
    '55c053870c8e17dfe99d6a7df2bb1ae18f12d8f2b88f3e140a82d92c8af49284',
  );
});

/** Every thirtieth word of the list we kept before, with the usual variations. */
const formerWords = `
aaa adminadmin alexis amy antonio asdasd audrey backstreet basketball beethoven bicycle birdie blinkonepeightytwo
booty brent bryan butterfinger candyman cat chavez chihuahua cisco coke coolio crap cylon dark debbie deutschland
doctor doug ducks eduardo emogirl evanescence fantasia fighter florence frankie fuckit gamma gerrard godislove
gracie guitars happyday heavenly hernandez homeboy hotrod iamthebest indiana islands jamal jellybean jocelyn judge
karl keys kissme labrador laurence letmeinnow littlebit lori luckyone magick margaret marshmallow mccartney mets
minniemouse monkey mountaindew myloves nebraska nightwish norwegian olaf oregon panthers paula perfection piggy play
popcorn priscilla qqqqqq radiohead raven revelation robocop romeoandjuliet rudolf sales saturday secure sexual
sherry skate smoker something speeder starbucks stone sunny sweetness taylorswift texans ticket tomatoes trekkie
turkiye usa victor walter welsh wilson wrestlemania yhn zxc
`;

it.each(formerWords.trim().split(/\s+/))('SES-02 %s is still refused, alone and with a usual ending', async (word) => {
  for (const password of [word, `${word}1`, `${word}2024!`, `my${word}`, word + word]) {
    expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  }
});
