import { expect, it } from 'vitest';
import { itineraryText, questionsText } from './practical-list-text';

it('a step is one line, without what the organizer doesn’t say', () => {
  const steps = [
    { when: 'Day 1', title: 'Up to the hut', text: 'Six hours.' },
    { when: '', title: 'Down again', text: '' },
  ];
  expect(itineraryText(steps)).toBe('Day 1: Up to the hut (Six hours.)\nDown again');
  expect(itineraryText([])).toBe('');
});

it('a question has its answer below it', () => {
  const questions = [
    { question: 'Dogs?', answer: 'Yes.' },
    { question: 'Rain?', answer: 'We go.' },
  ];
  expect(questionsText(questions)).toBe('Dogs?\nYes.\n\nRain?\nWe go.');
  expect(questionsText([])).toBe('');
});
