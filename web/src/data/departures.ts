import type { CallInput, CallReply } from '../api/client';
import { fresh, readQuery } from './read-query';

export type Departures = CallReply<'listDepartures'>;
export type Departure = Departures['departures'][number];
export type DaySky = Departures['skies'][number];

/** The dates of a day or a week, of those who run them. */
export const departuresQuery = (query: CallInput<'listDepartures'>['query']) =>
  readQuery('listDepartures', 'GET /api/organizer/departures', { query }, fresh);
