/** Who made a booking: the traveller on the site, or the organizer for someone on the phone or at the gate. */
export const bookingOrigins = ['site', 'manual'] as const;

/** How a manual booking is paid, to the organizer: the site never has that money. */
export const manualPayments = ['cash', 'invoice', 'free'] as const;
export type ManualPayment = (typeof manualPayments)[number];

export const manualPaymentLabels: Readonly<Record<ManualPayment, string>> = {
  cash: 'Cash',
  invoice: 'Invoice',
  free: 'Free of charge',
};

/** Whether the site takes its booking fee on manual bookings that cost something: the operator's choice. */
export const manualBookingFees = ['none', 'charged'] as const;
export type ManualBookingFee = (typeof manualBookingFees)[number];

/** How long after an event its guests' names and emails are kept. */
export const guestsKeptDays = 30;

/** What a guest's email says of the payment. */
export function sentenceOfPayment(paidBy: ManualPayment | null): string {
  switch (paidBy) {
    case 'cash':
      return 'Paid to the organizer in cash';
    case 'invoice':
      return 'The organizer invoices you';
    case 'free':
    case null:
      return 'Free of charge';
  }
}
