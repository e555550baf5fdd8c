import { describe, expect, it } from 'vitest';
import { fieldProblems } from './form/field-problems';
import {
  filledLists,
  listProblems,
  noPracticalLists,
  practicalListRules,
  type EventQuestion,
  type ItineraryStep,
  type PracticalLists,
} from './practical-lists';

const step: ItineraryStep = { when: 'Day 1', title: 'Up to the hut', text: 'Six hours on good trail.' };
const question: EventQuestion = { question: 'Can I bring my dog?', answer: 'Yes, on a leash.' };
const problems = (lists: Partial<PracticalLists>) => fieldProblems(listProblems({ ...noPracticalLists, ...lists }));
const times = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
const long = (length: number) => 'x'.repeat(length);

describe('an itinerary', () => {
  it('has up to 20 steps', () => {
    expect(problems({ itinerary: times(20, step) })).toEqual({});
    expect(problems({ itinerary: times(21, step) })).toEqual({ itinerary: 'Please use at most 20 steps' });
  });

  it('names each step; when it is and its text may be empty', () => {
    expect(problems({ itinerary: [{ when: '', title: 'Lunch', text: '' }] })).toEqual({});
    expect(problems({ itinerary: [step, { when: 'Day 2', title: ' ', text: '' }] })).toEqual({
      'itinerary.1.title': 'Please name this step',
    });
  });

  it.each([
    ['when', 30],
    ['title', 80],
    ['text', 400],
  ] as const)('has up to so many characters of %s: %i', (name, max) => {
    expect(practicalListRules.itinerary.texts[name].max).toBe(max);
    expect(problems({ itinerary: [{ ...step, [name]: long(max) }] })).toEqual({});
    expect(problems({ itinerary: [{ ...step, [name]: long(max + 1) }] })).toEqual({
      [`itinerary.0.${name}`]: `Please use at most ${max} characters`,
    });
  });
});

describe('questions', () => {
  it('are up to 10, each with an answer', () => {
    expect(problems({ questions: times(10, question) })).toEqual({});
    expect(problems({ questions: times(11, question) })).toEqual({ questions: 'Please use at most 10 questions' });
    expect(problems({ questions: [{ question: '', answer: 'Yes' }] })).toEqual({
      'questions.0.question': 'Please enter the question',
    });
    expect(problems({ questions: [{ question: 'Why?', answer: '' }] })).toEqual({
      'questions.0.answer': 'Please enter the answer',
    });
  });

  it.each([
    ['question', 150],
    ['answer', 800],
  ] as const)('have up to so many characters of %s: %i', (name, max) => {
    expect(problems({ questions: [{ ...question, [name]: long(max) }] })).toEqual({});
    expect(problems({ questions: [{ ...question, [name]: long(max + 1) }] })).toEqual({
      [`questions.0.${name}`]: `Please use at most ${max} characters`,
    });
  });
});

it('an entry without any text doesn’t exist, and isn’t a problem', () => {
  const lists = {
    itinerary: [{ when: ' ', title: '', text: '' }, step],
    questions: [question, { question: '', answer: ' ' }],
  };
  expect(problems(lists)).toEqual({});
  expect(filledLists(lists)).toEqual({ itinerary: [step], questions: [question] });
  expect(problems({ itinerary: [...times(20, step), { when: '', title: '', text: '' }] })).toEqual({});
});
