import { describe, expect, it } from 'vitest';
import { questionProblems, refuseChange, type QuestionDraft } from './question-form';

const draft: QuestionDraft = {
  scope: 'person',
  kind: 'choice',
  text: 'Shirt size?',
  options: ['S', 'M'],
  isRequired: false,
  fromAge: null,
  isSensitive: false,
};

describe('a question', () => {
  it('needs a text, and a choice needs two different answers', () => {
    expect(questionProblems(draft)).toEqual({});
    expect(questionProblems({ ...draft, text: ' ' })).toEqual({ text: 'Please enter the question' });
    expect(questionProblems({ ...draft, options: ['S', ' '] })).toEqual({
      options: 'Please enter at least 2 answers to choose from',
    });
    expect(questionProblems({ ...draft, options: ['S', 'S'] })).toEqual({
      options: 'Each answer can be in the list once',
    });
    expect(questionProblems({ ...draft, kind: 'text', options: [] })).toEqual({});
  });

  it('that has answers stays of its kind and about the same people, and can have another text', () => {
    const why = 'This question has answers. Remove it and add another one instead.';
    expect(refuseChange(draft, { ...draft, text: 'Size of your shirt?' })).toEqual({});
    expect(refuseChange(draft, { ...draft, kind: 'text' })).toEqual({ kind: why });
    expect(refuseChange(draft, { ...draft, scope: 'booking' })).toEqual({ scope: why });
  });
});
