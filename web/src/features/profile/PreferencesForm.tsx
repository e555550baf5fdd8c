import type { User } from '@ascendant/contract/account';
import { defaultTravelDistanceKm } from '@ascendant/domain/person/preferences';
import { FormProvider, useForm } from 'react-hook-form';
import { useSavePreferences } from '../../data/person';
import { BestTimesFields } from '../../fields/BestTimesFields';
import { EventTypeFields } from '../../fields/EventTypeFields';
import { DistanceField, PriceFields } from '../../fields/LimitFields';
import { LocationFields } from '../../fields/LocationFields';
import { preferenceValues, toPreferences, type PreferenceValues } from '../../fields/preferences-form';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';

/** Edits the preferences. Cancelling unmounts it, which resets the draft to the saved values. */
export function PreferencesForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const save = useSavePreferences();
  const form = useForm<PreferenceValues>({ defaultValues: openingValues(user) });
  const submit = form.handleSubmit((values) =>
    save.mutate(toPreferences(values), {
      onSuccess: () => {
        showToast({ title: 'Preferences Updated' });
        onClose();
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
