import type { CallName } from '@ascendant/contract/routes';

/**
 * Writes that no read on a screen shows: kept forms go to this device, a picture for a gallery waits for its event to be saved, and someone
 * who signed out offline is signed out here already.
 */
export const withoutFact: readonly CallName[] = [
  'addWidgetVisit',
  'connectPayouts',
  'keepForms',
  'logout',
  'lookUp',
  'previewDatesEdit',
  'previewImport',
  'previewSchedule',
  'readInvitation',
  'uploadGalleryPicture',
  'sendSetUpMail',
];

const passingPosts = ['quoteGivingBack', 'quotePeople', 'readQuestionsByLink', 'readDateMove', 'scoreOfBirth'] as const;
const passingReads = ['exchangeRate', 'readSearch', 'suggestSearch', 'getWidgetVisit'] as const;

/** Reads that are sent as POST, because the secret of a link, who's coming or a birth doesn't belong in an address. */
export const postedReads: readonly CallName[] = ['openWaiver', ...passingPosts];

/** Reads that nothing done in this site changes, or whose answer isn't kept. */
export const neverStale: readonly CallName[] = [
  'getBookingQuestions',
  ...passingPosts,
  'getFieldSheet',
  'getSchedule',
  'listAuditLog',
  'listErrorLogs',
  'getPaymentHistory',
  'getReportedConversation',
  'searchPlaces',
  'mapTowns',
  'clockChange',
  'signMeaning',
  'listKeptForms',
  'locateEvent',
  'getSite',
  'matchingModel',
  'previewEventSky',
  ...passingReads,
];
