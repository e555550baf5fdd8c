import type { Module } from '../../application/module';
import { places } from '../places/places.module';
import { chartOfDay } from './chart-of-birth';
import { presentWheel, wirePoint } from './charts.presenter';
import { bindCharts } from './charts.routes';
import { chartIfWanted, chartOfUser, chartsOfDependents } from './charts.service';
import { ownDay } from './own-day.service';
import { loadSignMeanings } from './profiles.repository';

/** People's charts: the sky at their birth, and what the signs mean. */
export const chartsModule: Module = {
  name: 'charts',
  register: ({ bind, db, clock }) =>
    bindCharts(bind, { db, clock, countryZones: (country) => places.zonesOfCountry(db, country) }),
  prepare: ({ db }) => loadSignMeanings(db),
};

/** What later modules use. */
export const charts = { chartIfWanted, chartOfDay, chartOfUser, chartsOfDependents, ownDay, presentWheel, wirePoint };
