import { importRoutes as routes, type ImportPreview, type ImportRecord } from '@ascendant/contract/import';
import { importUpload } from '@ascendant/contract/upload';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { planText, sizeOf, totalsOf, type PlannedDate } from '@ascendant/domain/imports/plan';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { answer } from '../../http/reply';
import { withForm, type UploadedFile } from '../../http/uploads';
import type { ImportFacts } from './imports.repository';
import * as service from './imports.service';

/** Serves bringing bookings from other programs to those who manage an organization. */
export function bindImports({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.previewImport, (call) =>
    withForm(call.request, routes.previewImport, async (form, file) =>
      presentPreview(await service.previewImport(db, callerOf(call), { form, content: await contentOf(file) })),
    ),
  );

  bind(routes.startImport, (call) =>
    withForm(call.request, routes.startImport, async ({ sendTickets, ...form }, file) => {
      const content = await contentOf(file);
      const order = { form, content, sendsTickets: sendTickets === 'yes', requestId: call.request.id };
      return answer(201, presentImport(await service.startImport(db, callerOf(call), order)));
    }),
  );

  bind(routes.listImports, async (call) => (await service.importsOf(db, callerOf(call))).map(presentImport));

  bind(routes.undoImport, async (call) => {
    const about = { id: call.params.id, requestId: call.request.id };
    return presentImport(await service.undoImport(db, callerOf(call), about));
  });
}

async function contentOf(file: UploadedFile | null): Promise<Buffer> {
  const { field, wrongKind } = importUpload;
  if (file === null || file.bytes === 0) throw new AppError('invalid_input', { fields: { [field]: wrongKind } });
  return file.read();
}

function presentPreview(planned: service.Planned): ImportPreview {
  const { source, table, columns, dayOrder, mustChooseOrder, plan, before, own } = planned;
  const refused = service.refusedRows(planned);
  const totals = totalsOf(plan);
  return {
    source,
    dayOrder,
    mustChooseOrder,
    totals,
    before,
    headings: [...table.headings],
    columns,
    summary: planText(totals),
    dates: plan.dates.map(presentDate),
    refused: service.firstRefused(refused),
    refusedCsv: service.refusedCsv(table, refused),
    choices: own.slice(0, longestChoice),
  };
}

/** Dates that are offered to choose from. */
const longestChoice = 1000;

function presentDate({ date, state, event, bookings, rows, refusal }: PlannedDate): ImportPreview['dates'][number] {
  return { date, state, event, bookings: bookings.length, people: sizeOf(rows), refusal };
}

function presentImport(facts: ImportFacts): ImportRecord {
  const { createdAt, undoneAt, problems, nowMs: _, ...shown } = facts;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo: service.isUndoable(facts),
    problems: problems.map(({ bookingId, text }) => ({
      booking: bookingId === null ? null : bookingReference(bookingId),
      text,
    })),
  };
}
