/** Answers for demo feedback, one list per question: for people who rate an event 6 or higher, and for the others. */
export interface AnswerPools {
  readonly question1: readonly string[];
  readonly question2: readonly string[];
  readonly question3: readonly string[];
}

export const likedAnswers: AnswerPools = {
  question1: [
    'The hours. Someone has thought about the light.',
    'It says plainly what is hard about it.',
    'Small enough that I would know everybody by the second day.',
    'I have wanted to try this since I was about nine.',
    'The food, and that there is soup.',
    'That it starts early and ends in time for supper.',
    'The guide sounds like a person rather than a brochure.',
    'It is close to home and still somewhere I have never been.',
    'You learn to do something, not only to look at it.',
    'The price is honest and includes what it should.',
    'My mother grew up near there.',
    'No phones. I need someone to take it from me.',
  ],
  question2: [
    'The first morning.',
    'Standing still for an hour and being allowed to.',
    'Meeting the people who live there.',
    'The moment when it gets dark.',
    'Being tired for a good reason.',
    'The journey there, in a small boat if possible.',
    'Showing the children that I can do it too.',
    'Whatever is in the third course.',
    'Learning one thing properly.',
    'A bed at the end of a long day outside.',
    'Hearing it before I see it.',
    'Not having to plan anything.',
  ],
  question3: [
    'My sister, who will complain and then love it.',
    'No one. I would like to go by myself for once.',
    'My husband, if he may bring his binoculars.',
    'Two friends from work who never leave the city.',
    'My son, when he is old enough.',
    'My neighbour, who taught me to fish.',
    'The whole choir, if there were room.',
    'My partner. It would be our tenth anniversary.',
    'My father. He has the time now.',
    'An old friend I have not seen since school.',
    'My daughter; she would ask better questions than I do.',
    'Anyone who answers the phone first.',
  ],
};

export const lessAppealingAnswers: AnswerPools = {
  question1: [
    'The start is too early for me.',
    'Too far away for so short a time.',
    'I am not good in crowds.',
    'It sounds colder than I am brave.',
    'The price, to be honest.',
    'I have small children and it begins at ten at night.',
    'I tried something like it once and was seasick.',
    'Too many stairs for my knees.',
  ],
  question2: [
    'A shorter version of one day.',
    'A later start, say nine.',
    'A place nearer to a train station.',
    'A group for complete beginners.',
    'A room of my own at night.',
    'A date outside the school term.',
    'If there were a roof.',
    'A lower price for two.',
  ],
  question3: [
    'A slow walk with lunch in the middle.',
    'Something indoors with my hands.',
    'A concert, sitting down.',
    'A day on a lake near home.',
    'A cooking class in the evening.',
    'Anything with dogs.',
    'A museum with the lights on.',
    'A weekend in the woods with a stove.',
  ],
};
