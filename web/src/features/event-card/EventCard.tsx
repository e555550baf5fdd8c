import type { EventSummary } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { familyCategory } from '@ascendant/domain/event/for-children';
import { awayText } from '@ascendant/domain/event/nearby';
import { matchText, scoreBand } from '@ascendant/domain/match/score-label';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import { Link } from 'react-router';
import { usePartyText, withParty } from '../../fields/party-address';
import { SaveHeart } from '../../fields/SaveHeart';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { CardFigures } from './CardFigures';
import styles from './EventCard.module.css';
import rowStyles from './EventCardRow.module.css';
import { EventFeatures } from './EventFeatures';
import { EventPlate } from './EventPlate';
import { BookNow, EventPrice } from './EventPrice';
import { DurationBadge, EventWhen } from './EventWhen';

/** The id of an event that's only a preview, which can't be saved. */
const unsavedEventId = 0;

interface EventCardProps {
  readonly event: EventSummary;
  /** The large card of a lead grid. */
  readonly isBig?: boolean;
  readonly isFirst?: boolean;
  /** Its picture beside its text, for a narrow list. */
  readonly isRow?: boolean;
  /** Small cards next to a large one leave out the features. */
  readonly hasFeatures?: boolean;
  /** The preferences it doesn't meet, for a recommendation. */
  readonly outsidePreferences?: readonly string[];
  /** With the stars off, what it's recommended for. */
  readonly recommendedFor?: string | null;
}

/**
 * An event in a list: a plate and six texts at most, besides its features. The whole card is a link, with Book Now as a separate link on top.
 * Source: docs/rules/events.md, "Cards".
 */
export function EventCard({
  event,
  isBig = false,
  isFirst = false,
  isRow = false,
  hasFeatures = true,
  outsidePreferences = [],
  recommendedFor = null,
}: EventCardProps) {
  const party = usePartyText();
  const reason = cardReason(event, { outsidePreferences, recommendedFor });
  return (
    <article className={classNames(styles.card, isBig && styles.big, isRow && rowStyles.row)}>
      <EventPlate event={event} isFirst={isFirst} isSmall={isRow} />
      {event.id === unsavedEventId ? null : <SaveHeart event={event} />}
      <div className={classNames(styles.body, isRow && rowStyles.body)}>
        <p className={classNames(styles.top, isRow && rowStyles.top, 'meta row')}>
          <span className={styles.oneLine} title={event.categoryName}>
            {event.categoryName}
          </span>
          <DurationBadge days={event.duration} />
          <CardFigures event={event} />
        </p>
        <h3>
          <Link to={withParty(paths.event(event.id), party)} className={styles.clamp} title={event.title}>
            {event.title}
          </Link>
        </h3>
        {reason ? (
          <p className={classNames(styles.reason, reason.tone !== 'plain' && styles[reason.tone])} title={reason.text}>
            {reason.text}
          </p>
        ) : null}
        <p className={classNames(styles.line, 'meta')}>
          <Icon name="pin" size="small" />
          <span className={styles.oneLine}>{event.location}</span>
          {event.distanceKm === null ? null : <span className="no-wrap">{`· ${awayText(event.distanceKm)}`}</span>}
        </p>
        <p className={classNames(styles.line, 'meta numeric')}>
          <EventWhen event={event} />
          {ageMatters(event, party) ? <span className="no-wrap">{`· From ${event.minimumAge} years`}</span> : null}
        </p>
        {hasFeatures && !isRow ? <EventFeatures features={event.features} /> : null}
        <div className={classNames(styles.buy, isRow && rowStyles.buy)}>
          <div>
            <EventPrice event={event} hasUnit />
            <BookNow event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Of what families look for, and where someone comes along, a card says from which age people can come. */
function ageMatters({ minimumAge, categoryName }: EventSummary, party: string | undefined): boolean {
  return minimumAge > 0 && (categoryName === familyCategory || party !== undefined);
}

/** The one reason that a card gives, and how it's coloured: a low score is no warning, so its words have no colour. */
interface CardReason {
  readonly text: string;
  readonly tone: 'good' | 'fair' | 'plain';
}

interface Recommended {
  /** The preferences it doesn't meet, for a recommendation. */
  readonly outsidePreferences: readonly string[];
  /** With the stars off, what it's recommended for. */
  readonly recommendedFor: string | null;
}

/**
 * What speaks against a recommendation, else what speaks for the event: preferences, the match, or that it's cheaper for now.
 * @returns null for an event that there's nothing to say of
 * Source: docs/rules/events.md, "Cards".
 */
function cardReason(event: EventSummary, { outsidePreferences, recommendedFor }: Recommended): CardReason | null {
  if (outsidePreferences.length > 0) return { text: outsidePreferences.join(' · '), tone: 'plain' };
  if (recommendedFor !== null) return { text: recommendedFor, tone: 'good' };
  const { matchScore, matchReason } = event;
  if (matchScore !== null) {
    const band = scoreBand(matchScore);
    return { text: matchReason ?? matchText(matchScore), tone: band === 'poor' ? 'plain' : band };
  }
  const saving = savingText(event);
  return saving === null ? null : { text: saving, tone: 'plain' };
}

/** 'Save 20%' while an early-bird tier that saves money is on sale; otherwise null. */
function savingText({ pricingTiers, currentTierId }: EventSummary): string | null {
  const tiers = pricingTiers.map(tierFromWire);
  const earlyBird = tiers.find((tier) => tier.tierType === 'early_bird' && tier.id === currentTierId);
  const badge = earlyBird ? tierBadge(earlyBird, tiers) : null;
  return badge?.startsWith('Save') ? `${badge} with an early booking` : null;
}
