import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { readOrNullQuery, readQuery } from './read-query';

/** Your signs and chart; null until there are some. */
export const astrologyProfileQuery = readOrNullQuery('astrologyProfile', 'GET /api/astrology-profile', {});

/** What a sign means in a position; null if there's no text about it. */
export const signMeaningQuery = (sign: string, position: SignPosition) =>
  readOrNullQuery('signMeaning', 'GET /api/sign-meanings/:sign/:position', { params: { sign, position } });

/** The signs of every dependent with birth data. */
export const dependentSignsQuery = readQuery('dependentSigns', 'GET /api/dependents/signs', {});

/** The chart of a dependent; null without birth data. */
export const dependentChartQuery = (id: number) =>
  readOrNullQuery('dependentChart', 'GET /api/dependents/:id/chart', { params: { id: String(id) } });
