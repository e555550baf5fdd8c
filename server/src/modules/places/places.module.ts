import type { Module } from '../../application/module';
import { unhurried } from '../../jobs/add-job.repository';
import { occurrenceAt } from './clock-change.service';
import { countryName } from './country-names';
import { regionNamedIn } from './event-location';
import { likeliestPlace, resolveEventLocation } from './event-location.service';
import { loadGazetteer } from './load-gazetteer';
import { namedPlaceLabel, directionOf, distanceKm, kmBetween } from './place';
import { homeOf, homeOfUser, placesNamed } from './places-named.service';
import { presentPlace } from './places.presenter';
import { bindPlaces } from './places.routes';
import { findPlace, nearestTown, resolvePlace, zonesOfCountry } from './places.service';
import { regionsNamed } from './region-names';

/** We check the gazetteer once a day. An edition that came with an update is loaded then, or at the next start. */
const secondsBetween = 86_400;

/** The world's towns, and parks: suggestions while typing, and finding a place by its name. */
export const placesModule: Module = {
  name: 'places',
  register({ bind, db, jobs, log }) {
    bindPlaces(bind, db);
    jobs.define('load_gazetteer', async (_, stopping) => {
      if (await loadGazetteer(db, { stopping })) log.info('the gazetteer is loaded');
    });
    jobs.every(secondsBetween, 'load_gazetteer', unhurried);
  },
};

/** What other modules use. */
export const places = {
  countryName,
  directionOf,
  distanceKm,
  findPlace,
  homeOf,
  homeOfUser,
  kmBetween,
  likeliestPlace,
  namedPlaceLabel,
  nearestTown,
  placesNamed,
  occurrenceAt,
  presentPlace,
  regionNamedIn,
  regionsNamed,
  resolveEventLocation,
  resolvePlace,
  zonesOfCountry,
};
