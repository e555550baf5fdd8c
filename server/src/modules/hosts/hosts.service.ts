import type { Host } from '@ascendant/contract/host';
import { hostReviews } from '@ascendant/domain/event/limits';
import { averageRating } from '@ascendant/domain/opinion/review';
import { usualAnswerTime } from '@ascendant/domain/person/face';
import { publicName } from '@ascendant/domain/person/public-name';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { opinions } from '../opinions/opinions.module';
import { findGuides, findQuestions } from './faces.repository';
import { findHost } from './hosts.repository';

/**
 * A host with their figures and latest reviews, and the guides who show themselves.
 * @param eventId only the guides of this date
 * @throws AppError not_found for anyone without an event that everyone can see, and for disabled accounts
 * Source: docs/rules/events.md, "Hosts".
 */
export async function hostPage(db: Database, id: number, eventId?: number): Promise<Host> {
  const host = await findHost(db, id);
  if (host === null) throw new AppError('not_found');
  const { reviewCount, ratingSum, ...shown } = host;
  const [questions, guides] = await Promise.all([findQuestions(db, id), findGuides(db, id, eventId)]);
  return {
    ...shown,
    answerTime: usualAnswerTime(questions),
    guides: guides.map(({ firstName, lastName, ...face }) => ({ ...face, name: publicName({ firstName, lastName }) })),
    reviewCount,
    averageRating: averageRating({ reviewCount, ratingSum }),
    reviews: await opinions.latestReviewsOfHost(db, id, hostReviews),
  };
}
