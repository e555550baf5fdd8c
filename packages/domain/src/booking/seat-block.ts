/** Limits of seats that an organizer sets aside for another channel. */
export const seatBlockLabelMaxLength = 80;
export const seatBlockLabelMissing = 'Say who these seats are for';
/** Blocks of an event that aren't released yet. */
export const maxOpenSeatBlocks = 20;
export const releaseInFuture = 'Choose a time in the future';
