import type { EventForm } from '@ascendant/contract/event-editor';
import type { StoredSchedule } from '@ascendant/contract/event-schedule';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { schedulePreviewQuery, scheduleQuery, useSetSchedule } from '../../data/event-series';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { PriceChanges } from './PriceChanges';
import { newSchedule, scheduleForm, scheduleValues, type FirstDay, type ScheduleValues } from './schedule-values';
import { ScheduleFields } from './ScheduleFields';
import { SchedulePreview } from './SchedulePreview';

interface ScheduleDialogProps {
  readonly event: Pick<EventForm, 'id' | 'status' | 'startDate' | 'startTime'>;
  readonly onClose: () => void;
}

/** When an event takes place again and again, with what it would do beside it. */
export function ScheduleDialog({ event, onClose }: ScheduleDialogProps) {
  const { data, isError, refetch } = useQuery(scheduleQuery(event.id));
  if (data !== undefined) return <Loaded event={event} stored={data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Schedule" width="wide">
      {isError ? (
        <ErrorState title="We couldn’t load the schedule" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the schedule" />
      )}
    </Dialog>
  );
}

function Loaded({ event, stored, onClose }: ScheduleDialogProps & { readonly stored: StoredSchedule }) {
  const { schedule, firstDay } = stored;
  const first: FirstDay = { startDate: firstDay, startTime: event.startTime };
  const [values, setValues] = useState<ScheduleValues>(() =>
    schedule === null ? newSchedule(first) : scheduleValues(schedule, first),
  );
  const sent = scheduleForm(values, first);
  const preview = useQuery(schedulePreviewQuery(event.id, useDeferredValue(sent)));
  const { save, isSaving, refused } = useSave(event, onClose);
  const problems = { ...fieldsOf(preview.error), ...refused };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Schedule"
      width="wide"

      action={{ label: 'Save schedule', busy: isSaving && 'Saving...', disabled: isSaving, onDo: () => save(sent) }}
    >
      <ScheduleFields
        values={values}
        problems={problems}
        isNew={schedule === null}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <PriceChanges
        changes={values.prices}
        tiers={stored.firstTiers.map(tierFromWire)}
        firstDay={firstDay}
        problems={problems}
        onChange={(prices) => setValues({ ...values, prices })}
      />
      <SchedulePreview
        preview={preview.isError ? null : (preview.data ?? null)}
        isPublished={event.status === 'published'}
      />
    </Dialog>
  );
}

function useSave({ id, status }: ScheduleDialogProps['event'], onClose: () => void) {
  const { mutate, isPending } = useSetSchedule();
  const [refused, setRefused] = useState<FieldProblems>({});
  const save = (body: Parameters<typeof mutate>[0]['body']) => {
    setRefused({});
    mutate(
      { id, body },
      {
        onSuccess: () => {
          const description =
            status === 'published'
              ? 'Its dates will appear in a moment.'
              : 'Its dates will be added when the event is published.';
          showToast({ title: 'Schedule saved', description });
          onClose();
        },
        onError: (error) => {
          const fields = fieldsOf(error);
          setRefused(fields);
          if (Object.keys(fields).length > 0) return;
          const description = errorSentence(error, 'Failed to save the schedule. Please try again.');
          showToast({ title: 'Error', description, tone: 'bad' });
        },
      },
    );
  };
  return { save, isSaving: isPending, refused };
}
