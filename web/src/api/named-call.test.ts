import { calls, type CallName } from '@ascendant/contract/calls';
import { expect, it } from 'vitest';
import { earlyCall, loadedCall } from './named-call';

it('every call has its own method and path, whether every page has it or it’s loaded when it’s made', async () => {
  for (const name of Object.keys(calls) as CallName[]) {
    expect(await loadedCall(name)).toBe(calls[name]);
    expect([calls[name], undefined]).toContain(earlyCall(name));
  }
});

it('what signing in, booking and check-in ask needs nothing more to be loaded', () => {
  const needed: readonly CallName[] = ['currentUser', 'login', 'logout', 'createBooking', 'createPaymentIntent'];
  const atTheDoor: readonly CallName[] = ['listEventTickets', 'checkIn', 'undoCheckIn'];
  for (const name of [...needed, ...atTheDoor]) expect(earlyCall(name)).toBe(calls[name]);
});
