/** How long after a hold's expiry the reconciler has to settle its payment. Source: rule INV-12. */
export const overdueHoldMinutes = 2;
