import { attendeeFilter } from '@ascendant/contract/attendee';
import { idText } from '@ascendant/contract/wire';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { fieldsOf } from '../../http/input';
import { sendCsv } from '../../http/send-csv';
import { questions } from '../questions/questions.module';
import { attendeeCells, attendeeColumns } from './attendee.presenter';
import { exportAttendees } from './attendees.service';

/**
 * Serves the attendees of an event as a CSV file, to whom the list is served. It's a file, so it isn't part of the contract.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function serveAttendeesFile({
  http,
  db,
  limits,
  sealer,
}: Pick<ApplicationContext, 'http' | 'db' | 'limits' | 'sealer'>): void {
  http.get<{ Params: { id: string } }>('/organizer/events/:id/attendees.csv', async (request, reply) => {
    const caller = callerOf(request);
    if (reachOf(authorization.listAttendees, caller.role) === 'none') throw new AppError('forbidden');
    const id = idText.safeParse(request.params.id);
    if (!id.success) throw new AppError('not_found');
    const filter = attendeeFilter.safeParse(request.query);
    if (!filter.success) throw new AppError('invalid_input', { fields: fieldsOf(filter.error) });
    await limits.take('exportList', { target: caller.userId });
    const { rows, zone, sheet } = await exportAttendees({ db, sealer }, caller, {
      ...filter.data,
      eventId: id.data,
      requestId: request.id,
    });
    return sendCsv(reply, {
      name: `attendees-${id.data}`,
      header: [...attendeeColumns(zone), ...(sheet?.columns ?? [])],
      rows: rows.map((row) => [
        ...attendeeCells(row, zone),
        ...(sheet?.cells.get(questions.personKey(row.bookingId, row.position)) ?? []),
      ]),
    });
  });
}
