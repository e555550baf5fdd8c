/** Source: specification 2, section 5 (Admin account); specification 2, section 8 (Error catalogue). */
export const passwordsDiffer = "New password and confirmation don't match.";
export const enterCode = 'Enter 6-digit code';
export const fillAllFields = 'Please fill in all fields for the test ticket.';

/** The titles of failures. */
export const failures = {
  password: 'Password change failed',
  request: 'Request failed',
  verification: 'Verification failed',
  ticket: 'Failed to send ticket',
  profile: 'Failed to update profile',
  bookingEmails: 'We couldn’t save your choice',
} as const;

/** The titles of successes. */
export const successes = {
  password: 'Password changed successfully',
  sent: 'Verification sent',
  current: 'Current email verified',
  email: 'Email changed successfully',
  ticket: 'Email ticket sent',
  profile: 'Profile updated',
  bookingEmails: 'Your choice is saved',
} as const;

/** What a failure says when the server sent no sentence. */
export const tryAgain = 'Please try again.';
