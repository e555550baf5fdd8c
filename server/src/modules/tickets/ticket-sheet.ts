import type { TierType } from '@ascendant/domain/pricing/tier';

/** One person's ticket, as it's printed. */
export interface SheetTicket {
  /** The ticket's own random code. */
  readonly code: string;
  /** The text in the QR code: the signed code. */
  readonly text: string;
  readonly attendeeName: string;
  readonly isChild: boolean;
  /** The name of what else they come as, and what they show at check-in. */
  readonly priceType?: string;
  readonly proof?: string;
  /** What they take along. */
  readonly extras?: string;
  /** 'ASC-7K2MQ-01' */
  readonly number: string;
}

/** A confirmed booking with everything printed on its tickets. Dates and times are local to the event. */
export interface TicketSheet {
  readonly bookingId: number;
  readonly userId: number | null;
  /** 'ASC-7K2MQ' */
  readonly reference: string;
  readonly tierType: TierType;
  readonly confirmedAt: Date;
  /** Printed across each page: a ticket that admits no one. */
  readonly isTest?: boolean;
  readonly event: {
    readonly title: string;
    readonly location: string;
    readonly timezone: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly endDate: string;
    readonly endTime: string;
  };
  readonly tickets: readonly SheetTicket[];
}
