import { expect, test } from 'vitest';
import { lastingName, noComplaints, shownProblems, withDue, withoutRefusals } from './complaints';

const ids = { itinerary: [4, 7], questions: [], gallery: [] };
const moved = { ...ids, itinerary: [7, 4] };
const problems = { title: 'Title is required', 'itinerary.1.title': 'Say what happens' };

test('before the form is sent, only controls that have lost the focus are complained about', () => {
  expect(shownProblems(problems, noComplaints, ids)).toEqual({});
  expect(shownProblems(problems, withDue(noComplaints, ['title']), ids)).toEqual({ title: 'Title is required' });
});

test('once it was sent, everything that’s wrong is complained about', () => {
  expect(shownProblems(problems, { ...noComplaints, wasSent: true }, ids)).toEqual(problems);
});

test('a complaint about an entry moves with it', () => {
  const complaints = withDue(noComplaints, [lastingName('itinerary.1.title', ids)]);
  expect(shownProblems(problems, complaints, ids)).toHaveProperty(['itinerary.1.title']);
  expect(shownProblems(problems, complaints, moved)).toEqual({});
  expect(shownProblems({ 'itinerary.0.title': 'Say what happens' }, complaints, moved)).toHaveProperty([
    'itinerary.0.title',
  ]);
});

test('what the server refused moves with its entry, and goes away with it or with a change', () => {
  const refused = { title: 'No', [lastingName('itinerary.1.text', ids)]: 'Too long' };
  const complaints = { ...noComplaints, refused };
  expect(shownProblems({}, complaints, moved)).toEqual({ title: 'No', 'itinerary.0.text': 'Too long' });
  expect(shownProblems({}, complaints, { ...ids, itinerary: [4] })).toEqual({ title: 'No' });
  expect(shownProblems({}, withoutRefusals(complaints, ['title']), moved)).toEqual({ 'itinerary.0.text': 'Too long' });
});
