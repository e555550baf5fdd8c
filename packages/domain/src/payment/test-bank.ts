/** How long the sandbox's bank takes to decide a dispute, or about a refund. Source: docs/rules/payments.md, "Test cards". */
export const testBankMinutes = 3;
