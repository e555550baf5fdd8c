import type { CheckInOutcome } from '@ascendant/domain/booking/check-in';
import { productName } from '@ascendant/domain/site/brand';
import { localMoment, type ZoneOffsets } from '@ascendant/domain/zone-clock';
import type { ScanConflict, StoredList } from '../../storage/check-in-store';
import type { IconName } from '../../ui/layout/icon-shapes';
import { dayOfYear } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';
import { timeText } from '../../ui/text/reader-form';
import { sentence } from '../../ui/text/sentence';
import type { Verdict } from './offline-check-in';

export interface VerdictLabels {
  readonly title: string;
  readonly detail: string;
  /** Whether the person may come in. It decides the panel's shape and colour. */
  readonly tone: 'go' | 'stop' | 'ask';
  readonly icon: IconName;
}

/** The result of a scan, in text that's clear without sound or colour. Source: docs/rules/tickets.md, "Check-in". */
export function verdictLabels(verdict: Verdict, list: StoredList | null): VerdictLabels {
  const zone = list?.event.zoneOffsets ?? [0];
  const since = verdict.ticket?.checkedInAt;
  switch (verdict.outcome) {
    case 'admitted':
      return { title: 'Admitted', detail: admittedText(verdict), tone: 'go', icon: 'check' };
    case 'duplicate':
      return {
        title: since ? `Already checked in ${timeOf(since, zone)}` : 'Already checked in',
        detail: 'This ticket has already been used.',
        tone: 'stop',
        icon: 'clock',
      };
    case 'void':
      return {
        title: 'Void',
        detail: 'The booking was cancelled. This ticket is void.',
        tone: 'stop',
        icon: 'x',
      };
    case 'too_early':
      return {
        title: 'Check-in isn’t open yet',
        detail:
          list === null
            ? ''
            : `${sentence(`It opens ${timeOf(list.event.opensAt, zone)}`)} Admitting someone now is logged.`,
        tone: 'ask',
        icon: 'clock',
      };
    case 'moved':
      return {
        title: verdict.movedTo === undefined ? 'Moved' : `Moved to ${dayOfYear(verdict.movedTo)}`,
        detail: 'This booking moved to another date. This ticket is its old one and no longer valid.',
        tone: 'stop',
        icon: 'cal',
      };
    case 'other_event':
      return { title: 'Wrong event', detail: 'This ticket is for another event.', tone: 'stop', icon: 'cal' };
    case 'unknown':
      return { title: 'Not a ticket', detail: `This isn’t an ${productName} ticket code.`, tone: 'stop', icon: 'x' };
    case 'not_listed':
      return { title: 'Not on the list', detail: notListedText(list, zone), tone: 'ask', icon: 'warn' };
  }
}

/** An instant in the event's time zone: '9:41 a.m.', or 'Fri, Jul 2, 9:41 a.m.' if it isn't today. */
export function clockAt(instant: string, zone: ZoneOffsets, now = new Date()): string {
  const { day, clock } = partsOf(instant, zone, now);
  return day === null ? clock : `${day}, ${clock}`;
}

/** The same in a sentence: 'at 9:41 a.m.', or 'on Fri, Jul 2 at 9:41 a.m.' if it isn't today. */
export function timeOf(instant: string, zone: ZoneOffsets, now = new Date()): string {
  const { day, clock } = partsOf(instant, zone, now);
  return day === null ? `at ${clock}` : `on ${day} at ${clock}`;
}

/** What this device still has to send: '2 scans and 1 signature waiting to sync.' */
export function waitingText(scans: number, signatures: number): string {
  const parts = [
    ...(scans === 0 ? [] : [countOf(scans, 'scan')]),
    ...(signatures === 0 ? [] : [countOf(signatures, 'signature')]),
  ];
  return `${parts.join(' and ')} waiting to sync.`;
}

/** What the server found out about a scan that was decided offline. */
export function conflictText(conflict: ScanConflict, zone: ZoneOffsets): string {
  const here = timeOf(conflict.scannedAt, zone);
  if (conflict.outcome === 'waiver_outdated')
    return `${conflict.attendeeName} signed an earlier version of the waiver ${here}. Ask them to sign the new one.`;
  const since = conflict.checkedInAt === null ? '' : ` ${timeOf(conflict.checkedInAt, zone)}`;
  const was =
    conflict.shown === 'admitted' ? `was admitted here ${here} while offline` : `was turned away here ${here}`;
  const is: Readonly<Record<CheckInOutcome, string>> = {
    admitted: 'but the ticket was valid',
    duplicate: `but had already checked in${since} on another device`,
    void: 'but the ticket was void because the booking had been cancelled',
    too_early: 'but check-in wasn’t open yet',
    unknown: 'but we no longer recognize the ticket',
    other_event: 'but the ticket is for another event',
    moved: 'but the booking had moved to another date',
  };
  return `${conflict.attendeeName} ${was}, ${is[conflict.outcome]}.`;
}

function admittedText({ isConfirmed }: Verdict): string {
  return isConfirmed ? 'Welcome.' : 'You’re offline. Checked against the list on this device.';
}

function notListedText(list: StoredList | null, zone: ZoneOffsets): string {
  return list === null
    ? 'There’s no guest list on this device.'
    : `${sentence(`Guest list from ${clockAt(list.serverTime, zone)}`)} Try again when you’re online.`;
}

/** @returns the day only if it isn't today */
function partsOf(
  instant: string,
  zone: ZoneOffsets,
  now: Date,
): { readonly day: string | null; readonly clock: string } {
  const { day, time } = localMoment(new Date(instant), zone);
  return { day: day === localMoment(now, zone).day ? null : dayOfYear(day), clock: timeText(time) };
}
