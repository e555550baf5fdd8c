import type { BySign, SunText } from './sign-meaning';

/** The Sun in each sign: what a person is here to do. Written for this product. */
export const sunTexts: BySign<SunText> = {
  Aries: {
    keywords: 'bold, direct, quick to begin',
    purpose: 'To start what others only talk about, and to find out what you can do by doing it.',
    strengths:
      'You go first. You forgive quickly, say what you mean, and bring courage to people who had mislaid theirs.',
    challenges: 'Waiting. The middle of a long project, and being told to slow down by someone who is right.',
    shadow: 'Winning arguments that no one else was having.',
  },
  Taurus: {
    keywords: 'steady, sensual, loyal',
    purpose: 'To build something that lasts and to enjoy it while it grows.',
    strengths: 'Patience that outlives obstacles, good taste, and a calm that other people come to warm themselves at.',
    challenges: 'Letting go of what once worked. Change that arrives without knocking.',
    shadow: 'Holding on so tightly that the thing itself goes numb.',
  },
  Gemini: {
    keywords: 'curious, lively, many-sided',
    purpose: 'To connect people, places and ideas that had not met, and to keep asking.',
    strengths: 'You learn fast, talk to anyone, and find the funny side before the rain has stopped.',
    challenges: 'Staying with one thing once you have understood how it goes.',
    shadow: 'Knowing a little of everything as a way of risking nothing.',
  },
  Cancer: {
    keywords: 'protective, tender, mindful of roots',
    purpose: 'To make a place where others can drop their guard, and to keep its stories alive.',
    strengths: 'You remember what matters to people. You look after the slowest walker and know where the soup is.',
    challenges: 'Asking straight out for what you hope others will guess.',
    shadow: 'Retreating sideways and calling it peace.',
  },
  Leo: {
    keywords: 'warm, generous, wholehearted',
    purpose: 'To give your whole heart in plain sight and to help others dare the same.',
    strengths: 'Loyalty, play, and a gift for turning an ordinary evening into an occasion.',
    challenges: 'Hearing advice as advice. Days on which no one claps.',
    shadow: 'Mistaking being noticed for being loved.',
  },
  Virgo: {
    keywords: 'careful, useful, observant',
    purpose: 'To make things work better than you found them, one honest detail at a time.',
    strengths: 'You see what is missing before it is missed, keep your promises, and help without a speech.',
    challenges: 'Calling something finished. Resting while there is still a list.',
    shadow: 'Polishing yourself instead of living.',
  },
  Libra: {
    keywords: 'fair, gracious, sociable',
    purpose: 'To bring people into balance and to leave every room a little kinder and better lit.',
    strengths: 'You hear both sides, choose words that heal, and know how things should look.',
    challenges: 'Choosing, when every choice disappoints someone.',
    shadow: 'Agreeing so smoothly that you go missing.',
  },
  Scorpio: {
    keywords: 'intense, private, devoted',
    purpose: 'To go where it is deep and to come back changed and truthful.',
    strengths: 'Nerve, focus and loyalty. You stay when it gets difficult and you can keep a secret for life.',
    challenges: 'Trusting before everything has been proved. Leaving old hurts where they are.',
    shadow: 'Testing people until they fail.',
  },
  Sagittarius: {
    keywords: 'free, hopeful, plain-spoken',
    purpose: 'To see what lies past the next ridge and to bring home what it means.',
    strengths: 'Good humour, wide horizons, and a faith in luck that tends to make some.',
    challenges: 'Small print, long silences, and promises made in the first glow.',
    shadow: 'Leaving just before it would have counted.',
  },
  Capricorn: {
    keywords: 'patient, responsible, dry-humoured',
    purpose: 'To climb something worth the climb and to leave steps for those behind.',
    strengths: 'You plan, you endure, you deliver. Your word is a handrail.',
    challenges: 'Letting a day be useless. Accepting help before it is urgent.',
    shadow: 'Waiting to be happy until everything is done.',
  },
  Aquarius: {
    keywords: 'original, principled, friendly',
    purpose: 'To think one step ahead for everybody and to stay yourself among many.',
    strengths: 'Independence, fairness, and ideas that look odd on Monday and obvious by Friday.',
    challenges: 'Feelings that will not be reasoned with, your own first.',
    shadow: 'Loving mankind from a safe distance.',
  },
  Pisces: {
    keywords: 'imaginative, gentle, open',
    purpose: 'To feel what others miss and to turn it into comfort, art or quiet help.',
    strengths: 'Compassion, imagination, and a way of making strangers feel understood.',
    challenges: 'Edges: saying no, being on time, knowing which mood is yours.',
    shadow: 'Drifting off when the shore needs you.',
  },
};
