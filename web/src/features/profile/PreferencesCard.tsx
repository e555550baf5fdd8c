import type { User } from '@ascendant/contract/account';
import { reachFactor } from '@ascendant/domain/match/preference-fit';
import {
  priceLimitLabel,
  travelDistanceLabel,
  weekdayLabel,
  weekdays,
  type TimePeriod,
} from '@ascendant/domain/person/preferences';
import { isComparable } from '@ascendant/domain/pricing/exchange-rate';
import { useState } from 'react';
import { useExchangeRate } from '../../data/exchange-rate';
import { priceLimitNote } from '../../fields/price-limit-note';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { siteCurrency } from '../../ui/text/site-currency';
import { Card, EditButton, Facts } from './Card';
import styles from './PreferencesCard.module.css';

const PreferencesForm = lazyDialog(async () => (await import('./PreferencesForm')).PreferencesForm);

/** 'Event Preferences': interests, home, travel distance, price and best times. */
export function PreferencesCard({ user }: { readonly user: User }) {
  const rate = useExchangeRate();
  const { maxPriceRange, priceCurrency } = user;
  const [isEditing, setEditing] = useState(false);
  const place = [user.currentCity, user.currentProvince, user.currentCountry].filter(Boolean).join(', ');
  return (
    <Card
      title="Event Preferences"
      action={<EditButton isEditing={isEditing} what="event preferences" onToggle={() => setEditing(!isEditing)} />}
    >
      {isEditing ? (
        <PreferencesForm user={user} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Facts
            facts={[
              ['Interests', user.preferredEventTypes.join(', ')],
              ['Home', place],
              ['Travel distance', travelDistanceLabel(user.maxTravelDistance)],
              [
                'Price',
                priceLimitLabel(
                  maxPriceRange,
                  isComparable(priceCurrency, { charged: siteCurrency(), rate }) ? priceCurrency : null,
                ),
              ],
              ['Best times', bestTimesText(user)],
            ]}
          />
          <p
            className={classNames(styles.effect, 'meta')}
          >{`${preferencesEffect(user)} ${priceLimitNote(maxPriceRange, priceCurrency, rate)}`}</p>
        </>
      )}
    </Card>
  );
}

/** What the preferences do. Source: rules PRE-02, PRE-03 and PRE-07. */
function preferencesEffect({ starsOff }: User): string {
  const sentences = [
    'Recommended for You lists events that fit these preferences first.',
    'Events that don’t fit come after them, and their cards say why.',
    starsOff ? null : 'Your match scores stay the same.',
    `Nothing is recommended beyond ${reachFactor} times your distance, unless too few events are left.`,
    'We measure distance from your home city, and compare your price limit with the lowest adult price.',
  ];
  return sentences.filter(Boolean).join(' ');
}

type BestTimes = Pick<User, 'preferredDays' | 'preferredTimes'>;

/** 'Friday: Evening; Saturday, Sunday: all day'. Days with the same times are grouped. */
export function bestTimesText({ preferredDays, preferredTimes }: BestTimes): string {
  const daysByTimes = new Map<string, string[]>();
  for (const day of weekdays) {
    if (!preferredDays.includes(day)) continue;
    const times = timesText(preferredTimes[day] ?? []);
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), weekdayLabel(day)]);
  }
  return [...daysByTimes].map(([times, days]) => `${days.join(', ')}: ${times}`).join('; ');
}

function timesText(times: readonly TimePeriod[]): string {
  return times.join(', ') || 'all day';
}
