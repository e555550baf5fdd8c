import type { Host } from '@ascendant/contract/host';
import { hostReviews } from '@ascendant/domain/event/limits';
import { averageRating } from '@ascendant/domain/opinion/review';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { opinions } from '../opinions/opinions.module';
import { findHost } from './hosts.repository';

/**
 * A host with their figures and latest reviews.
 * @throws AppError not_found for anyone without an event that everyone can see, and for disabled accounts
 * Source: docs/rules/events.md, "Hosts".
 */
export async function hostPage(db: Database, id: number): Promise<Host> {
  const host = await findHost(db, id);
  if (host === null) throw new AppError('not_found');
  const { reviewCount, ratingSum, ...shown } = host;
  return {
    ...shown,
    reviewCount,
    averageRating: averageRating({ reviewCount, ratingSum }),
    reviews: await opinions.latestReviewsOfHost(db, id, hostReviews),
  };
}
