import { readTicketText } from '@ascendant/domain/booking/ticket-code';
import { failed, keep, newDevice, publish, refresh, type CheckInDevice } from './check-in-device';
import { findTicket, withTickets } from './check-in-list';
import { admitEarly, checkInTicket, checkInUnlisted } from './check-in-ticket';
import { storeSignature } from './gate-signatures';
import type { CheckInContext, OfflineCheckIn, SignedHere } from './offline-check-in';

/** Sets up check-in; nothing is read before `start`. Source: docs/archive/decisions/0008-offline-check-in.md. */
export function openCheckIn(context: CheckInContext): OfflineCheckIn {
  const device = newDevice(context);
  return {
    isLasting: context.store.isLasting,
    subscribe: (listener) => {
      device.listeners.add(listener);
      return () => device.listeners.delete(listener);
    },
    snapshot: () => device.state,
    start: () => start(device),
    refresh: () => refresh(device),
    lost: () => publish(device, { connection: 'offline' }),
    scan: (text) => scan(device, text),
    tick: (ticketId) => tick(device, ticketId),
    admitEarly: () => admitEarly(device),
    undo: (ticketId) => undo(device, ticketId),
    sign: (signed) => sign(device, signed),
    dismiss: (scanId) => dismiss(device, scanId),
  };
}

async function start(device: CheckInDevice): Promise<void> {
  const { store, eventId } = device.context;
  device.list = await store.readList(eventId);
  await device.queue.load();
  device.signatures = await store.readSignatures(eventId);
  publish(device, { isLoading: device.list === null });
  await refresh(device);
}

async function scan(device: CheckInDevice, text: string): Promise<boolean> {
  const { newId, hash } = device.context;
  const reading = readTicketText(text);
  const typed = text.trim();
  const ticket = findTicket(device.state.tickets, reading, await hash(typed));
  if (ticket === null && reading === null) {
    publish(device, { verdict: { scanId: newId(), outcome: 'unknown', ticket: null, isConfirmed: true } });
    return false;
  }
  const isSigned = reading?.kind === 'signed';
  await (ticket === null
    ? checkInUnlisted(device, typed)
    : checkInTicket(device, ticket, { code: isSigned ? typed : null, typed }));
  return true;
}

async function tick(device: CheckInDevice, ticketId: number): Promise<void> {
  const ticket = device.state.tickets.find(({ id }) => id === ticketId);
  if (ticket !== undefined) await checkInTicket(device, ticket, { code: null, typed: '' });
}

/** It counts here at once, and is sent when it can be. */
async function sign(device: CheckInDevice, signed: SignedHere): Promise<void> {
  await storeSignature(device, signed);
  publish(device);
  await refresh(device);
}

async function undo(device: CheckInDevice, ticketId: number): Promise<void> {
  publish(device, { isChecking: true });
  try {
    const ticket = await device.context.undo(ticketId);
    if (device.list !== null) await keep(device, withTickets(device.list, [ticket]));
    publish(device, { isChecking: false, verdict: null });
  } catch (error) {
    await failed(device, error);
    publish(device, { isChecking: false });
  }
}

async function dismiss(device: CheckInDevice, scanId: string): Promise<void> {
  const { list } = device;
  if (list === null) return;
  await keep(device, { ...list, conflicts: list.conflicts.filter((conflict) => conflict.scanId !== scanId) });
  publish(device);
}
