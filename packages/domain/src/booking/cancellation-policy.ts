/** How much of a paid booking goes back when the traveller cancels it. The organizer chooses one for each event. */
export const cancellationPolicies = ['final_sale', 'flexible', 'moderate', 'strict'] as const;
export type CancellationPolicy = (typeof cancellationPolicies)[number];

/** The terms of the specification: all purchases are final. */
export const defaultCancellationPolicy: CancellationPolicy = 'final_sale';

/** A share of the price that goes back until some hours before the start, that moment included. */
export interface RefundStep {
  readonly hoursBefore: number;
  readonly percent: 100 | 50;
}

const day = 24;

/** Each policy's steps, the earliest first. Source: docs/rules/booking.md, "Cancellation by the traveller". */
export const refundSteps: Readonly<Record<CancellationPolicy, readonly RefundStep[]>> = {
  final_sale: [],
  flexible: [{ hoursBefore: day, percent: 100 }],
  moderate: [
    { hoursBefore: 7 * day, percent: 100 },
    { hoursBefore: 2 * day, percent: 50 },
  ],
  strict: [{ hoursBefore: 14 * day, percent: 50 }],
};

/** A share that can still be had, and the last moment for it. */
export interface RefundShare {
  readonly percent: RefundStep['percent'];
  readonly until: Date;
}

/** What goes back of a booking that's cancelled now. @returns null if nothing does */
export function refundShare(
  policy: CancellationPolicy,
  { now, startsAt }: { readonly now: Date; readonly startsAt: Date },
): RefundShare | null {
  for (const { hoursBefore, percent } of refundSteps[policy]) {
    const until = new Date(startsAt.getTime() - hoursBefore * 3_600_000);
    if (now <= until) return { percent, until };
  }
  return null;
}

/** The last moment at which a policy refunds anything. @returns null for a final sale */
export function lastRefundMoment(policy: CancellationPolicy, startsAt: Date): Date | null {
  const last = refundSteps[policy].at(-1);
  return last === undefined ? null : new Date(startsAt.getTime() - last.hoursBefore * 3_600_000);
}

const names: Readonly<Record<CancellationPolicy, string>> = {
  final_sale: 'Final sale',
  flexible: 'Flexible',
  moderate: 'Moderate',
  strict: 'Strict',
};

/** 'Final sale', 'Flexible'. */
export function policyName(policy: CancellationPolicy): string {
  return names[policy];
}

/** 'All purchases are final', 'Full refund until 7 days before the start, then half until 48 hours before'. */
export function policySummary(policy: CancellationPolicy): string {
  const [first, second] = refundSteps[policy];
  if (first === undefined) return 'All purchases are final';
  const summary = `${first.percent === 100 ? 'Full' : 'Half'} refund until ${timeBefore(first)} before the start`;
  return second === undefined ? summary : `${summary}, then half until ${timeBefore(second)} before`;
}

/** The same for a free event, or one without a price to refund. */
export const freeCancellationSummary = 'You can cancel until the event starts';

/** Whole sentences for the place where people pay, and for emails. */
export function policySentences(policy: CancellationPolicy): string {
  if (policy === 'final_sale') return 'All purchases are final with no refunds.';
  return `${policySummary(policy)}. The booking fee and tax are refunded in the same proportion.`;
}

/** '24 hours', '7 days': up to two days are hours, because people count those. */
function timeBefore({ hoursBefore }: RefundStep): string {
  return hoursBefore <= 2 * day ? `${hoursBefore} hours` : `${hoursBefore / day} days`;
}
