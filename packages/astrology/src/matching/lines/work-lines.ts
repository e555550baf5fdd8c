import type { SomeTraits } from './trait-lines';

/** What people do, and who shows them. */
export const workLines: SomeTraits = {
  making: {
    topic: 'work',
    likes: ['earth', 'fire'],
    helps: {
      Sun: 'You’re proud of what you make, and here you’ll make things.',
      Moon: 'You calm down when you make things.',
      Mercury: 'You learn by doing, and here you’ll make things.',
      Venus: 'You like to make things that look good.',
      Mars: 'You like to make things with your hands.',
      Asc: 'You make friends while you make things.',
    },
    strains: {
      Sun: 'You like it perfect, and a first try seldom is.',
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
      Venus: 'You like your hands clean, and this is work with tools.',
      Mars: 'You may put the tools down early.',
      Mercury: 'You may talk more than you work.',
    },
  },
  teacher: {
    topic: 'work',
    likes: ['air', 'earth'],
    helps: {
      Sun: 'You like to get better at things, and there’s a teacher.',
      Moon: 'You’re braver with a teacher by your side.',
      Mercury: 'You learn fast, and there’s a real teacher.',
      Venus: 'You like to learn from someone who’s good at it.',
      Asc: 'You’re easy to teach.',
    },
    strains: {
      Sun: 'You don’t like to be told how, and there’s a teacher.',
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
      Sun: 'You like to see how good you can get, and there’s a coach.',
      Moon: 'You trust yourself more with a coach.',
      Mercury: 'You’ll take in every word from the coach.',
      Mars: 'You push harder with a coach.',
      Asc: 'You’ll get on with the coach.',
    },
    strains: {
      Sun: 'You’d rather be the coach.',
      Moon: 'You don’t like to be pushed, and there’s a coach.',
      Mercury: 'You may tune the coach out.',
      Mars: 'You like to do it your way, not the coach’s.',
    },
  },
  guide: {
    topic: 'work',
    likes: ['air', 'earth'],
    helps: {
      Sun: 'With a guide you’ll see more, and you like to.',
      Moon: 'You relax when the guide knows the way.',
      Mercury: 'You’ll ask the guide a hundred questions.',
      Venus: 'You like a place more with a guide who knows it.',
      Mars: 'You can just go: the guide knows the way.',
      Asc: 'You’ll get on with the guide.',
    },
    strains: {
      Sun: 'You like to lead, and here you follow a guide.',
      Moon: 'It takes you a while to trust a guide.',
      Mercury: 'You’d rather look it up than ask the guide.',
      Venus: 'You’d stay longer at the best bits than the guide will.',
      Mars: 'You’d rather find the way than follow a guide.',
    },
  },
  talks: {
    topic: 'work',
    likes: ['air', 'fire'],
    helps: {
      Sun: 'You like to know how things work, and there are talks.',
      Mercury: 'You love a good talk, and there are a few.',
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
      Sun: 'You like to win, and there are prizes.',
      Mercury: 'You play to win, and there are prizes.',
      Mars: 'You’re up for a contest, and there are prizes.',
      Venus: 'You like a prize, even a silly one.',
    },
    strains: {
      Sun: 'You hate to lose more than you say, and there are prizes.',
      Moon: 'You don’t relax when there are prizes.',
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
      Venus: 'You like being driven, and the ride is taken care of.',
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
      Sun: 'You like to travel light, and your bags go ahead.',
      Moon: 'Your bags go ahead, and that’s a load off your mind.',
      Mars: 'Your bags go ahead, so you can go at your own speed.',
    },
    strains: {
      Moon: 'You like to have your things with you, and the bags go ahead.',
    },
  },
  bikes: {
    topic: 'pace',
    likes: ['fire', 'air'],
    helps: {
      Sun: 'You’re happy on a bike, and there’s one for you.',
      Moon: 'You can shake off a bad mood on a bike.',
      Mercury: 'You get ideas on a bike, and there’s one for you.',
      Venus: 'You like to see a place from a bike.',
      Mars: 'You like to move fast, and there’s a bike for you.',
    },
    strains: {
      Moon: 'You feel better on foot than on a bike.',
      Venus: 'You’d rather stroll than ride a bike.',
      Mars: 'The bike may tire you out.',
    },
  },
};
