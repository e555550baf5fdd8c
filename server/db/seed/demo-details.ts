import type { PracticalDetails } from '@ascendant/domain/event/practical-details';

/** What organizers of demo events say beyond the description, by the event's key. The others say nothing more. */
export const demoDetails: Readonly<Record<string, Partial<PracticalDetails>>> = {
  'sunshine-meadows': {
    meetingPoint: 'Sunshine Village gondola, lower parking lot, by the ticket kiosk, at 4:15 on the first morning.',
    whatToBring: 'Broken-in boots, rain jacket, warm layer, headlamp, sleeping-bag liner, earplugs. Packs up to 40 L.',
    difficulty: 3,
    difficultyNote: '14 km and 500 m up on the longest day, on good trail above the trees.',
    languages: 'English. French if you ask when you book.',
    accessibility: 'Uneven ground and a ladder into the hut; not for wheelchairs or strollers. Guide dogs welcome.',
    notIncluded: 'Gondola to the trailhead, $54\nTravel to Banff\nDrinks at the hut',
  },
  'algonquin-circuit': {
    meetingPoint: 'Canoe Lake access point, at the outfitter’s dock. Parking for the four days is on the left.',
    whatToBring: 'Clothes that dry, camp shoes, swimsuit, bug jacket, sunglasses on a string.',
    difficulty: 3,
    difficultyNote: 'Five hours of paddling a day and portages of up to 1.3 km.',
    languages: 'English',
    accessibility:
      'You need to get in and out of a canoe on your own. Tell us about bad knees and we’ll plan the portages.',
    notIncluded: 'Travel to Canoe Lake\nFishing licence',
  },
  'churchill-bears': {
    meetingPoint: 'Churchill airport, arrivals. Look for the white bus.',
    whatToBring: 'Parka and boots for −25 °C; we lend both if you send us your sizes two weeks ahead.',
    difficulty: 1,
    languages: 'English and French',
    accessibility: 'The buggy has a lift for one wheelchair, and an accessible toilet.',
    notIncluded: 'Flights to Churchill\nDinners in town',
  },
  'pelee-warblers': {
    meetingPoint: 'Visitor centre, under the clock.',
    whatToBring: 'Binoculars if you have them; we bring six pairs.',
    difficulty: 1,
    difficultyNote: 'Two kilometres in three hours, with many stops.',
    languages: 'English',
    accessibility: 'Boardwalk and packed gravel; a bench every 200 m.',
    notIncluded: 'Park admission',
  },
  laugavegur: {
    meetingPoint: 'BSÍ bus terminal in Reykjavík, gate 3.',
    whatToBring: 'Boots, two pairs of wool socks, sandals for the fords, rainproof everything, sleeping bag.',
    difficulty: 4,
    difficultyNote: '55 km in four days, with river crossings to the knee.',
    languages: 'English and Icelandic',
    accessibility: 'Rough ground and huts with bunks; not for wheelchairs.',
    notIncluded: 'Lunch on the first day\nShowers at the huts, 900 ISK',
  },
  'corona-arch': {
    meetingPoint: 'Corona Arch trailhead on Potash Road, 30 minutes before the start.',
    whatToBring: 'Two litres of water, headlamp, shoes with grip.',
    difficulty: 2,
    difficultyNote: '4 km there and back, with a chain to hold on to and one short ladder.',
    languages: 'English and Spanish',
    accessibility: 'The last third has steps cut into the rock.',
  },
  'kilimanjaro-lemosho': {
    meetingPoint: 'Your hotel in Moshi, the evening before the start.',
    whatToBring:
      'Four-season sleeping bag, down jacket, trekking poles, sun cream. The full list comes with your booking.',
    difficulty: 5,
    difficultyNote: '5,895 m. Eight days give your body time, but the summit night is eight hours uphill in the cold.',
    languages: 'English and Swahili',
    accessibility: 'Ask us first: we’ve guided people with prosthetic legs, never in a wheelchair.',
    notIncluded: 'Flights\nVisa, US$50\nTips for the crew',
  },
  'griffith-family-stars': {
    meetingPoint: 'East lawn of the observatory, by the monument.',
    whatToBring: 'A sweater, and a red light if you have one.',
    difficulty: 1,
    languages: 'English and Spanish',
    accessibility: 'Paved all the way. One telescope is at wheelchair height.',
  },
  'canmore-igloos': {
    meetingPoint: 'Nordic centre, ski rental counter.',
    whatToBring: 'Snow pants, two pairs of mittens per child, thermos.',
    difficulty: 2,
    difficultyNote: 'Half a day of digging in snow.',
    languages: 'English',
    notIncluded: 'Snowshoes, $15 a day',
  },
};
