import { describe, expect, it } from 'vitest';
import { freeCancellationUntil, freeFrom, hasMoved, minutesApart, opensFreeCancellation } from './moved-event';

const noticed = new Date('2027-07-01T12:00:00Z');
const until = new Date('2027-07-03T12:00:00Z');
const near = { minutes: 60, kilometres: 25 };
const far = { minutes: 61, kilometres: 0 };

describe('an event that moves far from what was booked opens a free cancellation', () => {
  it.each([
    ['59 minutes', { minutes: 59, kilometres: 0 }, false],
    ['an hour', { minutes: 60, kilometres: 0 }, false],
    ['61 minutes', { minutes: 61, kilometres: 0 }, true],
    ['24 km', { minutes: 0, kilometres: 24 }, false],
    ['25 km', { minutes: 0, kilometres: 25 }, false],
    ['26 km', { minutes: 0, kilometres: 26 }, true],
    ['a place that we don’t know', { minutes: 0, kilometres: null }, true],
    ['an hour and 25 km', near, false],
  ])('%s', (_, move, isOpen) => {
    expect(opensFreeCancellation(move)).toBe(isOpen);
  });

  it('the start may be earlier or later', () => {
    expect(minutesApart(noticed, new Date('2027-07-01T11:00:00Z'))).toBe(60);
    expect(minutesApart(noticed, new Date('2027-07-01T13:01:00Z'))).toBe(61);
  });
});

describe('until when', () => {
  const soon = new Date('2027-07-02T00:00:00Z');
  const booked = { move: far, promisedUntil: null, startsAt: soon, isUnanswered: false, planned: null };

  it('the new start, or 48 hours after the notice if it begins before', () => {
    const second = 1000;
    for (const [startsAt, promised] of [
      [new Date(until.getTime() + second), new Date(until.getTime() + second)],
      [until, until],
      [new Date(until.getTime() - second), until],
    ] as const)
      expect(freeFrom(noticed, { startsAt, isUnanswered: false })).toEqual(promised);
    expect(freeCancellationUntil({ ...booked, planned: { move: far, dueAt: noticed } })).toEqual(until);
  });

  it('never, without a notice of a move, or if it’s near what was booked', () => {
    expect(freeCancellationUntil(booked)).toBeNull();
    expect(
      freeCancellationUntil({ ...booked, planned: { move: { minutes: 0, kilometres: 0 }, dueAt: noticed } }),
    ).toBeNull();
    expect(freeCancellationUntil({ ...booked, move: near, planned: { move: near, dueAt: noticed } })).toBeNull();
  });

  it('a small move counts when it adds up with earlier ones', () => {
    expect(
      freeCancellationUntil({ ...booked, planned: { move: { minutes: 2, kilometres: 0 }, dueAt: noticed } }),
    ).toEqual(until);
  });

  it('what was promised stays when the move is undone, and the later promise counts', () => {
    const undone = { ...booked, move: { minutes: 0, kilometres: 0 }, promisedUntil: until };
    expect(freeCancellationUntil(undone)).toEqual(until);
    const earlier = new Date('2027-07-02T00:00:00Z');
    expect(
      freeCancellationUntil({ ...booked, promisedUntil: earlier, planned: { move: far, dueAt: noticed } }),
    ).toEqual(until);
    const later = new Date('2027-07-04T00:00:00Z');
    expect(freeCancellationUntil({ ...booked, promisedUntil: later, planned: { move: far, dueAt: noticed } })).toEqual(
      later,
    );
  });

  it('the new start, as long as someone hasn’t said whether they come; the notice promises them 48 hours', () => {
    expect(freeCancellationUntil({ ...booked, isUnanswered: true })).toEqual(soon);
    expect(freeCancellationUntil({ ...booked, promisedUntil: until, isUnanswered: true })).toEqual(until);
    const far = new Date('2027-12-01T00:00:00Z');
    expect(freeFrom(noticed, { startsAt: far, isUnanswered: true })).toEqual(until);
  });

  it('a place that’s the same, or another', () => {
    expect(
      [
        { minutes: 0, kilometres: 0 },
        { minutes: 1, kilometres: 0 },
        { minutes: 0, kilometres: null },
      ].map(hasMoved),
    ).toEqual([false, true, true]);
  });
});
