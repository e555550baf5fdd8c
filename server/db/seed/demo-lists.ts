import type { PracticalLists } from '@ascendant/domain/event/practical-lists';

const leashedDogs = { question: 'Can I bring my dog?', answer: 'Not on this one, sorry: the huts don’t allow dogs.' };

/** Itineraries and questions of demo events, by the event's key. The others have none. */
export const demoLists: Readonly<Record<string, Partial<PracticalLists>>> = {
  'sunshine-meadows': {
    itinerary: [
      { when: 'Day 1, 4:15 a.m.', title: 'Gondola in the dark', text: 'Headlamps on; breakfast when the sun is up.' },
      {
        when: 'Day 1',
        title: 'Across the meadows',
        text: 'Nine kilometres among larches, with lunch at Rock Isle Lake.',
      },
      { when: 'Day 2', title: 'The ridge', text: 'Our longest day: 14 km and 500 m up, back at the hut by 5.' },
      { when: 'Day 3', title: 'Down by noon', text: '' },
    ],
    questions: [
      {
        question: 'What if it rains or snows?',
        answer: 'We walk in both. If there’s lightning we wait in the hut, and take the low trail afterwards.',
      },
      {
        question: 'Can I come alone?',
        answer:
          'Yes, about half of our guests do. Bunks are in rooms of four; tell us if you’d rather be with women only.',
      },
      leashedDogs,
    ],
  },
  'algonquin-circuit': {
    itinerary: [
      {
        when: 'Day 1',
        title: 'Canoe Lake to Little Joe',
        text: 'Paddling lesson at the dock, then 12 km on calm water.',
      },
      {
        when: 'Day 2',
        title: 'Three portages',
        text: 'The longest is 1.3 km. Guides carry the canoes, you carry your pack.',
      },
      {
        when: 'Day 3',
        title: 'A day for moose',
        text: 'Out at dawn without packs. Afternoon swim and bannock on the fire.',
      },
      { when: 'Day 4', title: 'Back by 3 p.m.', text: '' },
    ],
    questions: [
      { question: 'Do I have to know how to paddle?', answer: 'No. The first two hours are a lesson.' },
      { question: 'Are there showers?', answer: 'There’s a lake.' },
    ],
  },
  'churchill-bears': {
    itinerary: [
      { when: 'Day 1', title: 'Arrival and town', text: 'The museum in the afternoon, dinner on your own.' },
      { when: 'Day 2', title: 'First day on the buggy', text: 'Eight hours on the tundra. Lunch is soup, on board.' },
      {
        when: 'Day 3',
        title: 'Second day on the buggy',
        text: 'At dusk we stay out for the northern lights if the sky is clear.',
      },
      { when: 'Day 4', title: 'Flight home', text: '' },
    ],
    questions: [
      {
        question: 'Will we certainly see bears?',
        answer: 'In twelve years we’ve had one day without any. Nobody can promise you a bear.',
      },
    ],
  },
  laugavegur: {
    itinerary: [
      {
        when: 'Day 1',
        title: 'Landmannalaugar to Hrafntinnusker',
        text: '12 km, 470 m up. Soak in the hot spring before we leave.',
      },
      { when: 'Day 2', title: 'To Álftavatn', text: '12 km, mostly down, with the first ford.' },
      { when: 'Day 3', title: 'To Emstrur', text: '16 km over black sand, and the coldest ford of the trip.' },
      { when: 'Day 4', title: 'To Þórsmörk', text: '15 km. The bus is back in Reykjavík at 8 p.m.' },
    ],
    questions: [
      { question: 'Who carries the food?', answer: 'A truck takes it to the huts. You carry your lunch.' },
      leashedDogs,
    ],
  },
  'kilimanjaro-lemosho': {
    itinerary: [
      { when: 'Day 1', title: 'Londorossi gate to Big Tree Camp', text: '2,650 m' },
      { when: 'Day 2', title: 'Shira 1', text: '3,505 m' },
      { when: 'Day 3', title: 'Shira 2', text: '3,850 m, with a walk to Cathedral Point' },
      {
        when: 'Day 4',
        title: 'Lava Tower and Barranco',
        text: 'Up to 4,630 m for lunch, and down to 3,960 m to sleep.',
      },
      { when: 'Day 5', title: 'The Barranco Wall to Karanga', text: '4,035 m' },
      { when: 'Day 6', title: 'Barafu', text: '4,670 m. To bed at 6 p.m.' },
      { when: 'Day 7, midnight', title: 'Uhuru Peak', text: '5,895 m at sunrise, then down to Mweka Camp.' },
      { when: 'Day 8', title: 'Mweka gate', text: 'Certificates, a shower and a cold drink in Moshi.' },
    ],
    questions: [
      {
        question: 'What happens if I get altitude sickness?',
        answer:
          'Your guide checks your oxygen twice a day and decides. If you have to go down, someone goes with you, and you pay nothing more.',
      },
      { question: 'Do I need insurance?', answer: 'Yes, one that covers rescue up to 6,000 m.' },
    ],
  },
  'griffith-family-stars': {
    questions: [
      { question: 'What if it’s cloudy?', answer: 'We write to you by 4 p.m. and move to the next clear Saturday.' },
      { question: 'Is it too late for small children?', answer: 'Moon and planets come first, so you can leave at 9.' },
    ],
  },
};
