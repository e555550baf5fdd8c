import type { JobState } from '@ascendant/contract/operations';
import type { StatusLabel } from '@ascendant/domain/booking/status-label';

const states: Readonly<Record<JobState, StatusLabel>> = {
  dead: { text: 'Failed', tone: 'poor' },
  trying_again: { text: 'Retrying', tone: 'fair' },
  running: { text: 'Running', tone: 'good' },
  waiting: { text: 'Waiting', tone: 'plain' },
};

export function jobStateLabel(state: JobState): StatusLabel {
  return states[state];
}

/** 'make_refund' becomes 'Make refund' */
export function taskText(task: string): string {
  const words = task.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** '84 MB', '12.3 GB' */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount < 10 && step > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[step]}`;
}
