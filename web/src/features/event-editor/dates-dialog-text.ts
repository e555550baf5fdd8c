import type { DatesEditPreview, KeptField, ScopePreview } from '@ascendant/contract/dates-edit';
import type { DateScope } from '@ascendant/domain/event/dates-edit';
import { datesText, editText, keptText } from '@ascendant/domain/event/dates-edit-text';
import { dayText, dayWithWeekday } from '../../ui/text/day-text';
import { fieldLabels } from './field-labels';

/** The groups of fields that other dates take together, and fields that the form shows elsewhere. */
const groupLabels: Readonly<Record<string, string>> = {
  place: 'Location',
  times: 'Start and end time',
  length: 'Duration',
  categories: 'Categories',
  imageUrl: 'Picture',
};

/** 'Start and end time' of `times`. */
export function groupLabel(group: string): string {
  const labels: Readonly<Record<string, string>> = fieldLabels;
  return groupLabels[group] ?? labels[group] ?? group;
}

/** What choosing these dates is called. */
export function scopeLabel(scope: DateScope, preview: DatesEditPreview, startDate: string): string {
  switch (scope) {
    case 'this':
      return `Only ${dayWithWeekday(startDate)}`;
    case 'later':
      return `This and later dates (${datesText(preview.later.dates)})`;
    case 'all':
      return `All upcoming dates (${datesText(preview.all.dates)})`;
  }
}

/** What will change, and what won't. */
export function scopeSentences(scope: DateScope, preview: DatesEditPreview): readonly string[] {
  const part: ScopePreview = preview[scope];
  return [
    editText(part),
    ...part.kept.map(keptSentence),
    ...(scope !== 'this' && preview.changesDays ? ['The other dates stay on their days.'] : []),
  ];
}

function keptSentence({ field, reason, dates, first }: KeptField): string {
  return keptText({
    field: groupLabel(field),
    reason,
    dates,
    first: first.map(({ startDate }) => dayText(startDate, 'short')),
  });
}
