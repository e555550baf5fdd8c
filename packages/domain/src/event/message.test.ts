import { describe, expect, it } from 'vitest';
import { messageLetter, messageLimitText, nextMessageAt, type MessageFacts } from './message';

const facts: MessageFacts = {
  firstName: 'Maya',
  eventTitle: 'Dawn Traverse',
  eventDate: 'July 2, 2027',
  location: 'Banff, Alberta',
  ticketsUrl: 'https://ascendant.example/my-bookings',
};
const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a message to attendees', () => {
  it('names the event, keeps paragraphs and lines, and says why it came and where replies go', () => {
    const text = 'Hello {first name},\n\nPlease bring:\n- gloves\n- a hat\n\n\nSee you in {location}!';
    expect(messageLetter({ subject: 'Packing for {event}', text }, facts)).toEqual({
      subject: 'Packing for Dawn Traverse',
      heading: 'Packing for Dawn Traverse',
      paragraphs: [
        'Dawn Traverse · July 2, 2027 · Banff, Alberta',
        'Hello Maya,',
        'Please bring:\n- gloves\n- a hat',
        'See you in Banff, Alberta!',
      ],
      link: { label: 'See your booking', url: 'https://ascendant.example/my-bookings' },
      closing: "You're getting this because you've booked this event. Replies go to the sender, not to Ascendant.",
    });
  });

  it('leaves other braces alone, and inserts nothing that a name asks for', () => {
    const hostile = { ...facts, firstName: '{event}' };
    const letter = messageLetter({ subject: '{surprise}', text: '{first name} {First Name} {}' }, hostile);
    expect([letter.subject, letter.paragraphs[1]]).toEqual(['{surprise}', '{event} {First Name} {}']);
  });
});

describe('the next message', () => {
  it.each([
    ['none so far', [], null],
    ['one an hour ago', [1], null],
    ['two, the first 23 hours ago', [23, 2], hoursAgo(-1)],
    ['two, the first 24 hours ago', [24, 2], null],
    ['two days ago, and two today', [48, 20, 3], hoursAgo(-4)],
    ['three today', [20, 10, 3], hoursAgo(-14)],
  ])('%s', (_, ages, expected) => {
    expect(nextMessageAt(ages.map(hoursAgo), now)).toEqual(expected);
  });

  it.each([
    [-1, 'in 1 hour.'],
    [-1.01, 'in 2 hours.'],
    [-0.5, 'in 30 minutes.'],
    [-0.001, 'in 1 minute.'],
  ])('%d hours from now is said in words', (hours, end) => {
    const text = messageLimitText(hoursAgo(hours), now);
    expect(text).toBe(`You can send 2 messages per event in 24 hours. You can send the next one ${end}`);
  });
});
