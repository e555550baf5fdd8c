import { join } from 'node:path';
import { provinceIn } from '@ascendant/domain/pricing/taxes';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { fillOrganizers } from '../../database/organizations.repository';
import { fillProvinces, writeTaxSettings } from '../../database/tax-settings.repository';
import { collectFailures } from '../../errors/collect-failures';
import { addJob, unhurried } from '../../jobs/add-job.repository';
import { places } from '../places/places.module';
import { serveCovers, bindEvents, serveSharePictures, bindSite } from './events.routes';
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
  seriesDates,
} from './events.service';
import { findEvents, freeSeats } from './list/event-columns.repository';
import { findMatchingIds } from './list/event-lists.repository';
import { countEvents, listEvents, soonestIds, withText } from './list/list-events.service';
import { findFigures } from './list/managed-events.repository';
import { bindManagedEvents } from './list/managed-events.routes';
import { findNextDates, isShownDate } from './list/shown-dates.repository';
import {
  eventPlace,
  isWaitingNotice,
  movedBookingOf,
  moveBetween,
  movedColumns,
  toldWhenAndWhere,
} from './one/booked-event.repository';
import { refreshEndedPrices } from './one/ended-prices.repository';
import { requireChangeable, requirePayable } from './one/event-access';
import { eventSky, skyOfDay } from './one/event-sky';
import { findNearestDate } from './one/nearest-date.repository';
import { findDateOfSeries, findPriceTypes } from './one/series-dates.repository';
import { cachedFiles, coverStore } from './pictures/cover-store';
import { readableDrawing } from './pictures/cover-variants';
import { drawCovers } from './pictures/draw-covers';
import { coverInput, coverUrl } from './pictures/event-cover';
import { findGalleries, findGallery } from './pictures/gallery.repository';
import { shareUrl } from './pictures/share-picture';
import { mailPictureMaker } from './pictures/share-picture.service';
import { searchText } from './search/text-search.service';
import { cancelByItself, cancelDates, queueEndOfBookings } from './states/cancel-event.service';
import { queueReviewMails } from './states/event-transition-mails';
import { findAdmins, findManagers, queueItsDates } from './states/event-transitions.repository';
import { newAccessCode } from './states/listing.service';
import { setSales } from './states/sales.service';
import { transitionEvent } from './states/transition-event.service';
import { transitionLockedEvent } from './states/transition-locked-event';

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
  findDateOfSeries,
  findEvents,
  freeSeats,
  shareUrl,
  findFigures,
  findGalleries,
  findGallery,
  findManagers,
  findNearestDate,
  findPriceTypes,
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
  seriesDates,
  skyOfDay,
  soonestIds,
  requireChangeable,
  requirePayable,
  setSales,
  toldWhenAndWhere,
  transitionEvent,
  transitionLockedEvent,
  withText,
};
