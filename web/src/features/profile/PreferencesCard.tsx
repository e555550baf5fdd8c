import type { User } from '@ascendant/contract/account';
import { defaultTravelDistanceKm, priceLimitLabel, travelDistanceLabel } from '@ascendant/domain/person/preferences';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSavePreferences } from '../../data/person';
import { BestTimesFields } from '../../fields/BestTimesFields';
import { EventTypeFields } from '../../fields/EventTypeFields';
import { DistanceField, PriceFields } from '../../fields/LimitFields';
import { LocationFields } from '../../fields/LocationFields';
import { preferenceValues, toPreferences, type PreferenceValues } from '../../fields/preferences-form';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/toast-store';
import { bestTimesText } from './best-times-text';
import { Card, EditButton, Facts } from './Card';
import styles from './PreferencesCard.module.css';

/** 'Event Preferences': interests, home, travel distance, price and best times. */
export function PreferencesCard({ user }: { readonly user: User }) {
  const [isEditing, setEditing] = useState(false);
  const place = [user.currentCity, user.currentProvince, user.currentCountry].filter(Boolean).join(', ');
  return (
    <Card
      title="Event Preferences"
      action={<EditButton isEditing={isEditing} what="event preferences" onToggle={() => setEditing(!isEditing)} />}
    >
      {isEditing ? (
        <PreferencesForm user={user} onSaved={() => setEditing(false)} />
      ) : (
        <>
          <Facts
            facts={[
              ['Interests', user.preferredEventTypes.join(', ')],
              ['Home', place],
              ['Travel distance', travelDistanceLabel(user.maxTravelDistance)],
              ['Price', priceLimitLabel(user.maxPriceRange, user.priceCurrency)],
              ['Best times', bestTimesText(user)],
            ]}
          />
          <p className={classNames(styles.effect, 'meta')}>{preferencesEffect(user)}</p>
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
    'We measure distance from your home city, and compare your price limit with the lowest adult price in US dollars, without converting it.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Cancelling unmounts it, which resets the draft to the saved values. */
function PreferencesForm({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  const save = useSavePreferences();
  const form = useForm<PreferenceValues>({ defaultValues: openingValues(user) });
  const submit = form.handleSubmit((values) =>
    save.mutate(toPreferences(values), {
      onSuccess: () => {
        showToast({ title: 'Preferences Updated' });
        onSaved();
      },
      onError: () => showToast({ title: 'Failed to update preferences. Please try again.', tone: 'bad' }),
    }),
  );
  return (
    <FormProvider {...form}>
      <form className="stack-wide" onSubmit={(event) => void submit(event)} noValidate>
        <LocationFields />
        <DistanceField />
        <PriceFields />
        <EventTypeFields isTitled />
        <BestTimesFields isTitled />
        <Button kind="primary" type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}

/** A user who was never asked for a travel distance starts with the profile page's default (specification 2, section 3 (Users and sign-up)). */
function openingValues(user: User): PreferenceValues {
  const values = preferenceValues(user);
  const wasAsked = user.onboardingCompleted || values.maxTravelDistance > 0;
  return wasAsked ? values : { ...values, maxTravelDistance: defaultTravelDistanceKm };
}
