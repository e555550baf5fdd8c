import type { CheckInList, CheckInTicket, Scan, ScanResult } from '@ascendant/contract/check-in';
import type { GateSignature } from '@ascendant/contract/waiver';
import type { CheckInOutcome } from '@ascendant/domain/booking/check-in';
import type { GateSigned } from '../../data/waivers';
import type { CheckInStore, StoredList } from '../../storage/check-in-store';

/** The result of the last request. `refused`: this person doesn't manage the event. */
export type Connection = 'online' | 'offline' | 'signed_out' | 'refused';

/** The result of the last scan. */
export interface Verdict {
  readonly scanId: string;
  /** `not_listed`: the device is offline, and its list doesn't have the ticket. */
  readonly outcome: CheckInOutcome | 'not_listed';
  readonly ticket: Pick<
    CheckInTicket,
    'id' | 'attendeeName' | 'isChild' | 'priceType' | 'proof' | 'extras' | 'checkedInAt'
  > | null;
  /** Whether the server confirmed it. */
  readonly isConfirmed: boolean;
  /** The day that its booking moved to. */
  readonly movedTo?: string;
}

export interface CheckInState {
  readonly connection: Connection;
  /** Null until this device has one. */
  readonly list: StoredList | null;
  /** The tickets of the list, with the check-ins made here since. */
  readonly tickets: readonly CheckInTicket[];
  /** Scans and signatures the server hasn't answered yet. */
  readonly waiting: number;
  /** How many of these are signatures. */
  readonly signaturesWaiting: number;
  readonly isLoading: boolean;
  readonly isChecking: boolean;
  readonly verdict: Verdict | null;
}

/** What check-in needs from the browser and the server. */
export interface CheckInContext {
  readonly eventId: number;
  readonly store: CheckInStore;
  readList(): Promise<CheckInList>;
  send(scans: readonly Scan[]): Promise<readonly ScanResult[]>;
  sendSignatures(signatures: readonly GateSignature[]): Promise<readonly GateSigned[]>;
  undo(ticketId: number): Promise<CheckInTicket>;
  /** This device's clock, in milliseconds since 1970. */
  now(): number;
  newId(): string;
  /** SHA-256 in base64url; null if the browser can't compute it. */
  hash(text: string): Promise<string | null>;
  /** How long to wait for the server before using the list. */
  readonly timeoutMs: number;
}

/** A waiver that was just signed on this device. */
export interface SignedHere {
  readonly ticketId: number;
  readonly version: number;
  readonly signedName: string;
}

/** Check-in for one event on one device: its list, its queue and the last scan. It doesn't depend on the browser or React. */
export interface OfflineCheckIn {
  /** Whether waiting scans survive closing the page. */
  readonly isLasting: boolean;
  subscribe(listener: () => void): () => void;
  snapshot(): CheckInState;
  /** Loads what this device has stored, then asks the server. */
  start(): Promise<void>;
  /** Sends the waiting scans and reloads the list. */
  refresh(): Promise<void>;
  /** Called when the browser goes offline. */
  lost(): void;
  /** A code was scanned or typed. @returns false if the text can't be a ticket code */
  scan(text: string): Promise<boolean>;
  /** A person was found by name and checked in. */
  tick(ticketId: number): Promise<void>;
  /** Admits the guest of the last scan, although check-in isn't open. */
  admitEarly(): Promise<void>;
  /** Takes an admission back. Needs the server. */
  undo(ticketId: number): Promise<void>;
  /** Someone signed the waiver on this device. */
  sign(signed: SignedHere): Promise<void>;
  /** Dismisses a conflict. */
  dismiss(scanId: string): Promise<void>;
}
