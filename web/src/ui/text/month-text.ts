import { monthNames } from '@ascendant/domain/date-form';

/** 'November 2026'. @param month YYYY-MM */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}
