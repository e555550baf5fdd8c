interface OrganizerContent {
  readonly key: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The name travellers see: 'hosted by …'. */
  readonly displayName: string;
  readonly bio: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
}

/** The demo's 12 organizers. The first is the demo account `organizer`. */
export const organizers = [
  {
    key: 'larch',
    username: 'organizer',
    firstName: 'Nadia',
    lastName: 'Kowalchuk',
    displayName: 'Larch Valley Guides',
    bio: 'Five mountain guides in Canmore who have walked together since 2009 and still like getting up early.',
    city: 'Canmore',
    province: 'Alberta',
    country: 'Canada',
  },
  {
    key: 'county',
    username: 'county.kitchen',
    firstName: 'Desmond',
    lastName: 'Achampong',
    displayName: 'County Kitchen Collective',
    bio: 'Cooks, growers and one retired cheesemaker in Prince Edward County who like a long table.',
    city: 'Picton',
    province: 'Ontario',
    country: 'Canada',
  },
  {
    key: 'tidewater',
    username: 'tidewater',
    firstName: 'Rosalind',
    lastName: 'Joe',
    displayName: 'Tidewater Paddling & Surf',
    bio: 'A boathouse in Tofino that teaches people to read water before they go out on it.',
    city: 'Tofino',
    province: 'British Columbia',
    country: 'Canada',
  },
  {
    key: 'fiddle',
    username: 'fiddleandfire',
    firstName: 'Angus',
    lastName: 'MacLellan',
    displayName: 'Fiddle and Fire Presents',
    bio: 'Started with one kitchen party in Cape Breton; now books rooms and fields on both sides of the Atlantic.',
    city: 'Sydney',
    province: 'Nova Scotia',
    country: 'Canada',
  },
  {
    key: 'southern',
    username: 'southern.sky',
    firstName: 'Thandiwe',
    lastName: 'Maseko',
    displayName: 'Southern Sky Journeys',
    bio: 'Small trips across Africa from an office in Cape Town, run by people who guided for years before they sold anything.',
    city: 'Cape Town',
    province: 'Western Cape',
    country: 'South Africa',
  },
  {
    key: 'cordillera',
    username: 'cordillera',
    firstName: 'Inés',
    lastName: 'Quispe',
    displayName: 'Cordillera Abierta',
    bio: 'A cooperative in Cusco of guides, cooks and muleteers who share what the trips earn.',
    city: 'Cusco',
    province: 'Cusco',
    country: 'Peru',
  },
  {
    key: 'midnight',
    username: 'midnightsun',
    firstName: 'Sindre',
    lastName: 'Haugland',
    displayName: 'Midnight Sun Outfitters',
    bio: 'Boats, skis and warm clothes in Tromsø, with friends in Iceland and the Highlands.',
    city: 'Tromsø',
    province: 'Troms',
    country: 'Norway',
  },
  {
    key: 'paperlantern',
    username: 'paper.lantern',
    firstName: 'Haruka',
    lastName: 'Nishida',
    displayName: 'Paper Lantern Walks',
    bio: 'Kyoto walkers who began with temple paths and now lead on three continents, always unhurried.',
    city: 'Kyoto',
    province: 'Kyoto',
    country: 'Japan',
  },
  {
    key: 'stillwater',
    username: 'stillwater',
    firstName: 'Marisol',
    lastName: 'Vega',
    displayName: 'Stillwater Retreats',
    bio: 'Quiet days by water and in the hills, led from Ojai by teachers who keep the groups small.',
    city: 'Ojai',
    province: 'California',
    country: 'United States',
  },
  {
    key: 'nightowl',
    username: 'nightowl',
    firstName: 'Étienne',
    lastName: 'Rousseau',
    displayName: 'Night Owl Rooms',
    bio: 'A Montréal crew that runs dance floors, arcades and tournaments, and clears up after itself.',
    city: 'Montréal',
    province: 'Quebec',
    country: 'Canada',
  },
  {
    key: 'commons',
    username: 'common.ground',
    firstName: 'Denise',
    lastName: 'Okafor',
    displayName: 'Common Ground',
    bio: 'A Chicago non-profit that brings people together around work worth doing, from seed libraries to start-ups.',
    city: 'Chicago',
    province: 'Illinois',
    country: 'United States',
  },
  {
    key: 'kitefield',
    username: 'kitefield',
    firstName: 'Wendell',
    lastName: 'Pruitt',
    displayName: 'Kitefield Family Days',
    bio: 'Two teachers and a kite maker in Asheville who plan days that small legs can manage.',
    city: 'Asheville',
    province: 'North Carolina',
    country: 'United States',
  },
] as const satisfies readonly OrganizerContent[];

export type OrganizerKey = (typeof organizers)[number]['key'];
