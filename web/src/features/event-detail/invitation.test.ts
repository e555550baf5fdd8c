import { expect, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { invitationText, invitationUrl } from './invitation';

const url = 'https://ascendant.example/events/7/dawn-traverse';

test('the email says when in the event’s zone, where, the price and the link', () => {
  expect(invitationText(buildEventDetail(), { url, isGroup: false }))
    .toBe(`I’m thinking of going to Dawn Traverse. Would you like to come along?

When: Thursday to Saturday, July 2–4, 2099, 4:45 a.m. to 4:00 p.m., Mountain Time
Where: Banff, Alberta
Price: From $544

Here’s everything about it:
${url}`);
});

test('with companions it’s “we”, and none of them is named', () => {
  expect(invitationText(buildEventDetail(), { url, isGroup: true })).toMatch(
    /^We’re thinking of going to Dawn Traverse\./,
  );
});

test('an event that isn’t on sale has no price, and one that’s free says so', () => {
  const closed = buildEventDetail({ status: 'cancelled' });
  expect(invitationText(closed, { url, isGroup: false })).not.toContain('Price');
  const free = buildEventDetail();
  const pricingTiers = free.pricingTiers.map((tier) => ({ ...tier, adultPrice: '0.00', childPrice: '0.00' }));
  expect(invitationText({ ...free, pricingTiers }, { url, isGroup: false })).toContain('Price: Free');
});

test('a title can’t add anything to the email but itself', () => {
  const title = 'Tea & cake?&bcc=all@mail.example#x';
  const { search, hash, pathname } = new URL(invitationUrl(buildEventDetail({ title }), { url, isGroup: false }));
  const fields = new URLSearchParams(search);
  expect([...fields.keys(), hash, pathname]).toEqual(['subject', 'body', '', '']);
  expect(fields.get('subject')).toBe(`${title}, July 2–4, 2099`);
  expect(fields.get('body')).toContain('\r\n\r\nWhen: ');
});
