import type { SomeTraits } from './trait-lines';

/** What people do, and who shows them. */
export const workLines: SomeTraits = {
  making: {
    topic: 'work',
    likes: ['earth', 'fire'],
    helps: {
      Sun: 'You’ll be proud of what you make.',
      Moon: 'Making things calms you down.',
      Mercury: 'You learn best by making something.',
      Venus: 'You love making things with your own hands.',
      Mars: 'You like to work with your hands.',
      Asc: 'You make friends while you make things.',
    },
    strains: {
      Sun: 'You like things perfect, and a first try never is.',
      Moon: 'Making things in front of others isn’t easy for you.',
      Mercury: 'You’d rather talk about it than make it.',
      Venus: 'You’d rather buy one than make one.',
      Mars: 'Small, fiddly work may test your patience.',
    },
  },
  tools: {
    topic: 'work',
    likes: ['earth', 'fire'],
    helps: {
      Sun: 'You like to leave a place better than you found it.',
      Moon: 'It feels good to you to be of use.',
      Mercury: 'You like to know which tool is for what.',
      Mars: 'You like real work with real tools.',
      Asc: 'You’ll like the crew.',
    },
    strains: {
      Sun: 'You’d rather plan the work than do it.',
      Venus: 'You’d rather not get your hands dirty.',
      Mars: 'You may put the tools down early.',
      Mercury: 'You may talk more than you work.',
    },
  },
  teacher: {
    topic: 'work',
    likes: ['air', 'earth'],
    helps: {
      Sun: 'You’ll get better fast with a good teacher.',
      Moon: 'You’re braver with a teacher by your side.',
      Mercury: 'You learn fast from a good teacher.',
      Venus: 'You like to learn from someone who’s good at it.',
      Asc: 'You’re easy to teach.',
    },
    strains: {
      Sun: 'You don’t like a teacher telling you how.',
      Moon: 'You don’t like to be the one who’s new to it.',
      Mercury: 'You may argue with the teacher.',
      Mars: 'You’d rather work it out than be taught.',
      Asc: 'You may be shy of the teacher.',
    },
  },
  coach: {
    topic: 'work',
    likes: ['fire', 'air'],
    helps: {
      Sun: 'With a coach you’ll see how good you can get.',
      Moon: 'You trust yourself more with a coach.',
      Mercury: 'You’ll take in every word from the coach.',
      Mars: 'You push harder with a coach.',
      Asc: 'You’ll get on with the coach.',
    },
    strains: {
      Sun: 'You’d rather be the coach.',
      Moon: 'You don’t like being pushed by a coach.',
      Mercury: 'You may tune the coach out.',
      Mars: 'You like to do it your way, not the coach’s.',
    },
  },
  guide: {
    topic: 'work',
    likes: ['air', 'earth'],
    helps: {
      Sun: 'You’ll see more with a guide.',
      Moon: 'You relax when the guide knows the way.',
      Mercury: 'You’ll ask the guide a hundred questions.',
      Venus: 'You like a place more with a guide who knows it.',
      Mars: 'The guide knows the way, so you can just go.',
      Asc: 'You’ll get on with the guide.',
    },
    strains: {
      Sun: 'You’d rather lead than follow a guide.',
      Moon: 'It takes you a while to trust a guide.',
      Mercury: 'You’d rather look it up than ask the guide.',
      Venus: 'You’d stay longer at the best bits than the guide will.',
      Mars: 'You’d rather find your own way than ask a guide.',
    },
  },
  talks: {
    topic: 'work',
    likes: ['air', 'fire'],
    helps: {
      Sun: 'You’ll come away from the talks knowing more.',
      Mercury: 'You love to listen to a good talk.',
      Asc: 'The talks will give you something to say to people.',
    },
    strains: {
      Moon: 'You may drift off during the talks.',
      Venus: 'You’re here for the people more than for the talks.',
      Mars: 'Sitting through talks isn’t your strength.',
    },
  },
  prizes: {
    topic: 'work',
    likes: ['fire', 'air'],
    helps: {
      Sun: 'You’ll have your eye on the prize.',
      Mercury: 'You’ll have a plan for winning a prize.',
      Mars: 'You’re always up for a contest with prizes.',
      Venus: 'You like a prize, even a silly one.',
    },
    strains: {
      Sun: 'There are prizes, and you hate to lose.',
      Moon: 'You can’t relax when there’s a prize to win.',
      Venus: 'You’d rather play for fun than for prizes.',
      Mars: 'You may want the prize a bit too much.',
    },
  },
  transfers: {
    topic: 'length',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You like it when the ride is taken care of.',
      Moon: 'Someone else drives, so you can look out the window.',
      Mercury: 'You’ve got one less thing to plan: the ride is taken care of.',
      Venus: 'You like it when someone else drives.',
    },
    strains: {
      Sun: 'You’d rather drive than be driven.',
      Mars: 'You may not like to wait for the bus.',
    },
  },
  luggage: {
    topic: 'length',
    likes: ['air', 'fire'],
    helps: {
      Sun: 'You like to travel light, with your bags sent ahead.',
      Moon: 'Your bags go ahead, and that’s a load off your mind.',
      Mars: 'Your bags go ahead, so you can go at your own speed.',
    },
    strains: {
      Moon: 'You’d rather keep your bags with you.',
    },
  },
  bikes: {
    topic: 'pace',
    likes: ['fire', 'air'],
    helps: {
      Sun: 'You’re happiest on a bike.',
      Moon: 'You can shake off a bad mood on a bike.',
      Mercury: 'You get your best ideas on a bike.',
      Venus: 'You like to see a place from a bike.',
      Mars: 'You like to go fast on a bike.',
    },
    strains: {
      Moon: 'You feel better on foot than on a bike.',
      Venus: 'You’d rather stroll than ride a bike.',
      Mars: 'The bike may tire you out.',
    },
  },
};
