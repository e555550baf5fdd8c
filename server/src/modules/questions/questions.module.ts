import type { Module } from '../../application/module';
import { forgetAnswersAbout, forgetAnswersOf, forgetOldAnswers } from './answers.repository';
import { askQuestions } from './ask-questions';
import { sheetCellsByPerson } from './field-sheet.presenter';
import { placeOf } from './open-answers';
import { countOpenQuestions, missingByPerson, personKey } from './open-questions';
import { bindFieldSheet, bindQuestions } from './questions.routes';

const secondsBetweenEmails = 900;
const secondsBetweenErasures = 3600;

/** What organizers ask those who've booked, and what they've answered. */
export const questionsModule: Module = {
  name: 'questions',
  register: (context) => {
    bindQuestions(context);
    bindFieldSheet(context);
    const { config, db, jobs } = context;
    jobs.define('ask_questions', () => askQuestions(db, config.publicUrl));
    jobs.every(secondsBetweenEmails, 'ask_questions');
    jobs.define('forget_answers', () => forgetOldAnswers(db));
    jobs.every(secondsBetweenErasures, 'forget_answers');
  },
};

/** What later modules use. */
export const questions = {
  countOpenQuestions,
  forgetAnswersAbout,
  forgetAnswersOf,
  missingByPerson,
  personKey,
  placeOf,
  sheetCellsByPerson,
};
