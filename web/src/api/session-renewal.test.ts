import { describe, expect, it } from 'vitest';
import { identityQuestion, waitForQuestions } from './session-renewal';

describe('a question to a signed-in person', () => {
  it('waits for its dialog while that loads', async () => {
    waitForQuestions(Promise.resolve());
    const answer = identityQuestion.ask();
    const takeBack = identityQuestion.offer(async () => true);
    expect(await answer).toBe(true);
    takeBack();
  });

  it('is answered with no when its dialog can’t be loaded', async () => {
    waitForQuestions(Promise.reject(new Error('no network')));
    expect(await identityQuestion.ask()).toBe(false);
  });

  it('is answered with no when there’s no dialog anymore', async () => {
    waitForQuestions(Promise.resolve());
    const takeBack = identityQuestion.offer(async () => true);
    takeBack();
    expect(await identityQuestion.ask()).toBe(false);
  });
});
