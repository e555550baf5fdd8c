import type { EventDetail } from '@ascendant/contract/event';
import type { SchedulePreview } from '@ascendant/contract/event-schedule';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { spotText } from '@ascendant/domain/event/meeting-place';
import { practicalTextRules, practicalTexts } from '@ascendant/domain/event/practical-details';
import { itineraryText, questionsText } from '@ascendant/domain/event/practical-list-text';
import { difficultyLabel } from '@ascendant/domain/event/practical-text';
import { formatShortDollars } from '@ascendant/domain/money';
import { readExtra } from '@ascendant/domain/pricing/extra-form';
import { extraLabel } from '@ascendant/domain/pricing/extra-text';
import { groupPriceLabel } from '@ascendant/domain/pricing/group-price';
import { showsText } from '@ascendant/domain/pricing/party-label';
import { priceTypeLabel, type PriceType } from '@ascendant/domain/pricing/price-type';
import { readPriceType } from '@ascendant/domain/pricing/price-type-form';
import { tierName, type PricingTier } from '@ascendant/domain/pricing/tier';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { eventQuestionsQuery, type ManagedQuestion } from '../../data/booking-questions';
import { eventDetailQuery } from '../../data/event';
import { schedulePreviewQuery, scheduleQuery } from '../../data/event-series';
import { eventWaiverQuery, type WaiverText } from '../../data/waivers';
import { paths } from '../../paths';
import { dayRange, dayText } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './ReviewedEvent.module.css';

/** What's approved with an event. */
interface Reviewed {
  readonly event: EventDetail;
  /** In words, and how many dates it has; null without one. */
  readonly schedule: SchedulePreview | null;
  readonly asked: readonly ManagedQuestion[];
  /** What people are asked to sign; null if nothing. */
  readonly waiver: WaiverText | null;
}

/** Reads all of it, as it is now: what the organizer has changed a moment ago counts. */
export function useReviewed(id: number) {
  const event = useQuery({ ...eventDetailQuery(String(id)), staleTime: 0 });
  const stored = useQuery(scheduleQuery(id));
  const asked = useQuery({ ...eventQuestionsQuery(id), staleTime: 0 });
  const waiver = useQuery(eventWaiverQuery(id));
  const rule = stored.data?.schedule ?? null;
  const preview = useQuery(schedulePreviewQuery(id, rule));
  const all = [event, stored, asked, waiver, preview];
  return {
    reviewed: reviewedOf(),
    isError: event.data === null || all.some(({ isError }) => isError),
    refetch: () => all.forEach((query) => void query.refetch()),
  };

  function reviewedOf(): Reviewed | null {
    const schedule = preview.data ?? null;
    if (!event.data || !stored.data || !asked.data || !waiver.data || (rule !== null && schedule === null)) return null;
    const signs = waiver.data.isAsked ? waiver.data.waiver : null;
    return { event: event.data, schedule, asked: asked.data.questions, waiver: signs };
  }
}

/** Everything that an admin approves with an event: its picture, dates, facts, prices, words, and what people will be asked and sign. */
export function ReviewedEvent(reviewed: Reviewed) {
  const { event } = reviewed;
  return (
    <div className={styles.event}>
      <img src={event.wideImageUrl} alt={event.imageAlt} width={1200} height={500} />
      <h3>
        <a className="link" href={paths.event(event.id, event.slug)} target="_blank" rel="noreferrer">
          <span>{event.title}</span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <p className={styles.words}>{event.description}</p>
      <Pictures event={event} />
      <dl className={styles.rows}>
        {rowsOf(reviewed)
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.words}>{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function Pictures({ event: { gallery } }: { readonly event: EventDetail }) {
  if (gallery.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {gallery.map(({ url, smallUrl, width, height, alt }) => (
        <li key={url}>
          <img src={smallUrl} width={width} height={height} alt="" loading="lazy" />
          <p>{alt}</p>
        </li>
      ))}
    </ul>
  );
}

function rowsOf({ event, schedule, asked, waiver }: Reviewed): readonly (readonly [name: string, text: string])[] {
  const { startDate, endDate, startTime, endTime, minimumAge, capacity } = event;
  const said = {
    ...event,
    meetingPoint: [event.meetingPoint, spotText(event)].filter(Boolean).join('\n'),
    difficultyNote: [difficultyLabel(event.difficulty), event.difficultyNote].filter(Boolean).join('. '),
  };
  return [
    ['Host', event.organizerName ?? ''],
    [
      'When',
      [
        schedule && `${schedule.text}: ${countOf(schedule.dates, 'date')}`,
        `${schedule ? 'The first: ' : ''}${dayRange(startDate, endDate)}, ${timeText(startTime)} to ${timeText(endTime)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    ['Where', event.location],
    ['Categories', [event.categoryName, ...event.secondaryCategories].join(', ')],
    ['Seats', `${numberText(capacity)}, ${minimumAge > 0 ? `ages ${minimumAge} and up` : 'all ages'}`],
    ['Prices', event.pricingTiers.map((tier) => tierText(tierFromWire(tier))).join('\n')],
    ['Price types', (event.priceTypes ?? []).map((type) => typeText(readPriceType(type))).join('\n')],
    ['Extras', (event.extras ?? []).map((extra) => extraLabel(readExtra(extra))).join('\n')],
    ['Group prices', (event.groupPrices ?? []).map(groupPriceLabel).join('\n')],
    ['Cancellation', policySummary(event.cancellationPolicy)],
    ['Included', event.features.join(', ')],
    ...practicalTexts.map((name) => [practicalTextRules[name].name, said[name]] as const),
    ['Itinerary', itineraryText(event.itinerary)],
    ['Questions and answers', questionsText(event.questions)],
    ['Looks after children', event.childCarer],
    ['Asked after booking', asked.map(({ text, isRequired }) => (isRequired ? `${text} (required)` : text)).join('\n')],
    ['Waiver', waiver ? `${waiver.title}\n${waiver.text}` : ''],
  ];
}

/** 'Student (16 to 25): 80% of the adult price. Show at check-in: Student card' */
function typeText(type: PriceType): string {
  return type.proof === '' ? priceTypeLabel(type) : `${priceTypeLabel(type)}. ${showsText(type.proof)}`;
}

/** 'Early Bird $544, child $328, until March 31, 2027' */
function tierText({ tierType, adultPrice, childPrice, validUntil }: PricingTier): string {
  const child = childPrice === null ? null : `child ${formatShortDollars(childPrice)}`;
  const until = validUntil === null ? null : `until ${dayText(validUntil)}`;
  return [`${tierName(tierType)} ${formatShortDollars(adultPrice)}`, child, until]
    .filter((part) => part !== null)
    .join(', ');
}
