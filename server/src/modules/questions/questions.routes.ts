import { bookingQuestionRoutes as routes } from '@ascendant/contract/booking-question';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import {
  answerByLink,
  answerOwnQuestions,
  ownQuestions,
  questionsByLink,
  type Questionnaire,
} from './booking-questions.service';
import { earlierAnswers } from './earlier-answers';
import { questionsOfEvent, setQuestions } from './event-questions.service';
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
