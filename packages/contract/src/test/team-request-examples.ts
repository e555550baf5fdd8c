import { long, type Examples } from './examples';

const question = {
  scope: 'person',
  kind: 'text',
  text: 'Boot size?',
  options: [],
  isRequired: false,
  fromAge: null,
  isSensitive: false,
};
const proof = `41.${long(43)}`;
const answer = { questionId: 1, position: null, value: 'x' };

/** What organizers ask travellers, and a traveller's phone number. */
const questionRequestExamples: Readonly<Record<string, Examples>> = {
  'setEventQuestions body': {
    good: [
      { questions: [], removed: [] },
      { questions: Array.from({ length: 20 }, () => question), removed: [7] },
      { questions: [{ ...question, id: 7, text: long(200), fromAge: 99 }], removed: [] },
    ],
    bad: [
      {},
      { questions: Array.from({ length: 21 }, () => question), removed: [] },
      { questions: [{ ...question, text: ' ' }], removed: [] },
      { questions: [{ ...question, text: long(201) }], removed: [] },
      { questions: [{ ...question, kind: 'picture' }], removed: [] },
      { questions: [{ ...question, scope: 'event' }], removed: [] },
      { questions: [{ ...question, fromAge: 0 }], removed: [] },
      { questions: [{ ...question, options: [long(81)] }], removed: [] },
      { questions: [question], removed: ['7'] },
    ],
  },
  'answerBookingQuestions body': {
    good: [{ answers: [] }, { answers: [answer, { ...answer, position: 0, value: '' }] }],
    bad: [
      {},
      { answers: [{ ...answer, value: 7 }] },
      { answers: [{ ...answer, value: long(2001) }] },
      { answers: [{ ...answer, position: -1 }] },
      { answers: [{ ...answer, position: 20 }] },
      { answers: [{ ...answer, questionId: 0 }] },
      { answers: Array.from({ length: 401 }, () => answer) },
    ],
  },
  'readQuestionsByLink body': {
    good: [{ token: proof }],
    bad: [{}, { token: '41' }, { token: `x.${long(43)}` }, { token: `${proof}x` }],
  },
  'readDateMove body': {
    good: [{ token: proof }],
    bad: [{}, { token: '41' }, { token: `${proof}x` }],
  },
  'takeMovedDate body': {
    good: [{ token: proof, to: { startDate: '2027-07-03', startTime: '09:00' } }],
    bad: [
      { token: proof },
      { token: '41', to: { startDate: '2027-07-03', startTime: '09:00' } },
      { token: proof, to: {} },
    ],
  },
  'answerQuestionsByLink body': {
    good: [{ token: proof, answers: [answer] }],
    bad: [{ answers: [answer] }, { token: proof }, { token: '41.x', answers: [] }],
  },
  'setPhone body': {
    good: [{ phone: '' }, { phone: '+1 403 762 1550' }],
    bad: [{}, { phone: 14037621550 }, { phone: long(41) }],
  },
};

/** Requests about the people of an organization and its gate devices, and about accounts that are disabled. */
export const teamRequestExamples: Readonly<Record<string, Examples>> = {
  ...questionRequestExamples,
  'inviteMember body': {
    good: [
      { email: 'Guide@Example.org', role: 'guide' },
      { email: 'a@b.ca', role: 'owner' },
    ],
    bad: [{}, { email: 'guide', role: 'guide' }, { email: 'a@b.ca', role: 'admin' }, { email: 'a@b.ca' }],
  },
  'changeMember body': {
    good: [{ role: 'manager' }, { dates: [] }, { role: 'guide', dates: Array.from({ length: 500 }, () => 7) }],
    bad: [{}, { role: 'admin' }, { dates: ['7'] }, { dates: Array.from({ length: 501 }, () => 7) }],
  },
  'disableUser body': {
    good: [{ disabled: true }, { disabled: false }, { disabled: true, reason: long(500) }],
    bad: [{}, { disabled: true, reason: long(501) }, { disabled: 'true' }],
  },
  'readInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(42) }, { token: `${long(42)}/` }] },
  'acceptInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(44) }, { token: 7 }] },
  'listWorkDates query': { good: [{ q: long(200) }, {}], bad: [{ q: long(201) }] },
  'addGate body': {
    good: [
      { name: 'North gate', dates: [7] },
      { name: long(60), dates: Array.from({ length: 500 }, () => 7) },
    ],
    bad: [{ name: ' ', dates: [7] }, { name: long(61), dates: [7] }, { name: 'a', dates: [] }, { name: 'a' }],
  },
};
