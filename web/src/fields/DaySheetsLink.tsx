import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { dayWithWeekday } from '../ui/text/day-text';

interface DaySheetsLinkProps {
  readonly day: string;
  /** How many dates the day has. */
  readonly count: number;
}

/** Leads to the field sheets of all dates of a day, which are printed at once. Of one date, its own link is enough. */
export function DaySheetsLink({ day, count }: DaySheetsLinkProps) {
  if (count < 2) return null;
  return (
    <ButtonLink size="small" to={paths.daySheets(day)} reloadDocument>
      {`All ${count} field sheets of ${dayWithWeekday(day, 'short')}`}
    </ButtonLink>
  );
}
