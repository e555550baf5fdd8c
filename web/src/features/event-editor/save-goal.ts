/** What a button does besides saving: nothing more, or also send the event to review or publish it. */
export type SaveGoal = 'save' | 'send';
