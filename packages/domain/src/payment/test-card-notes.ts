import { testBankMinutes } from './test-bank';

const later = `${testBankMinutes} minutes later`;

/** The sandbox's cards for refunds and disputes, and what each does, for its card form. Source: docs/rules/payments.md, "Test cards". */
export const testCardNotes: readonly (readonly [number: string, note: string])[] = [
  ['4000 0000 0000 7726', `pays; a refund is made ${later}`],
  ['4000 0000 0000 5126', `pays; a refund is made, and the bank returns it ${later}`],
  ['4000 0000 0000 0259', `pays, then is disputed; ${later} the bank decides for the traveller`],
  ['4000 0000 0000 2685', `pays, then is disputed; ${later} the bank decides for the site`],
  ['4000 0000 0000 1976', `pays, then the bank asks about it, and is satisfied ${later}`],
];
