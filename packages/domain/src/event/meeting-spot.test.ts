import { describe, expect, it } from 'vitest';
import { fieldProblems } from './form/field-problems';
import { meetingLinkLabel, meetingPlaceUrl, spotText } from './meeting-place';
import { distanceProblem, noMeetingSpot, parseSpot, spotProblems } from './meeting-spot';

const spot = (meetingLatitude: number | null, meetingLongitude: number | null) => ({
  meetingLatitude,
  meetingLongitude,
});
const wrong = 'Please enter latitude and longitude, such as 51.0786, -115.7630';

describe('where people meet', () => {
  it.each([
    ['44.6488, -63.5752', 44.6488, -63.5752],
    [' 44.6488,-63.5752 ', 44.6488, -63.5752],
    ['44.6488 -63.5752', 44.6488, -63.5752],
    ['44.6488; −63.5752', 44.6488, -63.5752],
    ['44.6488° N, 63.5752° W', 44.6488, -63.5752],
    ['33.8688 S 151.2093 E', -33.8688, 151.2093],
    ['0, 0', 0, 0],
    ['51.123456789, -115.987654321', 51.123457, -115.987654],
  ])('is read from %j', (text, latitude, longitude) => {
    expect(parseSpot(text)).toEqual(spot(latitude, longitude));
    expect(fieldProblems(spotProblems(parseSpot(text)))).toEqual({});
  });

  it.each(['Banff', '44.6488', '44.6488,', '44,6488, -63,5752', '1e3, 5', `44.6488, ${'-63.5752'.padEnd(80, '0')}`])(
    'isn’t read from %j',
    (text) => expect(fieldProblems(spotProblems(parseSpot(text)))).toEqual({ meetingLatitude: wrong }),
  );

  it('may be left out, but not half of it', () => {
    expect(parseSpot(' ')).toEqual(noMeetingSpot);
    expect(fieldProblems(spotProblems(noMeetingSpot))).toEqual({});
    for (const half of [spot(44, null), spot(null, -63)])
      expect(fieldProblems(spotProblems(half))).toEqual({
        meetingLatitude: 'Please enter both latitude and longitude',
      });
  });

  it('is on the Earth', () => {
    for (const there of [spot(90, 180), spot(-90, -180)]) expect(fieldProblems(spotProblems(there))).toEqual({});
    expect(fieldProblems(spotProblems(spot(90.1, 180.1)))).toEqual({
      meetingLatitude: 'Latitude is between -90 and 90',
      meetingLongitude: 'Longitude is between -180 and 180',
    });
  });

  it('is at most 100 km from the event’s place', () => {
    expect(distanceProblem(100)).toBeNull();
    expect(distanceProblem(5432.1)).toBe(
      'This is 5,432 km from the event’s location. Please check the numbers and the location',
    );
  });

  it('is written as it can be typed', () => {
    expect(spotText(spot(44.6488, -63.5752))).toBe('44.6488, -63.5752');
    expect(spotText(noMeetingSpot)).toBe('');
  });
});

describe('the link to where people meet', () => {
  const words = { meetingPoint: 'Sunshine gondola, by the kiosk, at 4:15.', location: 'Banff, Alberta' };
  it('has a mark on the spot', () => {
    const place = { ...words, ...spot(51.1154, -115.7631) };
    expect(meetingPlaceUrl(place)).toBe(
      'https://www.openstreetmap.org/?mlat=51.1154&mlon=-115.7631#map=17/51.1154/-115.7631',
    );
    expect(meetingLinkLabel(place)).toBe('Directions');
  });

  it.each([
    [words.meetingPoint, 'Sunshine gondola, Banff, Alberta'],
    ['', 'Banff, Alberta'],
    ['Café & bar', 'Café & bar, Banff, Alberta'],
  ])('without a spot, searches for what %j begins with, and the location', (meetingPoint, query) => {
    const place = { ...noMeetingSpot, location: words.location, meetingPoint };
    expect(new URL(meetingPlaceUrl(place)).searchParams.get('query')).toBe(query);
    expect(meetingLinkLabel(place)).toBe('Find on a map');
  });
});
