import { anyone, eventManagers, signedIn, type Access } from './access-groups';

/** Who may call what of cancelling bookings and moving them between the dates of a series. A part of the table in `authorization.ts`. */
export const bookingChangeAuthorization = {
  getCancellation: signedIn,
  cancelBooking: signedIn,
  getPeopleCancellation: signedIn,
  cancelPeople: signedIn,
  getMove: signedIn,
  moveBooking: signedIn,
  payForMove: signedIn,
  moveDate: eventManagers,
  readDateMove: anyone,
  takeMovedDate: anyone,
  getDateChanges: eventManagers,
  setDateChanges: eventManagers,
} as const satisfies Record<string, Access>;
