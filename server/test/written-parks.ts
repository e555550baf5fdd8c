/** A park as people write it, and where it is. */
interface WrittenPark {
  readonly text: string;
  readonly region: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** 41 parks of Canada, then 58 of the United States: with and without the kind of park, state and country, by name or abbreviation. */
const table = `
Banff National Park, Alberta, Canada|AB|America/Edmonton|51.5|-116
Jasper National Park, AB|AB|America/Edmonton|52.9|-118.1
Waterton Lakes, Alberta|AB|America/Edmonton|49.1|-113.9
Elk Island National Park, Alberta|AB|America/Edmonton|53.6|-112.9
Writing-on-Stone Provincial Park, Alberta, Canada|AB|America/Edmonton|49.1|-111.6
Peter Lougheed Provincial Park, Alberta|AB|America/Edmonton|50.7|-115.1
Dinosaur Provincial Park, AB, Canada|AB|America/Edmonton|50.8|-111.5
Yoho National Park, British Columbia|BC|America/Edmonton|51.4|-116.5
Glacier National Park, British Columbia, Canada|BC|America/Edmonton|51.3|-117.5
Pacific Rim National Park Reserve, BC, Canada|BC|America/Vancouver|49|-125.7
Garibaldi Provincial Park, British Columbia|BC|America/Vancouver|49.9|-122.8
Golden Ears Provincial Park, BC|BC|America/Vancouver|49.5|-122.5
Wells Gray Provincial Park, British Columbia, Canada|BC|America/Vancouver|52.3|-120.2
Mount Robson Provincial Park, BC|BC|America/Vancouver|53|-119.2
Strathcona Park, British Columbia|BC|America/Vancouver|49.6|-125.6
West Coast Trail, British Columbia, Canada|BC|America/Vancouver|48.7|-124.9
Riding Mountain National Park, Manitoba, Canada|MB|America/Winnipeg|50.9|-100
Whiteshell Provincial Park, Manitoba|MB|America/Winnipeg|49.8|-95.3
Fundy National Park, New Brunswick|NB|America/Moncton|45.6|-65
Mount Carleton Provincial Park, NB, Canada|NB|America/Moncton|47.4|-66.9
Gros Morne National Park, Newfoundland and Labrador|NL|America/St_Johns|49.6|-57.8
Terra Nova National Park, Newfoundland, Canada|NL|America/St_Johns|48.5|-54
Torngat Mountains National Park, Newfoundland and Labrador, Canada|NL|America/Goose_Bay|59.4|-63.7
Cape Breton Highlands National Park, Nova Scotia|NS|America/Glace_Bay|46.7|-60.7
Kejimkujik National Park, NS, Canada|NS|America/Halifax|44.4|-65.3
Algonquin Provincial Park, Ontario, Canada|ON|America/Toronto|45.8|-78.4
Algonquin Park Ontario|ON|America/Toronto|45.8|-78.4
Killarney Provincial Park, Ontario, Canada|ON|America/Toronto|46.1|-81.4
Bruce Peninsula National Park, ON|ON|America/Toronto|45.2|-81.5
Quetico Provincial Park, Ontario|ON|America/Atikokan|48.4|-91.4
Sleeping Giant Provincial Park, Ontario, Canada|ON|America/Toronto|48.4|-88.8
Woodland Caribou Provincial Park, Ontario|ON|America/Winnipeg|51.1|-94.8
Prince Edward Island National Park, PEI|PE|America/Halifax|46.4|-63.1
Parc national du Mont-Tremblant, Québec|QC|America/Toronto|46.4|-74.3
Parc national de la Gaspésie, Quebec, Canada|QC|America/Toronto|48.9|-66.1
Jacques-Cartier National Park, Quebec|QC|America/Toronto|47.3|-71.4
Forillon National Park, QC|QC|America/Toronto|48.9|-64.4
Grasslands National Park, Saskatchewan, Canada|SK|America/Regina|49.1|-107.4
Prince Albert National Park, SK|SK|America/Regina|54|-106.4
Kluane National Park, Yukon, Canada|YT|America/Whitehorse|60.6|-138.8
Nahanni National Park Reserve, Northwest Territories|NT|America/Yellowknife|61.5|-125.6
Olympic National Park, Washington, United States|WA|America/Los_Angeles|47.8|-123.6
Mount Rainier National Park, WA|WA|America/Los_Angeles|46.9|-121.7
North Cascades, Washington|WA|America/Los_Angeles|48.7|-121.2
Glacier National Park, Montana|MT|America/Denver|48.7|-113.8
Yellowstone National Park, Wyoming, USA|WY|America/Denver|44.6|-110.5
Yellowstone, Montana|MT|America/Denver|44.6|-110.5
Grand Teton National Park, WY|WY|America/Denver|43.8|-110.7
Grand Canyon South Rim, Arizona|AZ|America/Phoenix|36.1|-112.1
Grand Canyon National Park, Arizona, United States|AZ|America/Phoenix|36.1|-112.1
Saguaro National Park, AZ|AZ|America/Phoenix|32.2|-110.9
Petrified Forest National Park, Arizona|AZ|America/Phoenix|35|-109.8
Monument Valley, Utah|UT|America/Denver|37|-110.1
Zion, Utah|UT|America/Denver|37.3|-113
Arches National Park, UT, USA|UT|America/Denver|38.7|-109.6
Bryce Canyon NP, Utah|UT|America/Denver|37.6|-112.2
Canyonlands National Park, Utah|UT|America/Denver|38.3|-109.9
Capitol Reef National Park, Utah, United States|UT|America/Denver|38.3|-111.2
Yosemite National Park, California|CA|America/Los_Angeles|37.9|-119.5
Half Dome, Yosemite National Park, California, USA|CA|America/Los_Angeles|37.7|-119.5
Joshua Tree NP, CA|CA|America/Los_Angeles|33.9|-115.9
Death Valley National Park, California|CA|America/Los_Angeles|36.5|-117.1
Sequoia National Park, California|CA|America/Los_Angeles|36.5|-118.6
Redwood National Park, CA, USA|CA|America/Los_Angeles|41.4|-124
Anza-Borrego Desert State Park, California|CA|America/Los_Angeles|33.3|-116.4
Point Reyes National Seashore, California|CA|America/Los_Angeles|38|-122.9
Crater Lake National Park, Oregon|OR|America/Los_Angeles|42.9|-122.1
Silver Falls State Park, OR|OR|America/Los_Angeles|44.9|-122.6
Great Basin National Park, Nevada|NV|America/Los_Angeles|38.9|-114.3
Valley of Fire State Park, Nevada, United States|NV|America/Los_Angeles|36.4|-114.5
Rocky Mountain National Park, Colorado|CO|America/Denver|40.3|-105.7
Great Sand Dunes National Park, CO|CO|America/Denver|37.7|-105.5
Mesa Verde, Colorado, USA|CO|America/Denver|37.2|-108.5
White Sands National Park, New Mexico|NM|America/Denver|32.8|-106.3
Carlsbad Caverns National Park, NM|NM|America/Denver|32.1|-104.5
Big Bend National Park, Texas|TX|America/Chicago|29.3|-103.3
Guadalupe Mountains National Park, Texas|TX|America/Denver|31.9|-104.9
Badlands National Park, South Dakota|SD|America/Denver|43.7|-102.5
Custer State Park, SD|SD|America/Denver|43.7|-103.4
Theodore Roosevelt National Park, North Dakota|ND|America/Denver|47|-103.4
Voyageurs National Park, Minnesota|MN|America/Chicago|48.5|-92.8
Isle Royale National Park, Michigan|MI|America/Detroit|48|-88.8
Porcupine Mountains, MI|MI|America/Detroit|46.8|-89.7
Indiana Dunes National Park, Indiana|IN|America/Chicago|41.6|-87.1
Mammoth Cave National Park, Kentucky|KY|America/Chicago|37.2|-86.1
Great Smoky Mountains National Park, Tennessee|TN|America/New_York|35.6|-83.5
Great Smoky Mountains National Park, NC, USA|NC|America/New_York|35.6|-83.5
Shenandoah National Park, Virginia|VA|America/New_York|38.5|-78.4
New River Gorge, West Virginia|WV|America/New_York|37.9|-81.1
Acadia National Park, Maine|ME|America/New_York|44.3|-68.3
Baxter State Park, Maine, United States|ME|America/New_York|45.9|-68.9
Letchworth State Park, New York|NY|America/New_York|42.6|-78
Everglades National Park, Florida|FL|America/New_York|25.3|-80.9
Gulf Islands National Seashore, Florida|FL|America/Chicago|30.4|-87
Okefenokee, Georgia|GA|America/New_York|30.7|-82.1
Denali National Park, Alaska|AK|America/Anchorage|63.3|-151
Kenai Fjords National Park, AK, USA|AK|America/Anchorage|59.9|-149.9
Hawaii Volcanoes National Park, Hawaii|HI|Pacific/Honolulu|19.4|-155.3
Haleakala National Park, HI|HI|Pacific/Honolulu|20.7|-156.2
`;

export const writtenParks: readonly WrittenPark[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', region = '', zone = '', latitude, longitude] = line.split('|');
    return { text, region, zone, latitude: Number(latitude), longitude: Number(longitude) };
  });
