import { bookingQuestionRoutes as routes } from '@ascendant/contract/booking-question';
import { fieldSheetRoutes } from '@ascendant/contract/field-sheet';
import { idText } from '@ascendant/contract/wire';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { sendCsv } from '../../http/send-csv';
import {
  answerByLink,
  answerOwnQuestions,
  ownQuestions,
  questionsByLink,
  type Questionnaire,
} from './booking-questions.service';
import { earlierAnswers } from './earlier-answers';
import { questionsOfEvent, setQuestions } from './event-questions.service';
import { hasExtras, presentFieldSheet, sheetCells, sheetColumns } from './field-sheet.presenter';
import { readFieldSheet } from './field-sheet.service';
import { presentQuestionnaire } from './questions.presenter';

/** Serves questions to the organizers who ask them and the travellers who answer. */
export function bindQuestions({ bind, db, sealer }: Pick<ApplicationContext, 'bind' | 'db' | 'sealer'>): void {
  const deps = { db, sealer };
  const toOwner = async (questionnaire: Questionnaire) =>
    presentQuestionnaire(questionnaire, { isByLink: false, earlier: await earlierAnswers(deps, questionnaire) });
  const byLink = (questionnaire: Questionnaire) =>
    presentQuestionnaire(questionnaire, { isByLink: true, earlier: new Map() });

  bind(routes.getEventQuestions, async (call) => ({
    questions: await questionsOfEvent(db, callerOf(call), call.params.id),
  }));

  bind(routes.setEventQuestions, async (call) => {
    const change = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return { questions: await setQuestions(db, callerOf(call), change) };
  });

  bind(routes.getBookingQuestions, async (call) => toOwner(await ownQuestions(deps, callerOf(call), call.params.id)));

  bind(routes.answerBookingQuestions, async (call) => {
    const answering = { ...call.body, bookingId: call.params.id, requestId: call.request.id };
    return toOwner(await answerOwnQuestions(deps, callerOf(call), answering));
  });

  bind(routes.readQuestionsByLink, async (call) => byLink(await questionsByLink(deps, call.body.token)));

  bind(routes.answerQuestionsByLink, async (call) =>
    byLink(await answerByLink(deps, { ...call.body, requestId: call.request.id })),
  );
}

type SheetContext = Pick<ApplicationContext, 'bind' | 'http' | 'db' | 'sealer' | 'limits'>;

/** Serves the field sheet of a date, and the same as a CSV file, which isn't part of the contract. */
export function bindFieldSheet({ bind, http, db, sealer, limits }: SheetContext): void {
  const deps = { db, sealer };

  bind(fieldSheetRoutes.getFieldSheet, async (call) => {
    const reading = { eventId: call.params.id, as: 'read', requestId: call.request.id } as const;
    return presentFieldSheet(await readFieldSheet(deps, callerOf(call), reading));
  });

  type Asked = { Params: { id: string }; Querystring: { sensitive?: string } };
  http.get<Asked>('/organizer/events/:id/field-sheet.csv', async (request, reply) => {
    const caller = callerOf(request);
    if (reachOf(authorization.getFieldSheet, caller.role) === 'none') throw new AppError('forbidden');
    const id = idText.safeParse(request.params.id);
    if (!id.success) throw new AppError('not_found');
    await limits.take('exportList', { target: caller.userId });
    const isWhole = request.query.sensitive === 'yes';
    const as = isWhole ? 'exported_with_sensitive' : 'exported';
    const sheet = await readFieldSheet(deps, caller, { eventId: id.data, as, requestId: request.id });
    const questions = sheet.questions.filter(({ isSensitive }) => isWhole || !isSensitive);
    const withExtras = hasExtras(sheet.parties);
    return sendCsv(reply, {
      name: `field-sheet-${id.data}`,
      header: sheetColumns(questions, withExtras),
      rows: sheet.parties.flatMap((party) =>
        party.people.map((person) => sheetCells(person, party, { questions, withExtras })),
      ),
    });
  });
}
