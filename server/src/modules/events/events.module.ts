import { join } from 'node:path';
import { provinceIn } from '@ascendant/domain/pricing/provinces';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { fillOrganizers } from '../../database/organizations.repository';
import { fillProvinces, writeTaxSettings } from '../../database/tax-settings.repository';
import { collectFailures } from '../../errors/collect-failures';
import { addJob, unhurried } from '../../jobs/add-job.repository';
import { places } from '../places/places.module';
import {
  eventPlace,
  isWaitingNotice,
  movedBookingOf,
  moveBetween,
  movedColumns,
  toldWhenAndWhere,
} from './booked-event.repository';
import { cachedFiles } from './cached-files';
import { cancelByItself, cancelDates, queueEndOfBookings } from './cancel-event.service';
import { coverStore } from './cover-store';
import { drawCovers } from './draw-covers';
import { refreshEndedPrices } from './ended-prices.repository';
import { requireChangeable } from './event-access';
import { findEvents } from './event-columns.repository';
import { coverInput, coverUrl } from './event-cover';
import { serveCovers } from './event-cover.routes';
import { findMatchingIds } from './event-lists.repository';
import { eventSky } from './event-sky';
import { queueReviewMails } from './event-transition-mails';
import { findAdmins, findManagers, queueItsDates } from './event-transitions.repository';
import { bindEvents } from './events.routes';
import {
  changeableEvent,
  eventDetail,
  eventSummaries,
  eventToCheckIn,
  eventWithBookings,
  eventWithFieldSheet,
  eventWithoutScore,
  lockEventWithBookings,
  publishedEvent,
  readableEvent,
} from './events.service';
import { findGalleries, findGallery } from './gallery.repository';
import { countEvents, listEvents, soonestIds, withText } from './list-events.service';
import { newAccessCode } from './listing.service';
import { mailPictureMaker } from './mail-picture';
import { findFigures } from './managed-events.repository';
import { bindManagedEvents } from './managed-events.routes';
import { findNearestDate } from './nearest-date.repository';
import { requirePayable } from './payable-organizer';
import { readableDrawing } from './readable-drawing';
import { serveSharePictures } from './share-picture.routes';
import { findNextDates, isShownDate } from './shown-dates.repository';
import { bindSite } from './site.routes';
import { searchText } from './text-search.service';
import { transitionEvent } from './transition-event.service';
import { transitionLockedEvent } from './transition-locked-event';

const secondsBetweenDrawings = 300;
/** Tiers end at midnight where the event is, on a quarter of an hour. */
const secondsBetweenPrices = 60;

/** Events: lists, search, one event, its price today and its pictures; and managing them. */
export const eventsModule: Module = {
  name: 'events',
  register: (context: ApplicationContext) => {
    const { bind, config, db, eventScores, files, http, jobs, reads } = context;
    const coverFolder = join(config.dataDir, 'covers');
    const store = coverStore(coverFolder);
    bindEvents({ bind, db, eventScores, reads });
    bindManagedEvents(context);
    serveCovers({ http, db, store });
    const sharing = { db, files, cache: cachedFiles(coverFolder) };
    serveSharePictures({ http, ...sharing });
    context.mailPictures.define('event-picture', mailPictureMaker(sharing));
    jobs.define('draw_covers', async ({ from }, stopping) => {
      const failures = collectFailures("Covers that weren't drawn");
      const next = await drawCovers(db, store, { from, failures, stopping });
      if (next !== null) await addJob(db, 'draw_covers', { from: next }, { key: 'draw_covers', priority: unhurried });
      failures.rethrow();
    });
    jobs.every(secondsBetweenDrawings, 'draw_covers', unhurried);
    jobs.define('end_tiers', () => refreshEndedPrices(db));
    jobs.every(secondsBetweenPrices, 'end_tiers');
    bindSite(context);
  },
  prepare: async ({ db, config: { taxes } }) => {
    await fillOrganizers(db);
    await writeTaxSettings(db, taxes);
    if (taxes.rules === 'canada')
      await fillProvinces(db, (location) => provinceIn(places.regionNamedIn(location, 'CA')));
  },
};

/** What other modules use. */
export const events = {
  cancelByItself,
  cancelDates,
  changeableEvent,
  countEvents,
  coverInput,
  coverUrl,
  eventDetail,
  eventPlace,
  eventSky,
  eventSummaries,
  eventToCheckIn,
  eventWithBookings,
  eventWithFieldSheet,
  eventWithoutScore,
  findAdmins,
  findEvents,
  findFigures,
  findGalleries,
  findGallery,
  findManagers,
  findNearestDate,
  isShownDate,
  findNextDates,
  isWaitingNotice,
  listEvents,
  lockEventWithBookings,
  moveBetween,
  findMatchingIds,
  movedBookingOf,
  movedColumns,
  newAccessCode,
  publishedEvent,
  queueEndOfBookings,
  queueItsDates,
  queueReviewMails,
  readableDrawing,
  readableEvent,
  searchText,
  soonestIds,
  requireChangeable,
  requirePayable,
  toldWhenAndWhere,
  transitionEvent,
  transitionLockedEvent,
  withText,
};
