import { WorkDates } from '../features/work-dates/WorkDates';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/dates: the dates of a guide. */
export function WorkDatesPage() {
  return (
    <>
      <AreaHead title="Your dates" />
      <WorkDates />
    </>
  );
}
