/**
 * Parks and protected areas of Canada and the United States, one a line: number, country, region, latitude, longitude, time zone, names.
 * The number makes the place's id, which events keep: never change or reuse one; add lines at the end. An area in several states has a line for
 * each. The time zone is that of the nearest town in the region, or what the area itself keeps (Guadalupe Mountains).
 *
 * Sources: openlandsdb (CC BY; parks of British Columbia, Alberta and Nova Scotia under their Open Government Licences, national forests of
 * the USDA Forest Service, public domain); National Park Service API (public domain); the lines up to 632 by hand, to about a tenth of a degree.
 * See docs/sources.md.
 */
export const parkTable = `
1|CA|AB|51.5|-115.93|America/Edmonton|Banff National Park
2|CA|AB|52.87|-118.08|America/Edmonton|Jasper National Park
3|CA|AB|53.61|-112.86|America/Edmonton|Elk Island National Park
4|CA|AB|49.05|-113.92|America/Edmonton|Waterton Lakes National Park; Waterton National Park; Waterton
5|CA|AB|59.38|-112.98|America/Edmonton|Wood Buffalo National Park
6|CA|NT|59.38|-112.98|America/Yellowknife|Wood Buffalo National Park
7|CA|BC|51.3|-117.52|America/Edmonton|Glacier National Park
8|CA|BC|51.0|-115.97|America/Edmonton|Kootenay National Park
9|CA|BC|51.08|-118.07|America/Vancouver|Mount Revelstoke National Park
10|CA|BC|51.4|-116.49|America/Edmonton|Yoho National Park
11|CA|BC|48.77|-123.37|America/Vancouver|Gulf Islands National Park Reserve
12|CA|BC|52.42|-131.47|America/Vancouver|Gwaii Haanas National Park Reserve; Haida Gwaii
13|CA|BC|48.95|-125.65|America/Vancouver|Pacific Rim National Park Reserve; Long Beach, Pacific Rim
14|CA|BC|48.7|-124.87|America/Vancouver|West Coast Trail
15|CA|MB|50.86|-100.04|America/Winnipeg|Riding Mountain National Park
16|CA|MB|57.77|-93.37|America/Winnipeg|Wapusk National Park
17|CA|NB|45.6|-65.03|America/Moncton|Fundy National Park
18|CA|NB|46.84|-64.97|America/Moncton|Kouchibouguac National Park
19|CA|NL|49.65|-57.75|America/St_Johns|Gros Morne National Park
20|CA|NL|48.53|-53.93|America/St_Johns|Terra Nova National Park
21|CA|NL|59.38|-63.6|America/Goose_Bay|Torngat Mountains National Park
22|CA|NL|53.4|-59.37|America/Goose_Bay|Akami-Uapishkᵁ-KakKasuak-Mealy Mountains National Park Reserve; Mealy Mountains National Park Reserve; Akami-Uapishku-KakKasuak-Mealy Mountains
23|CA|NS|46.75|-60.65|America/Glace_Bay|Cape Breton Highlands National Park
24|CA|NS|44.38|-65.28|America/Halifax|Kejimkujik National Park and National Historic Site; Kejimkujik National Park
25|CA|NS|43.93|-59.91|America/Halifax|Sable Island National Park Reserve
26|CA|ON|45.22|-81.53|America/Toronto|Bruce Peninsula National Park; Bruce Peninsula
27|CA|ON|44.88|-79.87|America/Toronto|Georgian Bay Islands National Park
28|CA|ON|41.96|-82.52|America/Toronto|Point Pelee National Park
29|CA|ON|48.25|-85.9|America/Toronto|Pukaskwa National Park
30|CA|ON|43.93|-79.15|America/Toronto|Rouge National Urban Park; Rouge Park
31|CA|ON|44.36|-75.95|America/Toronto|Thousand Islands National Park; Thousand Islands; 1000 Islands
32|CA|ON|45.32|-81.62|America/Toronto|Fathom Five National Marine Park
33|CA|ON|48.5|-87.5|America/Toronto|Lake Superior National Marine Conservation Area
34|CA|PE|46.42|-63.08|America/Halifax|Prince Edward Island National Park; PEI National Park
35|CA|QC|48.88|-64.37|America/Toronto|Forillon National Park; Parc national Forillon
36|CA|QC|46.8|-72.95|America/Toronto|La Mauricie National Park; Parc national de la Mauricie; Mauricie National Park
37|CA|QC|50.22|-63.28|America/Toronto|Mingan Archipelago National Park Reserve; Réserve de parc national de l’Archipel-de-Mingan
38|CA|QC|48.15|-69.55|America/Toronto|Saguenay–St. Lawrence Marine Park; Parc marin du Saguenay–Saint-Laurent
39|CA|QC|45.5|-75.83|America/Toronto|Gatineau Park; Parc de la Gatineau
40|CA|SK|49.13|-107.43|America/Regina|Grasslands National Park
41|CA|SK|53.96|-106.37|America/Regina|Prince Albert National Park
42|CA|NT|73.7|-119.92|America/Inuvik|Aulavik National Park
43|CA|NT|61.55|-125.6|America/Yellowknife|Nahanni National Park Reserve; Nahanni National Park
44|CA|NT|62.35|-128.7|America/Yellowknife|Nááts’įhch’oh National Park Reserve; Naatsihchoh National Park Reserve
45|CA|NT|62.6|-110.8|America/Yellowknife|Thaidene Nëné National Park Reserve; Thaidene Nene National Park Reserve
46|CA|NT|68.82|-122.0|America/Yellowknife|Tuktut Nogait National Park
47|CA|NU|67.88|-65.03|America/Iqaluit|Auyuittuq National Park
48|CA|NU|75.55|-99.0|America/Rankin_Inlet|Qausuittuq National Park
49|CA|NU|82.22|-72.22|America/Iqaluit|Quttinirpaaq National Park
50|CA|NU|72.99|-81.13|America/Iqaluit|Sirmilik National Park
51|CA|NU|65.6|-88.5|America/Rankin_Inlet|Ukkusiksalik National Park
52|CA|YT|69.5|-139.53|America/Dawson|Ivvavik National Park
53|CA|YT|60.6|-138.8|America/Whitehorse|Kluane National Park and Reserve; Kluane National Park; Kluane National Park Reserve
54|CA|YT|68.33|-139.83|America/Dawson|Vuntut National Park
55|CA|YT|64.57|-138.3|America/Dawson|Tombstone Territorial Park
56|CA|YT|69.57|-138.92|America/Dawson|Herschel Island Territorial Park; Qikiqtaruk; Herschel Island-Qikiqtaruk Territorial Park
57|CA|NT|62.49|-116.3|America/Yellowknife|Fred Henne Territorial Park
58|CA|NT|60.96|-117.1|America/Yellowknife|Twin Falls Gorge Territorial Park
59|CA|NU|63.6|-68.84|America/Iqaluit|Sylvia Grinnell Territorial Park
60|CA|NU|63.05|-69.65|America/Iqaluit|Katannilik Territorial Park
61|CA|ON|45.8|-78.4|America/Toronto|Algonquin Provincial Park
62|CA|ON|46.08|-81.33|America/Toronto|Killarney Provincial Park
63|CA|ON|45.36|-80.2|America/Toronto|Killbear Provincial Park
64|CA|ON|47.6|-84.8|America/Toronto|Lake Superior Provincial Park
65|CA|ON|48.36|-88.79|America/Toronto|Sleeping Giant Provincial Park
66|CA|ON|48.4|-91.5|America/Atikokan|Quetico Provincial Park
67|CA|ON|43.9|-77.24|America/Toronto|Sandbanks Provincial Park
68|CA|ON|43.25|-81.83|America/Toronto|Pinery Provincial Park
69|CA|ON|44.9|-77.21|America/Toronto|Bon Echo Provincial Park
70|CA|ON|44.53|-76.53|America/Toronto|Frontenac Provincial Park
71|CA|ON|42.28|-81.86|America/Toronto|Rondeau Provincial Park
72|CA|ON|42.58|-80.39|America/Toronto|Long Point Provincial Park
73|CA|ON|44.0|-77.73|America/Toronto|Presqu’ile Provincial Park
74|CA|ON|45.94|-80.55|America/Toronto|Grundy Lake Provincial Park
75|CA|ON|45.39|-79.2|America/Toronto|Arrowhead Provincial Park
76|CA|ON|44.84|-80.0|America/Toronto|Awenda Provincial Park
77|CA|ON|44.51|-80.06|America/Toronto|Wasaga Beach Provincial Park
78|CA|ON|44.42|-81.45|America/Toronto|MacGregor Point Provincial Park
79|CA|ON|44.68|-81.26|America/Toronto|Sauble Falls Provincial Park
80|CA|ON|44.3|-81.59|America/Toronto|Inverhuron Provincial Park
81|CA|ON|43.8|-81.7|America/Toronto|Point Farms Provincial Park
82|CA|ON|42.65|-80.81|America/Toronto|Port Burwell Provincial Park
83|CA|ON|42.7|-80.34|America/Toronto|Turkey Point Provincial Park
84|CA|ON|42.09|-82.45|America/Toronto|Wheatley Provincial Park
85|CA|ON|42.82|-79.96|America/Toronto|Selkirk Provincial Park
86|CA|ON|42.85|-79.55|America/Toronto|Rock Point Provincial Park
87|CA|ON|43.41|-79.77|America/Toronto|Bronte Creek Provincial Park
88|CA|ON|43.82|-80.0|America/Toronto|Forks of the Credit Provincial Park
89|CA|ON|44.05|-80.06|America/Toronto|Mono Cliffs Provincial Park
90|CA|ON|44.15|-79.9|America/Toronto|Earl Rowe Provincial Park
91|CA|ON|44.32|-79.33|America/Toronto|Sibbald Point Provincial Park
92|CA|ON|44.57|-79.33|America/Toronto|McRae Point Provincial Park
93|CA|ON|44.6|-79.49|America/Toronto|Bass Lake Provincial Park
94|CA|ON|44.53|-80.35|America/Toronto|Craigleith Provincial Park
95|CA|ON|44.44|-79.76|America/Toronto|Springwater Provincial Park
96|CA|ON|43.87|-78.78|America/Toronto|Darlington Provincial Park
97|CA|ON|44.29|-77.79|America/Toronto|Ferris Provincial Park
98|CA|ON|44.34|-78.54|America/Toronto|Emily Provincial Park
99|CA|ON|44.62|-78.86|America/Toronto|Balsam Lake Provincial Park
100|CA|ON|44.75|-78.25|America/Toronto|Kawartha Highlands Provincial Park
101|CA|ON|44.62|-78.04|America/Toronto|Petroglyphs Provincial Park
102|CA|ON|44.92|-78.07|America/Toronto|Silent Lake Provincial Park
103|CA|ON|44.83|-76.58|America/Toronto|Silver Lake Provincial Park
104|CA|ON|44.78|-76.72|America/Toronto|Sharbot Lake Provincial Park
105|CA|ON|44.78|-76.24|America/Toronto|Murphys Point Provincial Park
106|CA|ON|44.5|-76.04|America/Toronto|Charleston Lake Provincial Park
107|CA|ON|45.06|-75.67|America/Toronto|Rideau River Provincial Park
108|CA|ON|45.48|-76.21|America/Toronto|Fitzroy Provincial Park
109|CA|ON|45.56|-74.45|America/Toronto|Voyageur Provincial Park
110|CA|ON|44.04|-77.06|America/Toronto|Lake on the Mountain Provincial Park
111|CA|ON|43.96|-77.53|America/Toronto|North Beach Provincial Park
112|CA|ON|45.32|-78.02|America/Toronto|Lake St. Peter Provincial Park
113|CA|ON|45.66|-77.58|America/Toronto|Bonnechere Provincial Park
114|CA|ON|46.19|-77.84|America/Toronto|Driftwood Provincial Park
115|CA|ON|46.28|-78.85|America/Toronto|Samuel de Champlain Provincial Park
116|CA|ON|46.07|-79.78|America/Toronto|Restoule Provincial Park
117|CA|ON|45.82|-79.51|America/Toronto|Mikisew Provincial Park
118|CA|ON|45.31|-79.96|America/Toronto|Oastler Lake Provincial Park
119|CA|ON|45.62|-80.41|America/Toronto|Sturgeon Bay Provincial Park
120|CA|ON|45.22|-80.03|America/Toronto|The Massasauga Provincial Park; Massasauga Provincial Park
121|CA|ON|44.89|-79.75|America/Toronto|Six Mile Lake Provincial Park
122|CA|ON|44.94|-79.53|America/Toronto|Torrance Barrens Dark-Sky Preserve
123|CA|ON|44.8|-79.0|America/Toronto|Queen Elizabeth II Wildlands Provincial Park
124|CA|ON|45.39|-78.91|America/Toronto|Oxtongue River–Ragged Falls Provincial Park; Ragged Falls Provincial Park
125|CA|ON|45.3|-77.45|America/Toronto|Upper Madawaska River Provincial Park
126|CA|ON|46.02|-80.59|America/Toronto|French River Provincial Park
127|CA|ON|46.62|-81.45|America/Toronto|Windy Lake Provincial Park
128|CA|ON|46.91|-81.63|America/Toronto|Halfway Lake Provincial Park
129|CA|ON|46.47|-81.44|America/Toronto|Fairbank Provincial Park
130|CA|ON|46.22|-82.08|America/Toronto|Chutes Provincial Park
131|CA|ON|46.6|-82.68|America/Toronto|Mississagi Provincial Park
132|CA|ON|45.79|-82.74|America/Toronto|Misery Bay Provincial Park
133|CA|ON|46.73|-79.8|America/Toronto|Marten River Provincial Park
134|CA|ON|47.06|-79.79|America/Toronto|Finlayson Point Provincial Park
135|CA|ON|47.4|-80.5|America/Toronto|Lady Evelyn-Smoothwater Provincial Park
136|CA|ON|47.8|-79.88|America/Toronto|Kap-Kig-Iwan Provincial Park
137|CA|ON|48.27|-79.88|America/Toronto|Esker Lakes Provincial Park
138|CA|ON|48.57|-80.89|America/Toronto|Kettle Lakes Provincial Park
139|CA|ON|48.17|-82.5|America/Toronto|Ivanhoe Lake Provincial Park
140|CA|ON|47.53|-82.87|America/Toronto|Wakami Lake Provincial Park
141|CA|ON|48.6|-83.4|America/Toronto|Missinaibi Provincial Park
142|CA|ON|49.42|-82.14|America/Toronto|René Brunelle Provincial Park
143|CA|ON|49.84|-83.92|America/Toronto|Fushimi Lake Provincial Park
144|CA|ON|49.51|-84.81|America/Toronto|Nagagamisis Provincial Park
145|CA|ON|51.26|-80.62|America/Toronto|Tidewater Provincial Park
146|CA|ON|54.7|-83.2|America/Toronto|Polar Bear Provincial Park
147|CA|ON|46.97|-84.68|America/Toronto|Pancake Bay Provincial Park
148|CA|ON|46.94|-84.55|America/Toronto|Batchawana Bay Provincial Park
149|CA|ON|48.72|-85.64|America/Toronto|White Lake Provincial Park
150|CA|ON|48.77|-86.6|America/Toronto|Neys Provincial Park
151|CA|ON|48.84|-87.4|America/Toronto|Rainbow Falls Provincial Park
152|CA|ON|49.69|-86.9|America/Toronto|MacLeod Provincial Park
153|CA|ON|48.79|-88.67|America/Toronto|Ouimet Canyon Provincial Park
154|CA|ON|48.4|-89.62|America/Toronto|Kakabeka Falls Provincial Park
155|CA|ON|48.69|-89.63|America/Toronto|Silver Falls Provincial Park
156|CA|ON|48.17|-90.22|America/Toronto|Arrow Lake Provincial Park
157|CA|ON|50.5|-89.2|America/Toronto|Wabakimi Provincial Park
158|CA|ON|51.1|-94.7|America/Winnipeg|Woodland Caribou Provincial Park
159|CA|ON|50.78|-93.45|America/Winnipeg|Pakwash Provincial Park
160|CA|ON|49.68|-94.24|America/Winnipeg|Rushing River Provincial Park
161|CA|ON|49.43|-94.05|America/Winnipeg|Sioux Narrows Provincial Park
162|CA|ON|49.9|-93.47|America/Winnipeg|Blue Lake Provincial Park
163|CA|ON|49.06|-93.91|America/Winnipeg|Caliper Lake Provincial Park
164|CA|ON|49.76|-92.65|America/Winnipeg|Aaron Provincial Park
165|CA|ON|49.98|-92.14|America/Winnipeg|Ojibway Provincial Park
166|CA|ON|49.46|-91.55|America/Winnipeg|Sandbar Lake Provincial Park
167|CA|ON|50.2|-88.0|America/Toronto|Lake Nipigon Provincial Park
168|CA|ON|43.27|-79.98|America/Toronto|Dundas Valley Conservation Area; Dundas Valley
169|CA|ON|43.51|-79.94|America/Toronto|Rattlesnake Point Conservation Area; Rattlesnake Point
170|CA|ON|43.51|-79.97|America/Toronto|Crawford Lake Conservation Area
171|CA|ON|43.67|-80.45|America/Toronto|Elora Gorge Conservation Area; Elora Gorge; Elora Quarry
172|CA|ON|44.4|-80.25|America/Toronto|Blue Mountain; Blue Mountains
173|CA|ON|43.65|-79.46|America/Toronto|High Park
174|CA|ON|43.62|-79.38|America/Toronto|Toronto Islands; Toronto Island Park
175|CA|ON|43.08|-79.07|America/Toronto|Niagara Parks; Queen Victoria Park
176|CA|QC|46.43|-74.35|America/Toronto|Parc national du Mont-Tremblant; Mont-Tremblant National Park
177|CA|QC|47.32|-71.35|America/Toronto|Parc national de la Jacques-Cartier; Jacques-Cartier National Park
178|CA|QC|48.95|-66.18|America/Toronto|Parc national de la Gaspésie; Gaspésie National Park; Gaspesie Park
179|CA|QC|48.25|-70.15|America/Toronto|Parc national du Fjord-du-Saguenay; Saguenay Fjord National Park; Parc national du Saguenay; Saguenay National Park
180|CA|QC|48.35|-68.8|America/Toronto|Parc national du Bic; Bic National Park
181|CA|QC|45.35|-72.23|America/Toronto|Parc national du Mont-Orford; Mont-Orford National Park; Mount Orford National Park
182|CA|QC|45.45|-71.13|America/Toronto|Parc national du Mont-Mégantic; Mont-Mégantic National Park
183|CA|QC|45.83|-71.3|America/Toronto|Parc national de Frontenac; Frontenac National Park
184|CA|QC|45.43|-72.62|America/Toronto|Parc national de la Yamaska; Yamaska National Park
185|CA|QC|45.47|-74.08|America/Toronto|Parc national d’Oka; Oka National Park; Oka Park
186|CA|QC|45.6|-73.46|America/Toronto|Parc national des Îles-de-Boucherville; Îles-de-Boucherville National Park
187|CA|QC|45.53|-73.32|America/Toronto|Parc national du Mont-Saint-Bruno; Mont-Saint-Bruno National Park
188|CA|QC|47.65|-70.85|America/Toronto|Parc national des Grands-Jardins; Grands-Jardins National Park
189|CA|QC|47.93|-70.5|America/Toronto|Parc national des Hautes-Gorges-de-la-Rivière-Malbaie; Hautes-Gorges-de-la-Rivière-Malbaie National Park; Hautes-Gorges National Park
190|CA|QC|48.58|-71.7|America/Toronto|Parc national de la Pointe-Taillon; Pointe-Taillon National Park
191|CA|QC|48.4|-71.3|America/Toronto|Parc national des Monts-Valin; Monts-Valin National Park
192|CA|QC|48.42|-79.38|America/Toronto|Parc national d’Aiguebelle; Aiguebelle National Park
193|CA|QC|47.8|-78.8|America/Toronto|Parc national d’Opémican; Opémican National Park
194|CA|QC|47.83|-68.62|America/Toronto|Parc national du Lac-Témiscouata; Lac-Témiscouata National Park
195|CA|QC|49.5|-64.3|America/Toronto|Parc national d’Anticosti; Anticosti National Park
196|CA|QC|48.49|-64.16|America/Toronto|Parc national de l’Île-Bonaventure-et-du-Rocher-Percé; Île-Bonaventure-et-du-Rocher-Percé National Park; Bonaventure Island
197|CA|QC|48.1|-66.35|America/Toronto|Parc national de Miguasha; Miguasha National Park
198|CA|QC|61.28|-73.66|America/Toronto|Parc national des Pingualuit; Pingualuit National Park
199|CA|QC|58.9|-65.75|America/Toronto|Parc national Kuururjuaq; Kuururjuaq National Park
200|CA|QC|56.2|-74.8|America/Toronto|Parc national Tursujuq; Tursujuq National Park
201|CA|QC|57.9|-70.5|America/Toronto|Parc national Ulittaniujalik; Ulittaniujalik National Park
202|CA|QC|47.75|-71.2|America/Toronto|Réserve faunique des Laurentides; Laurentides Wildlife Reserve
203|CA|QC|47.2|-77.3|America/Toronto|Réserve faunique La Vérendrye; La Vérendrye Wildlife Reserve
204|CA|QC|48.8|-66.3|America/Toronto|Réserve faunique des Chic-Chocs; Chic-Chocs Wildlife Reserve; Chic-Chocs
205|CA|QC|46.2|-75.2|America/Toronto|Réserve faunique de Papineau-Labelle; Papineau-Labelle Wildlife Reserve
206|CA|QC|47.1|-72.1|America/Toronto|Réserve faunique de Portneuf; Portneuf Wildlife Reserve
207|CA|QC|46.9|-73.1|America/Toronto|Réserve faunique du Saint-Maurice; Saint-Maurice Wildlife Reserve
208|CA|QC|46.89|-71.15|America/Toronto|Parc de la Chute-Montmorency; Montmorency Falls Park; Montmorency Falls
209|CA|QC|45.5|-73.59|America/Toronto|Parc du Mont-Royal; Mount Royal Park; Mount Royal
210|CA|QC|45.54|-73.16|America/Toronto|Mont-Saint-Hilaire Nature Reserve; Réserve naturelle Gault; Gault Nature Reserve
211|CA|QC|46.8|-71.22|America/Toronto|Plains of Abraham; Plaines d’Abraham; Battlefields Park
212|CA|QC|45.52|-73.53|America/Toronto|Parc Jean-Drapeau
213|CA|MB|49.8|-95.25|America/Winnipeg|Whiteshell Provincial Park
214|CA|MB|50.72|-95.4|America/Winnipeg|Nopiming Provincial Park
215|CA|MB|51.2|-95.4|America/Winnipeg|Atikaki Provincial Wilderness Park; Atikaki Provincial Park
216|CA|MB|51.67|-100.9|America/Winnipeg|Duck Mountain Provincial Park
217|CA|MB|50.03|-96.89|America/Winnipeg|Birds Hill Provincial Park
218|CA|MB|51.12|-96.7|America/Winnipeg|Hecla-Grindstone Provincial Park; Hecla Provincial Park
219|CA|MB|49.68|-99.28|America/Winnipeg|Spruce Woods Provincial Park
220|CA|MB|49.05|-100.25|America/Winnipeg|Turtle Mountain Provincial Park
221|CA|MB|50.4|-96.57|America/Winnipeg|Grand Beach Provincial Park
222|CA|MB|54.05|-101.15|America/Winnipeg|Clearwater Lake Provincial Park
223|CA|MB|54.6|-100.6|America/Winnipeg|Grass River Provincial Park
224|CA|MB|54.83|-101.75|America/Winnipeg|Bakers Narrows Provincial Park
225|CA|MB|52.4|-101.0|America/Winnipeg|Porcupine Provincial Forest
226|CA|MB|54.55|-98.8|America/Winnipeg|Pisew Falls Provincial Park
227|CA|MB|58.77|-94.19|America/Winnipeg|Cape Merry; Prince of Wales Fort
228|CA|MB|59.8|-97.8|America/Winnipeg|Nueltin Lake Provincial Park
229|CA|MB|49.4|-96.2|America/Winnipeg|Sandilands Provincial Forest
230|CA|SK|49.6|-109.52|America/Regina|Cypress Hills Interprovincial Park; Cypress Hills Provincial Park
231|CA|SK|51.65|-101.95|America/Regina|Duck Mountain Provincial Park
232|CA|SK|55.2|-105.0|America/Regina|Lac La Ronge Provincial Park
233|CA|SK|54.35|-108.9|America/Regina|Meadow Lake Provincial Park
234|CA|SK|49.82|-102.3|America/Regina|Moose Mountain Provincial Park
235|CA|SK|50.67|-107.97|America/Swift_Current|Saskatchewan Landing Provincial Park
236|CA|SK|51.14|-106.37|America/Regina|Danielson Provincial Park
237|CA|SK|51.08|-106.58|America/Regina|Douglas Provincial Park
238|CA|SK|50.67|-105.0|America/Regina|Rowan’s Ravine Provincial Park
239|CA|SK|51.93|-105.35|America/Regina|Pike Lake Provincial Park
240|CA|SK|52.82|-108.35|America/Regina|Battlefords Provincial Park; The Battlefords Provincial Park
241|CA|SK|51.1|-103.2|America/Regina|Good Spirit Lake Provincial Park
242|CA|SK|52.48|-102.2|America/Regina|Greenwater Lake Provincial Park
243|CA|SK|53.78|-102.9|America/Regina|Narrow Hills Provincial Park
244|CA|SK|50.72|-103.62|America/Regina|Katepwa Point Provincial Park
245|CA|SK|50.65|-102.6|America/Regina|Crooked Lake Provincial Park
246|CA|SK|50.78|-104.75|America/Regina|Buffalo Pound Provincial Park
247|CA|SK|50.77|-103.9|America/Regina|Echo Valley Provincial Park
248|CA|SK|55.58|-107.75|America/Regina|Clearwater River Provincial Park
249|CA|SK|59.1|-108.9|America/Regina|Athabasca Sand Dunes Provincial Park
250|CA|SK|53.3|-105.6|America/Regina|Great Blue Heron Provincial Park; Anglin Lake
251|CA|NB|47.38|-66.87|America/Moncton|Mount Carleton Provincial Park
252|CA|NB|45.95|-66.9|America/Moncton|Mactaquac Provincial Park
253|CA|NB|46.24|-64.51|America/Moncton|Parlee Beach Provincial Park
254|CA|NB|45.14|-66.53|America/Moncton|New River Beach Provincial Park
255|CA|NB|44.6|-66.93|America/Moncton|Herring Cove Provincial Park
256|CA|NB|44.64|-66.88|America/Moncton|The Anchorage Provincial Park; Anchorage Provincial Park
257|CA|NB|45.82|-64.58|America/Moncton|Hopewell Rocks Provincial Park; Hopewell Rocks
258|CA|NB|48.0|-66.68|America/Moncton|Sugarloaf Provincial Park
259|CA|NB|47.03|-65.03|America/Moncton|Murray Beach Provincial Park
260|CA|NB|45.31|-65.7|America/Moncton|Fundy Trail Provincial Park; Fundy Trail Parkway; Fundy Trail
261|CA|NB|46.18|-67.55|America/Moncton|De la République Provincial Park
262|CA|NB|45.3|-66.09|America/Moncton|Irving Nature Park
263|CA|NB|45.33|-66.06|America/Moncton|Rockwood Park
264|CA|NL|47.2|-52.85|America/St_Johns|La Manche Provincial Park
265|CA|NL|47.52|-53.22|America/St_Johns|Butter Pot Provincial Park
266|CA|NL|47.63|-55.9|America/St_Johns|Bay du Nord Wilderness Reserve
267|CA|NL|46.6|-53.2|America/St_Johns|Avalon Wilderness Reserve
268|CA|NL|46.63|-53.17|America/St_Johns|Mistaken Point Ecological Reserve; Mistaken Point
269|CA|NL|46.82|-54.19|America/St_Johns|Cape St. Mary’s Ecological Reserve; Cape St. Mary’s
270|CA|NL|47.27|-52.77|America/St_Johns|Witless Bay Ecological Reserve
271|CA|NL|49.13|-58.37|America/St_Johns|Blow Me Down Provincial Park
272|CA|NL|48.55|-58.95|America/St_Johns|Barachois Pond Provincial Park; Barachois Provincial Park
273|CA|NL|47.85|-59.27|America/St_Johns|J. T. Cheeseman Provincial Park
274|CA|NL|49.57|-54.8|America/St_Johns|Dildo Run Provincial Park
275|CA|NL|49.18|-57.43|America/St_Johns|Sir Richard Squires Provincial Park
276|CA|NL|51.33|-56.8|America/St_Johns|Pistolet Bay Provincial Park
277|CA|NL|51.47|-56.93|America/St_Johns|Pinware River Provincial Park
278|CA|NL|47.16|-52.83|America/St_Johns|East Coast Trail
279|CA|NL|51.6|-55.53|America/St_Johns|L’Anse aux Meadows National Historic Site; L’Anse aux Meadows
280|CA|NL|47.57|-52.68|America/St_Johns|Signal Hill National Historic Site; Signal Hill
281|CA|NL|47.52|-52.62|America/St_Johns|Cape Spear
282|CA|PE|46.35|-62.23|America/Halifax|Basin Head Provincial Park
283|CA|PE|46.8|-64.03|America/Halifax|Cedar Dunes Provincial Park
284|CA|PE|46.55|-63.67|America/Halifax|Cabot Beach Provincial Park
285|CA|PE|46.09|-62.48|America/Halifax|Brudenell River Provincial Park
286|CA|PE|46.47|-62.27|America/Halifax|Red Point Provincial Park
287|CA|PE|46.24|-63.15|America/Halifax|Confederation Trail
288|CA|PE|46.93|-64.0|America/Halifax|Jacques Cartier Provincial Park
289|CA|PE|46.1|-63.2|America/Halifax|Strathgartney Provincial Park
290|CA|NS|46.7|-60.6|America/Glace_Bay|Cabot Trail; Skyline Trail
291|CA|NS|44.49|-63.92|America/Halifax|Peggy’s Cove
292|CA|NS|44.62|-63.57|America/Halifax|Point Pleasant Park
293|CA|BC|49.3|-123.14|America/Vancouver|Stanley Park
294|CA|BC|49.58|-123.2|America/Vancouver|Howe Sound
295|CA|BC|48.55|-124.42|America/Vancouver|Juan de Fuca Marine Trail
296|CA|BC|49.55|-125.55|America/Vancouver|Strathcona Provincial Park
297|CA|BC|50.0|-122.75|America/Vancouver|Garibaldi Provincial Park
298|CA|BC|53.1|-119.17|America/Vancouver|Mount Robson Provincial Park
299|CA|BC|49.1|-120.8|America/Vancouver|E. C. Manning Provincial Park; Manning Park; Manning Provincial Park; EC Manning Provincial Park
300|CA|BC|49.5|-122.5|America/Vancouver|Golden Ears Provincial Park
301|CA|BC|52.2|-120.1|America/Vancouver|Wells Gray Provincial Park
302|CA|BC|50.9|-115.65|America/Edmonton|Mount Assiniboine Provincial Park
303|CA|BC|50.85|-116.55|America/Edmonton|Bugaboo Provincial Park; Bugaboos
304|CA|BC|53.15|-121.0|America/Vancouver|Bowron Lake Provincial Park
305|CA|BC|52.9|-125.9|America/Vancouver|Tweedsmuir Provincial Park; Tweedsmuir South Provincial Park
306|CA|BC|49.4|-123.2|America/Vancouver|Cypress Provincial Park
307|CA|BC|49.4|-122.95|America/Vancouver|Mount Seymour Provincial Park
308|CA|BC|50.3|-122.5|America/Vancouver|Joffre Lakes Provincial Park
309|CA|BC|49.68|-123.15|America/Vancouver|Stawamus Chief Provincial Park; Stawamus Chief
310|CA|BC|59.6|-137.5|America/Vancouver|Tatshenshini-Alsek Provincial Park
311|CA|BC|50.7|-128.3|America/Vancouver|Cape Scott Provincial Park
312|CA|AB|50.7|-115.15|America/Edmonton|Kananaskis; Kananaskis Country
313|CA|AB|50.67|-115.11|America/Edmonton|Peter Lougheed Provincial Park
314|CA|AB|50.77|-111.49|America/Edmonton|Dinosaur Provincial Park
315|CA|AB|49.08|-111.62|America/Edmonton|Writing-on-Stone Provincial Park; Áísínai’pi
316|CA|AB|49.65|-110.25|America/Edmonton|Cypress Hills Interprovincial Park; Cypress Hills Provincial Park
317|CA|AB|51.42|-116.18|America/Edmonton|Lake Louise
318|CA|AB|51.32|-116.19|America/Edmonton|Moraine Lake
319|CA|AB|52.2|-117.22|America/Edmonton|Columbia Icefield
320|CA|AB|50.92|-114.1|America/Edmonton|Fish Creek Provincial Park
321|CA|AB|49.4|-114.4|America/Edmonton|Castle Provincial Park; Castle Wildland Provincial Park
322|US|AZ|36.06|-112.14|America/Phoenix|Grand Canyon South Rim
323|US|AZ|36.2|-112.06|America/Phoenix|Grand Canyon North Rim
324|US|AZ|36.98|-110.1|America/Denver|Monument Valley; Monument Valley Navajo Tribal Park
325|US|UT|36.98|-110.1|America/Denver|Monument Valley; Monument Valley Navajo Tribal Park
326|US|AZ|34.87|-111.76|America/Phoenix|Red Rock State Park
327|US|AZ|36.86|-111.37|America/Phoenix|Antelope Canyon; Lake Powell Navajo Tribal Park
328|US|AZ|36.99|-112.01|America/Phoenix|Vermilion Cliffs National Monument
329|US|AZ|33.44|-111.48|America/Phoenix|Lost Dutchman State Park; Superstition Mountains
330|US|AZ|32.42|-110.72|America/Phoenix|Catalina State Park
331|US|AZ|31.84|-110.35|America/Phoenix|Kartchner Caverns State Park
332|US|AZ|36.26|-112.69|America/Phoenix|Havasu Falls; Havasupai
333|US|AZ|34.94|-111.75|America/Phoenix|Slide Rock State Park
334|US|AZ|33.33|-112.08|America/Phoenix|South Mountain Park
335|US|CA|37.75|-119.59|America/Los_Angeles|Yosemite Valley
336|US|CA|36.59|-118.73|America/Los_Angeles|Sequoia and Kings Canyon National Parks; Sequoia & Kings Canyon National Parks
337|US|CA|41.37|-124.02|America/Los_Angeles|Redwood National and State Parks; Redwood National Park
338|US|CA|33.26|-116.4|America/Los_Angeles|Anza-Borrego Desert State Park
339|US|CA|36.25|-121.79|America/Los_Angeles|Pfeiffer Big Sur State Park; Big Sur; Julia Pfeiffer Burns State Park
340|US|CA|36.52|-121.95|America/Los_Angeles|Point Lobos State Natural Reserve; Point Lobos State Reserve
341|US|CA|37.18|-122.22|America/Los_Angeles|Big Basin Redwoods State Park
342|US|CA|37.02|-122.06|America/Los_Angeles|Henry Cowell Redwoods State Park
343|US|CA|41.8|-124.08|America/Los_Angeles|Jedediah Smith Redwoods State Park
344|US|CA|41.36|-124.03|America/Los_Angeles|Prairie Creek Redwoods State Park
345|US|CA|40.31|-123.95|America/Los_Angeles|Humboldt Redwoods State Park
346|US|CA|39.0|-120.1|America/Los_Angeles|Emerald Bay State Park; D. L. Bliss State Park
347|US|CA|37.9|-122.6|America/Los_Angeles|Mount Tamalpais State Park; Mount Tam
348|US|CA|37.88|-121.93|America/Los_Angeles|Mount Diablo State Park
349|US|CA|38.28|-120.31|America/Los_Angeles|Calaveras Big Trees State Park
350|US|CA|41.01|-121.65|America/Los_Angeles|McArthur-Burney Falls Memorial State Park; Burney Falls
351|US|CA|34.1|-118.72|America/Los_Angeles|Malibu Creek State Park
352|US|CA|34.12|-118.3|America/Los_Angeles|Griffith Park
353|US|CA|37.77|-122.48|America/Los_Angeles|Golden Gate Park
354|US|CA|38.02|-119.01|America/Los_Angeles|Mono Lake Tufa State Natural Reserve; Mono Lake
355|US|CA|36.58|-118.29|America/Los_Angeles|Mount Whitney
356|US|CA|41.41|-122.19|America/Los_Angeles|Mount Shasta
357|US|CA|32.93|-117.25|America/Los_Angeles|Torrey Pines State Natural Reserve; Torrey Pines State Reserve
358|US|CA|40.08|-124.08|America/Los_Angeles|Lost Coast Trail; King Range National Conservation Area; Sinkyone Wilderness State Park
359|US|CA|38.52|-123.24|America/Los_Angeles|Salt Point State Park
360|US|CA|38.94|-120.05|America/Los_Angeles|Lake Tahoe Basin
361|US|CO|38.88|-104.88|America/Denver|Garden of the Gods
362|US|CO|39.1|-108.73|America/Denver|Colorado National Monument
363|US|CO|38.84|-105.04|America/Denver|Pikes Peak
364|US|CO|37.74|-105.51|America/Denver|Great Sand Dunes National Park and Preserve; Great Sand Dunes National Park
365|US|CO|39.94|-105.29|America/Denver|Eldorado Canyon State Park
366|US|CO|39.83|-105.41|America/Denver|Golden Gate Canyon State Park
367|US|CO|38.5|-106.32|America/Denver|Monarch Pass
368|US|CO|39.12|-106.45|America/Denver|Mount Elbert
369|US|CO|39.07|-106.99|America/Denver|Maroon Bells
370|US|CO|40.57|-106.98|America/Denver|Steamboat Lake State Park
371|US|CO|40.55|-105.2|America/Denver|Lory State Park
372|US|CO|39.43|-105.07|America/Denver|Roxborough State Park
373|US|CT|41.42|-72.9|America/New_York|Sleeping Giant State Park
374|US|CT|41.26|-72.55|America/New_York|Hammonasset Beach State Park
375|US|CT|41.78|-73.42|America/New_York|Kent Falls State Park
376|US|DE|38.79|-75.09|America/New_York|Cape Henlopen State Park
377|US|FL|25.12|-80.41|America/New_York|John Pennekamp Coral Reef State Park
378|US|FL|24.66|-81.27|America/New_York|Bahia Honda State Park
379|US|FL|29.63|-82.3|America/New_York|Paynes Prairie Preserve State Park
380|US|FL|27.24|-82.31|America/New_York|Myakka River State Park
381|US|FL|28.71|-81.48|America/New_York|Wekiwa Springs State Park
382|US|FL|28.95|-81.34|America/New_York|Blue Spring State Park
383|US|FL|26.0|-81.41|America/New_York|Collier-Seminole State Park
384|US|FL|29.97|-82.76|America/New_York|Ichetucknee Springs State Park
385|US|GA|34.57|-84.25|America/New_York|Amicalola Falls State Park
386|US|GA|34.86|-85.48|America/New_York|Cloudland Canyon State Park
387|US|GA|34.74|-83.39|America/New_York|Tallulah Gorge State Park
388|US|GA|33.81|-84.15|America/New_York|Stone Mountain Park
389|US|GA|30.74|-82.12|America/New_York|Okefenokee National Wildlife Refuge; Okefenokee Swamp; Okefenokee
390|US|GA|32.05|-85.04|America/New_York|Providence Canyon State Park
391|US|GA|34.6|-84.7|America/New_York|Fort Mountain State Park
392|US|HI|22.15|-159.65|Pacific/Honolulu|Nā Pali Coast State Wilderness Park; Na Pali Coast State Park
393|US|HI|22.07|-159.66|Pacific/Honolulu|Waimea Canyon State Park; Waimea Canyon
394|US|HI|22.13|-159.65|Pacific/Honolulu|Kōkeʻe State Park; Kokee State Park
395|US|HI|20.79|-156.0|Pacific/Honolulu|Waiʻānapanapa State Park; Waianapanapa State Park
396|US|HI|21.26|-157.8|Pacific/Honolulu|Diamond Head State Monument; Diamond Head
397|US|HI|19.82|-155.47|Pacific/Honolulu|Mauna Kea
398|US|IA|41.88|-91.76|America/Chicago|Palisades-Kepler State Park
399|US|IA|42.12|-90.72|America/Chicago|Maquoketa Caves State Park
400|US|IA|41.99|-93.88|America/Chicago|Ledges State Park
401|US|ID|43.93|-114.87|America/Boise|Sawtooth National Recreation Area; Sawtooth Wilderness; Sawtooth Mountains
402|US|ID|42.83|-113.71|America/Boise|Lake Walcott State Park
403|US|ID|42.91|-115.71|America/Boise|Bruneau Dunes State Park
404|US|ID|48.58|-116.83|America/Los_Angeles|Priest Lake State Park
405|US|ID|47.97|-116.53|America/Los_Angeles|Farragut State Park
406|US|ID|44.92|-116.09|America/Boise|Ponderosa State Park
407|US|ID|45.4|-116.6|America/Boise|Hells Canyon National Recreation Area; Hells Canyon
408|US|OR|45.4|-116.6|America/Los_Angeles|Hells Canyon National Recreation Area; Hells Canyon
409|US|ID|42.66|-114.41|America/Boise|Shoshone Falls
410|US|IL|41.32|-88.99|America/Chicago|Starved Rock State Park
411|US|IL|41.3|-89.01|America/Chicago|Matthiessen State Park
412|US|IL|37.6|-88.38|America/Chicago|Garden of the Gods Wilderness
413|US|IL|37.54|-89.43|America/Chicago|Giant City State Park
414|US|IN|39.17|-86.22|America/Indiana/Indianapolis|Brown County State Park
415|US|IN|39.88|-87.2|America/Indiana/Indianapolis|Turkey Run State Park
416|US|IN|38.74|-85.43|America/Indiana/Indianapolis|Clifty Falls State Park
417|US|KS|38.8|-98.76|America/Chicago|Monument Rocks
418|US|KS|38.67|-97.99|America/Chicago|Kanopolis State Park
419|US|KY|36.84|-84.34|America/New_York|Cumberland Falls State Resort Park
420|US|KY|37.77|-83.68|America/New_York|Natural Bridge State Resort Park; Red River Gorge
421|US|LA|30.79|-91.25|America/Chicago|Tunica Hills
422|US|LA|32.67|-93.98|America/Chicago|Caddo Lake
423|US|MA|42.64|-73.17|America/New_York|Mount Greylock State Reservation; Mount Greylock
424|US|MA|42.22|-71.09|America/New_York|Blue Hills Reservation
425|US|MA|42.3|-72.59|America/New_York|Skinner State Park
426|US|MD|39.55|-79.12|America/New_York|Swallow Falls State Park
427|US|MD|39.07|-77.75|America/New_York|C&O Canal Towpath
428|US|MD|38.23|-75.14|America/New_York|Assateague State Park
429|US|MD|39.43|-76.42|America/New_York|Gunpowder Falls State Park
430|US|MD|39.62|-77.4|America/New_York|Cunningham Falls State Park
431|US|ME|45.9|-68.92|America/New_York|Baxter State Park; Mount Katahdin; Katahdin
432|US|ME|44.22|-69.07|America/New_York|Camden Hills State Park
433|US|ME|44.6|-70.97|America/New_York|Grafton Notch State Park
434|US|MI|46.55|-85.25|America/Detroit|Tahquamenon Falls State Park
435|US|MI|46.8|-89.75|America/Detroit|Porcupine Mountains Wilderness State Park; Porcupine Mountains State Park; Porcupine Mountains
436|US|MI|45.85|-84.62|America/Detroit|Mackinac Island State Park
437|US|MI|44.9|-85.95|America/Detroit|Leelanau State Park
438|US|MI|43.95|-86.48|America/Detroit|Ludington State Park
439|US|MI|45.75|-84.9|America/Detroit|Wilderness State Park
440|US|MN|43.94|-92.0|America/Chicago|Whitewater State Park
441|US|MN|47.19|-95.21|America/Chicago|Itasca State Park
442|US|MN|47.14|-91.47|America/Chicago|Gooseberry Falls State Park
443|US|MN|47.2|-91.37|America/Chicago|Split Rock Lighthouse State Park
444|US|MN|47.34|-91.2|America/Chicago|Tettegouche State Park
445|US|MN|48.0|-91.5|America/Chicago|Boundary Waters Canoe Area Wilderness; Boundary Waters; BWCA
446|US|MN|48.0|-90.4|America/Chicago|Superior Hiking Trail
447|US|MN|45.39|-92.67|America/Chicago|Interstate State Park
448|US|MO|37.55|-90.84|America/Chicago|Johnson’s Shut-Ins State Park
449|US|MO|37.97|-92.77|America/Chicago|Ha Ha Tonka State Park
450|US|MO|37.57|-90.72|America/Chicago|Taum Sauk Mountain State Park
451|US|MO|38.71|-90.98|America/Chicago|Katy Trail State Park
452|US|MS|34.6|-88.19|America/Chicago|Tishomingo State Park
453|US|MT|46.99|-110.7|America/Denver|Sluice Boxes State Park
454|US|MT|45.82|-111.86|America/Denver|Lewis and Clark Caverns State Park
455|US|MT|47.06|-104.69|America/Denver|Makoshika State Park
456|US|MT|47.87|-114.0|America/Denver|Flathead Lake State Park; Flathead Lake
457|US|MT|47.55|-113.2|America/Denver|Bob Marshall Wilderness
458|US|MT|45.0|-109.45|America/Denver|Beartooth Highway
459|US|WY|45.0|-109.45|America/Denver|Beartooth Highway
460|US|NC|36.39|-80.27|America/New_York|Hanging Rock State Park
461|US|NC|35.43|-82.25|America/New_York|Chimney Rock State Park
462|US|NC|35.77|-82.27|America/New_York|Mount Mitchell State Park
463|US|NC|36.34|-80.48|America/New_York|Pilot Mountain State Park
464|US|NC|36.11|-81.8|America/New_York|Grandfather Mountain State Park; Grandfather Mountain
465|US|NC|35.92|-81.9|America/New_York|Linville Gorge Wilderness; Linville Gorge
466|US|NC|35.2|-82.62|America/New_York|DuPont State Recreational Forest; DuPont State Forest
467|US|NC|35.96|-75.63|America/New_York|Jockey’s Ridge State Park
468|US|ND|46.77|-100.85|America/Chicago|Fort Abraham Lincoln State Park
469|US|ND|47.6|-103.6|America/Chicago|Maah Daah Hey Trail
470|US|NE|42.71|-103.01|America/Denver|Chadron State Park
471|US|NE|42.68|-103.45|America/Denver|Fort Robinson State Park
472|US|NE|41.02|-96.1|America/Chicago|Platte River State Park
473|US|NH|44.27|-71.3|America/New_York|Mount Washington; Mount Washington State Park
474|US|NH|44.14|-71.68|America/New_York|Franconia Notch State Park
475|US|NH|44.21|-71.4|America/New_York|Crawford Notch State Park
476|US|NH|42.86|-72.11|America/New_York|Monadnock State Park; Mount Monadnock
477|US|NJ|41.31|-74.67|America/New_York|High Point State Park
478|US|NJ|39.88|-74.55|America/New_York|Wharton State Forest
479|US|NJ|39.8|-74.1|America/New_York|Island Beach State Park
480|US|NJ|40.93|-74.07|America/New_York|Palisades Interstate Park
481|US|NM|36.33|-106.47|America/Denver|Ghost Ranch
482|US|NM|36.25|-107.96|America/Denver|Bisti/De-Na-Zin Wilderness; Bisti Badlands
483|US|NM|35.2|-106.45|America/Denver|Sandia Mountains
484|US|NM|32.34|-106.56|America/Denver|Organ Mountains-Desert Peaks National Monument
485|US|NM|32.68|-108.03|America/Denver|City of Rocks State Park
486|US|NM|36.68|-105.5|America/Denver|Wheeler Peak Wilderness
487|US|NV|36.45|-114.53|America/Los_Angeles|Valley of Fire State Park
488|US|NV|36.14|-115.45|America/Los_Angeles|Red Rock Canyon National Conservation Area; Red Rock Canyon
489|US|NV|37.8|-114.4|America/Los_Angeles|Cathedral Gorge State Park
490|US|NV|40.6|-115.4|America/Los_Angeles|Ruby Mountains; Lamoille Canyon
491|US|NV|39.24|-119.89|America/Los_Angeles|Lake Tahoe Nevada State Park; Sand Harbor State Park
492|US|NV|40.79|-119.2|America/Los_Angeles|Black Rock Desert
493|US|NY|40.78|-73.97|America/New_York|Central Park
494|US|NY|40.66|-73.97|America/New_York|Prospect Park
495|US|NY|42.58|-78.03|America/New_York|Letchworth State Park
496|US|NY|42.38|-76.87|America/New_York|Watkins Glen State Park
497|US|NY|44.12|-73.92|America/New_York|Adirondack Park; Adirondacks; Mount Marcy; Adirondack Mountains
498|US|NY|42.1|-74.2|America/New_York|Catskill Park; Catskills; Catskill Mountains
499|US|NY|41.7|-74.29|America/New_York|Minnewaska State Park Preserve; Minnewaska State Park
500|US|NY|41.32|-74.01|America/New_York|Bear Mountain State Park
501|US|NY|41.25|-74.08|America/New_York|Harriman State Park
502|US|NY|42.09|-78.75|America/New_York|Allegany State Park
503|US|NY|42.4|-76.59|America/New_York|Taughannock Falls State Park
504|US|NY|42.4|-76.55|America/New_York|Robert H. Treman State Park
505|US|NY|40.62|-73.26|America/New_York|Robert Moses State Park
506|US|NY|41.07|-71.86|America/New_York|Montauk Point State Park
507|US|OH|39.43|-82.54|America/New_York|Hocking Hills State Park
508|US|OH|41.7|-83.5|America/New_York|Oak Openings Preserve
509|US|OH|41.62|-82.83|America/New_York|Kelleys Island State Park
510|US|OH|39.8|-83.84|America/New_York|John Bryan State Park
511|US|OK|34.73|-98.71|America/Chicago|Wichita Mountains Wildlife Refuge
512|US|OK|34.44|-97.13|America/Chicago|Turner Falls Park
513|US|OK|36.78|-98.18|America/Chicago|Great Salt Plains State Park
514|US|OK|34.13|-94.75|America/Chicago|Beavers Bend State Park
515|US|OR|45.37|-121.7|America/Los_Angeles|Mount Hood
516|US|OR|45.58|-122.12|America/Los_Angeles|Columbia River Gorge National Scenic Area; Columbia River Gorge; Multnomah Falls
517|US|OR|44.88|-122.65|America/Los_Angeles|Silver Falls State Park
518|US|OR|44.37|-121.14|America/Los_Angeles|Smith Rock State Park
519|US|OR|45.92|-123.97|America/Los_Angeles|Ecola State Park
520|US|OR|42.18|-124.36|America/Los_Angeles|Samuel H. Boardman State Scenic Corridor
521|US|OR|45.3|-117.3|America/Los_Angeles|Eagle Cap Wilderness; Wallowa Mountains; Wallowa Lake State Park
522|US|OR|44.1|-121.77|America/Los_Angeles|Three Sisters Wilderness
523|US|OR|43.72|-121.23|America/Los_Angeles|Newberry National Volcanic Monument
524|US|OR|43.95|-124.1|America/Los_Angeles|Oregon Dunes National Recreation Area; Jessie M. Honeyman Memorial State Park
525|US|OR|42.63|-118.58|America/Los_Angeles|Steens Mountain Wilderness
526|US|PA|39.87|-79.5|America/New_York|Ohiopyle State Park
527|US|PA|41.31|-76.29|America/New_York|Ricketts Glen State Park
528|US|PA|41.66|-77.83|America/New_York|Cherry Springs State Park
529|US|PA|41.7|-77.45|America/New_York|Leonard Harrison State Park; Pine Creek Gorge
530|US|PA|42.15|-80.11|America/New_York|Presque Isle State Park
531|US|PA|40.95|-75.63|America/New_York|Hickory Run State Park
532|US|RI|41.4|-71.46|America/New_York|Beavertail State Park
533|US|SC|35.14|-82.6|America/New_York|Caesars Head State Park
534|US|SC|35.03|-82.7|America/New_York|Table Rock State Park
535|US|SC|32.37|-80.44|America/New_York|Hunting Island State Park
536|US|SD|43.75|-103.42|America/Denver|Custer State Park
537|US|SD|44.46|-103.45|America/Denver|Bear Butte State Park
538|US|SD|44.05|-103.83|America/Denver|Black Hills
539|US|SD|44.35|-103.9|America/Denver|Spearfish Canyon
540|US|TN|35.66|-85.35|America/Chicago|Fall Creek Falls State Park
541|US|TN|35.43|-85.6|America/Chicago|South Cumberland State Park; Savage Gulf
542|US|TN|36.1|-82.11|America/New_York|Roan Mountain State Park
543|US|TN|36.08|-84.43|America/New_York|Frozen Head State Park
544|US|TN|35.07|-85.4|America/New_York|Lookout Mountain; Signal Point
545|US|TN|36.47|-89.35|America/Chicago|Reelfoot Lake State Park
546|US|TN|36.48|-82.53|America/New_York|Warriors’ Path State Park
547|US|TX|34.94|-101.66|America/Chicago|Palo Duro Canyon State Park
548|US|TX|30.51|-98.82|America/Chicago|Enchanted Rock State Natural Area
549|US|TX|29.6|-103.99|America/Chicago|Big Bend Ranch State Park
550|US|TX|30.6|-103.93|America/Chicago|Davis Mountains State Park
551|US|TX|31.92|-106.04|America/Denver|Hueco Tanks State Park; Hueco Tanks State Historic Site
552|US|TX|29.63|-99.57|America/Chicago|Lost Maples State Natural Area
553|US|TX|29.59|-99.73|America/Chicago|Garner State Park
554|US|TX|28.47|-98.36|America/Chicago|Choke Canyon State Park
555|US|TX|34.41|-101.05|America/Chicago|Caprock Canyons State Park
556|US|TX|30.33|-98.25|America/Chicago|Pedernales Falls State Park
557|US|TX|32.25|-97.82|America/Chicago|Dinosaur Valley State Park
558|US|TX|30.03|-99.2|America/Chicago|Guadalupe River State Park
559|US|TX|32.68|-94.18|America/Chicago|Caddo Lake State Park
560|US|UT|38.48|-109.74|America/Denver|Dead Horse Point State Park
561|US|UT|38.57|-110.71|America/Denver|Goblin Valley State Park
562|US|UT|37.53|-112.0|America/Denver|Kodachrome Basin State Park
563|US|UT|37.4|-111.68|America/Denver|Grand Staircase-Escalante National Monument
564|US|UT|37.7|-109.9|America/Denver|Bears Ears National Monument
565|US|UT|37.2|-113.64|America/Denver|Snow Canyon State Park
566|US|UT|40.93|-112.2|America/Denver|Antelope Island State Park
567|US|UT|40.76|-113.89|America/Denver|Bonneville Salt Flats
568|US|UT|37.04|-112.73|America/Denver|Coral Pink Sand Dunes State Park
569|US|UT|40.6|-111.58|America/Denver|Big Cottonwood Canyon
570|US|UT|37.27|-112.95|America/Denver|Angels Landing; The Narrows
571|US|VA|37.51|-79.82|America/New_York|McAfee Knob
572|US|VA|36.63|-81.53|America/New_York|Grayson Highlands State Park
573|US|VA|37.63|-79.54|America/New_York|Natural Bridge State Park
574|US|VA|36.69|-75.92|America/New_York|False Cape State Park
575|US|VA|38.81|-78.29|America/New_York|Shenandoah River State Park
576|US|VT|44.54|-72.81|America/New_York|Mount Mansfield State Forest; Mount Mansfield
577|US|VT|44.18|-72.93|America/New_York|Camel’s Hump State Park
578|US|VT|43.6|-72.4|America/New_York|Quechee State Park
579|US|VT|44.2|-72.8|America/New_York|Long Trail
580|US|WA|46.2|-122.19|America/Los_Angeles|Mount St. Helens National Volcanic Monument; Mount St. Helens
581|US|WA|48.41|-122.65|America/Los_Angeles|Deception Pass State Park
582|US|WA|48.65|-122.84|America/Los_Angeles|Moran State Park
583|US|WA|48.78|-121.81|America/Los_Angeles|Mount Baker
584|US|WA|46.66|-118.23|America/Los_Angeles|Palouse Falls State Park
585|US|WA|47.5|-120.9|America/Los_Angeles|Alpine Lakes Wilderness; Enchantments; The Enchantments
586|US|WA|47.86|-123.93|America/Los_Angeles|Hoh Rainforest; Hoh Rain Forest
587|US|WA|47.97|-123.5|America/Los_Angeles|Hurricane Ridge
588|US|WA|48.53|-123.02|America/Los_Angeles|San Juan Islands National Monument; San Juan Islands
589|US|WI|43.42|-89.73|America/Chicago|Devil’s Lake State Park
590|US|WI|45.13|-87.23|America/Chicago|Peninsula State Park
591|US|WI|43.02|-90.12|America/Chicago|Governor Dodge State Park
592|US|WI|45.4|-92.65|America/Chicago|Interstate Park
593|US|WI|46.88|-91.9|America/Chicago|Pattison State Park
594|US|WV|38.83|-79.37|America/New_York|Seneca Rocks
595|US|WV|39.1|-79.42|America/New_York|Dolly Sods Wilderness; Dolly Sods
596|US|WV|39.11|-79.5|America/New_York|Blackwater Falls State Park
597|US|WV|38.0|-80.95|America/New_York|Babcock State Park
598|US|WV|39.65|-79.85|America/New_York|Coopers Rock State Forest
599|US|WY|42.75|-109.45|America/Denver|Wind River Range; Bridger Wilderness
600|US|WY|44.5|-110.0|America/Denver|Absaroka Range
601|US|WY|43.65|-108.2|America/Denver|Hot Springs State Park
602|US|WY|41.15|-105.35|America/Denver|Vedauwoo
603|US|WY|44.46|-110.83|America/Denver|Old Faithful
604|US|AK|61.22|-149.1|America/Anchorage|Chugach State Park
605|US|AK|61.85|-149.1|America/Anchorage|Hatcher Pass; Independence Mine State Historical Park
606|US|AK|64.9|-146.0|America/Anchorage|Chena River State Recreation Area
607|US|AK|62.65|-150.2|America/Anchorage|Denali State Park
608|US|AK|59.3|-151.3|America/Anchorage|Kachemak Bay State Park
609|US|AK|61.42|-142.92|America/Anchorage|Wrangell-St. Elias National Park and Preserve; Wrangell-St. Elias National Park
610|US|AK|59.92|-149.99|America/Anchorage|Kenai Fjords National Park
611|US|AL|34.4|-85.62|America/Chicago|DeSoto State Park
612|US|AL|33.48|-85.81|America/Chicago|Cheaha State Park
613|US|AL|30.25|-87.65|America/Chicago|Gulf State Park
614|US|AL|34.57|-85.85|America/Chicago|Cathedral Caverns State Park
615|US|AR|35.12|-92.94|America/Chicago|Petit Jean State Park
616|US|AR|35.22|-93.25|America/Chicago|Mount Nebo State Park
617|US|AR|34.03|-93.67|America/Chicago|Crater of Diamonds State Park
618|US|AR|35.78|-94.25|America/Chicago|Devil’s Den State Park
619|US|AR|35.17|-93.64|America/Chicago|Mount Magazine State Park
620|US|CA|36.49|-118.57|America/Los_Angeles|Sequoia National Park
621|US|CA|36.89|-118.56|America/Los_Angeles|Kings Canyon National Park
622|US|NY|43.08|-79.07|America/New_York|Niagara Falls State Park
623|US|WY|44.6|-110.55|America/Denver|Yellowstone National Park
624|US|MT|44.6|-110.55|America/Denver|Yellowstone National Park
625|US|ID|44.6|-110.55|America/Boise|Yellowstone National Park
626|US|CA|36.49|-117.13|America/Los_Angeles|Death Valley National Park
627|US|NV|36.49|-117.13|America/Los_Angeles|Death Valley National Park
628|US|TN|35.6|-83.51|America/New_York|Great Smoky Mountains National Park; Smoky Mountains National Park; Great Smoky Mountains; Smoky Mountains
629|US|NC|35.6|-83.51|America/New_York|Great Smoky Mountains National Park; Smoky Mountains National Park; Great Smoky Mountains; Smoky Mountains
630|US|AK|63.29|-151.05|America/Anchorage|Denali National Park and Preserve; Denali National Park
631|US|VA|38.49|-78.47|America/New_York|Shenandoah National Park
632|US|AL|33.52|-86.81|America/Chicago|Birmingham Civil Rights National Monument
633|US|AL|33.64|-85.91|America/Chicago|Freedom Riders National Monument
634|US|AL|32.98|-85.73|America/Chicago|Horseshoe Bend National Military Park
635|US|AL|34.41|-85.62|America/Chicago|Little River Canyon National Preserve
636|US|AL|34.97|-85.82|America/Chicago|Russell Cave National Monument
637|US|AK|59.05|-156.11|America/Anchorage|Alagnak Wild River
638|US|AK|53.91|-166.52|America/Anchorage|Aleutian Islands World War II National Historic Area
639|US|AK|56.85|-157.55|America/Anchorage|Aniakchak National Monument and Preserve
640|US|AK|65.96|-164.41|America/Nome|Bering Land Bridge National Preserve
641|US|AK|67.41|-163.5|America/Nome|Cape Krusenstern National Monument
642|US|AK|67.76|-153.29|America/Anchorage|Gates of the Arctic National Park and Preserve; Gates of the Arctic National Park
643|US|AK|58.8|-136.84|America/Juneau|Glacier Bay National Park and Preserve; Glacier Bay National Park
644|US|AK|58.62|-155.01|America/Anchorage|Katmai National Park and Preserve; Katmai National Park
645|US|AK|59.61|-135.26|America/Juneau|Klondike Gold Rush National Historical Park
646|US|AK|67.36|-159.2|America/Nome|Kobuk Valley National Park
647|US|AK|60.57|-153.56|America/Anchorage|Lake Clark National Park and Preserve; Lake Clark National Park
648|US|AK|68.01|-159.83|America/Nome|Noatak National Preserve
649|US|AK|57.05|-135.32|America/Sitka|Sitka National Historical Park
650|US|AK|65.09|-142.8|America/Anchorage|Yukon - Charley Rivers National Preserve
651|US|AZ|36.14|-109.34|America/Denver|Canyon de Chelly National Monument
652|US|AZ|33.0|-111.53|America/Phoenix|Casa Grande Ruins National Monument
653|US|AZ|32.01|-109.34|America/Phoenix|Chiricahua National Monument
654|US|AZ|36.94|-111.49|America/Phoenix|Glen Canyon National Recreation Area
655|US|UT|36.94|-111.49|America/Denver|Glen Canyon National Recreation Area
656|US|AZ|36.0|-112.12|America/Phoenix|Grand Canyon National Park
657|US|AZ|36.42|-113.67|America/Phoenix|Grand Canyon-Parashant National Monument
658|US|AZ|35.97|-114.35|America/Phoenix|Lake Mead National Recreation Area
659|US|NV|35.97|-114.35|America/Los_Angeles|Lake Mead National Recreation Area
660|US|AZ|34.62|-111.81|America/Phoenix|Montezuma Castle National Monument
661|US|AZ|36.72|-110.55|America/Denver|Navajo National Monument
662|US|AZ|32.04|-112.86|America/Phoenix|Organ Pipe Cactus National Monument
663|US|AZ|34.98|-109.79|America/Phoenix|Petrified Forest National Park
664|US|AZ|36.86|-112.74|America/Phoenix|Pipe Spring National Monument
665|US|AZ|32.21|-110.76|America/Phoenix|Saguaro National Park
666|US|AZ|35.37|-111.51|America/Phoenix|Sunset Crater Volcano National Monument
667|US|AZ|33.65|-111.11|America/Phoenix|Tonto National Monument
668|US|AZ|31.57|-111.05|America/Phoenix|Tumacácori National Historical Park
669|US|AZ|34.77|-112.03|America/Phoenix|Tuzigoot National Monument
670|US|AZ|35.17|-111.5|America/Phoenix|Walnut Canyon National Monument
671|US|AZ|35.56|-111.4|America/Phoenix|Wupatki National Monument
672|US|AR|36.04|-92.91|America/Chicago|Buffalo National River
673|US|AR|34.52|-93.06|America/Chicago|Hot Springs National Park
674|US|AR|36.45|-94.03|America/Chicago|Pea Ridge National Military Park
675|US|CA|37.83|-122.42|America/Los_Angeles|Alcatraz Island
676|US|CA|32.67|-117.24|America/Los_Angeles|Cabrillo National Monument
677|US|CA|35.29|-115.09|America/Los_Angeles|Castle Mountains National Monument
678|US|CA|33.99|-119.91|America/Los_Angeles|Channel Islands National Park
679|US|CA|35.23|-118.56|America/Los_Angeles|César E. Chávez National Monument
680|US|CA|37.62|-119.09|America/Los_Angeles|Devils Postpile National Monument
681|US|CA|33.91|-115.84|America/Los_Angeles|Joshua Tree National Park
682|US|CA|40.49|-121.41|America/Los_Angeles|Lassen Volcanic National Park
683|US|CA|41.76|-121.52|America/Los_Angeles|Lava Beds National Monument
684|US|CA|35.12|-115.52|America/Los_Angeles|Mojave National Preserve
685|US|CA|37.9|-122.58|America/Los_Angeles|Muir Woods National Monument
686|US|CA|36.49|-121.18|America/Los_Angeles|Pinnacles National Park
687|US|CA|38.06|-122.88|America/Los_Angeles|Point Reyes National Seashore
688|US|CA|37.8|-122.47|America/Los_Angeles|Presidio of San Francisco
689|US|CA|37.91|-122.36|America/Los_Angeles|Rosie the Riveter World War II Home Front National Historical Park
690|US|CA|37.81|-122.42|America/Los_Angeles|San Francisco Maritime National Historical Park
691|US|CA|34.1|-118.77|America/Los_Angeles|Santa Monica Mountains National Recreation Area
692|US|CA|41.89|-121.37|America/Los_Angeles|Tule Lake National Monument
693|US|CA|40.61|-122.6|America/Los_Angeles|Whiskeytown National Recreation Area
694|US|CA|37.85|-119.56|America/Los_Angeles|Yosemite National Park
695|US|CO|38.58|-107.72|America/Denver|Black Canyon of the Gunnison National Park
696|US|CO|38.47|-107.33|America/Denver|Curecanti National Recreation Area
697|US|CO|40.51|-108.93|America/Denver|Dinosaur National Monument
698|US|UT|40.51|-108.93|America/Denver|Dinosaur National Monument
699|US|CO|38.91|-105.28|America/Denver|Florissant Fossil Beds National Monument
700|US|CO|37.39|-109.0|America/Denver|Hovenweep National Monument
701|US|UT|37.39|-109.0|America/Denver|Hovenweep National Monument
702|US|CO|37.24|-108.46|America/Denver|Mesa Verde National Park
703|US|CO|40.36|-105.7|America/Denver|Rocky Mountain National Park
704|US|CO|37.25|-108.69|America/Denver|Yucca House National Monument
705|US|CT|41.26|-73.45|America/New_York|Weir Farm National Historical Park
706|US|FL|25.97|-81.08|America/New_York|Big Cypress National Preserve
707|US|FL|25.49|-80.21|America/New_York|Biscayne National Park
708|US|FL|28.79|-80.75|America/New_York|Canaveral National Seashore
709|US|FL|29.9|-81.31|America/New_York|Castillo de San Marcos National Monument
710|US|FL|24.63|-82.87|America/New_York|Dry Tortugas National Park
711|US|FL|25.37|-80.88|America/New_York|Everglades National Park
712|US|FL|29.71|-81.24|America/New_York|Fort Matanzas National Monument
713|US|FL|30.47|-81.5|America/New_York|Timucuan Ecological and Historic Preserve
714|US|GA|34.0|-84.29|America/New_York|Chattahoochee River National Recreation Area
715|US|GA|34.94|-85.29|America/New_York|Chickamauga and Chattanooga National Military Park
716|US|TN|34.94|-85.29|America/New_York|Chickamauga and Chattanooga National Military Park
717|US|GA|30.86|-81.45|America/New_York|Cumberland Island National Seashore
718|US|GA|31.22|-81.39|America/New_York|Fort Frederica National Monument
719|US|GA|32.03|-80.93|America/New_York|Fort Pulaski National Monument
720|US|GA|32.04|-84.39|America/New_York|Jimmy Carter National Historical Park
721|US|GA|33.95|-84.59|America/New_York|Kennesaw Mountain National Battlefield Park
722|US|GA|33.76|-84.37|America/New_York|Martin Luther King, Jr. National Historical Park
723|US|GA|32.84|-83.6|America/New_York|Ocmulgee Mounds National Historical Park
724|US|HI|20.71|-156.16|Pacific/Honolulu|Haleakalā National Park
725|US|HI|19.34|-155.47|Pacific/Honolulu|Hawai’i Volcanoes National Park
726|US|HI|21.17|-156.95|Pacific/Honolulu|Kalaupapa National Historical Park
727|US|HI|19.68|-156.03|Pacific/Honolulu|Kaloko-Honokōhau National Historical Park
728|US|HI|19.41|-155.9|Pacific/Honolulu|Pu’uhonua o Hōnaunau National Historical Park
729|US|ID|42.07|-113.71|America/Boise|City of Rocks National Reserve
730|US|ID|43.2|-113.48|America/Boise|Craters of the Moon National Monument and Preserve
731|US|ID|42.79|-114.94|America/Boise|Hagerman Fossil Beds National Monument
732|US|ID|46.07|-115.88|America/Los_Angeles|Nez Perce National Historical Park
733|US|MT|46.07|-115.88|America/Denver|Nez Perce National Historical Park
734|US|OR|46.07|-115.88|America/Los_Angeles|Nez Perce National Historical Park
735|US|WA|46.07|-115.88|America/Los_Angeles|Nez Perce National Historical Park
736|US|MS|33.97|-90.37|America/Chicago|Emmett Till and Mamie Till-Mobley National Monument
737|US|IL|41.69|-87.61|America/Chicago|Pullman National Historical Park
738|US|IN|38.68|-87.54|America/Indiana/Vincennes|George Rogers Clark National Historical Park
739|US|IN|41.64|-87.1|America/Chicago|Indiana Dunes National Park
740|US|IA|43.08|-91.2|America/Chicago|Effigy Mounds National Monument
741|US|KS|39.04|-95.68|America/Chicago|Brown v. Board of Education National Historical Park
742|US|KS|38.44|-96.57|America/Chicago|Tallgrass Prairie National Preserve
743|US|KY|37.59|-85.67|America/New_York|Abraham Lincoln Birthplace National Historical Park
744|US|KY|37.8|-84.6|America/New_York|Camp Nelson National Monument
745|US|KY|36.63|-83.61|America/New_York|Cumberland Gap National Historical Park
746|US|TN|36.63|-83.61|America/New_York|Cumberland Gap National Historical Park
747|US|VA|36.63|-83.61|America/New_York|Cumberland Gap National Historical Park
748|US|KY|37.2|-86.13|America/Chicago|Mammoth Cave National Park
749|US|KY|37.07|-84.74|America/New_York|Mill Springs Battlefield National Monument
750|US|LA|31.65|-93.0|America/Chicago|Cane River Creole National Historical Park
751|US|LA|29.82|-90.14|America/Chicago|Jean Lafitte National Historical Park and Preserve
752|US|LA|29.96|-90.07|America/Chicago|New Orleans Jazz National Historical Park
753|US|LA|32.64|-91.41|America/Chicago|Poverty Point National Monument
754|US|MS|32.36|-90.85|America/Chicago|Vicksburg National Military Park
755|US|LA|32.36|-90.85|America/Chicago|Vicksburg National Military Park
756|US|ME|44.41|-68.25|America/New_York|Acadia National Park
757|US|ME|45.96|-68.71|America/New_York|Katahdin Woods and Waters National Monument
758|US|ME|47.25|-68.59|America/New_York|Maine Acadian Culture
759|US|ME|44.87|-66.96|America/New_York|Roosevelt Campobello International Park
760|US|MD|39.47|-77.74|America/New_York|Antietam National Battlefield
761|US|MD|38.06|-75.25|America/New_York|Assateague Island National Seashore
762|US|VA|38.06|-75.25|America/New_York|Assateague Island National Seashore
763|US|MD|39.65|-77.46|America/New_York|Catoctin Mountain Park
764|US|MD|38.96|-77.03|America/New_York|Civil War Defenses of Washington
765|US|VA|38.96|-77.03|America/New_York|Civil War Defenses of Washington
766|US|MD|38.77|-77.03|America/New_York|Fort Foote Park
767|US|MD|39.26|-76.58|America/New_York|Fort McHenry National Monument and Historic Shrine
768|US|MD|38.71|-77.03|America/New_York|Fort Washington Park
769|US|MD|38.97|-77.14|America/New_York|Glen Echo Park
770|US|MD|38.98|-76.9|America/New_York|Greenbelt Park
771|US|MD|38.75|-77.0|America/New_York|Harmony Hall
772|US|WV|39.32|-77.74|America/New_York|Harpers Ferry National Historical Park
773|US|VA|39.32|-77.74|America/New_York|Harpers Ferry National Historical Park
774|US|MD|39.32|-77.74|America/New_York|Harpers Ferry National Historical Park
775|US|MD|38.45|-76.14|America/New_York|Harriet Tubman Underground Railroad National Historical Park
776|US|MD|39.36|-77.4|America/New_York|Monocacy National Battlefield
777|US|MD|38.81|-77.01|America/New_York|Oxon Cove Park and Oxon Hill Farm
778|US|MD|38.69|-77.07|America/New_York|Piscataway Park
779|US|MA|42.26|-71.01|America/New_York|Adams National Historical Park
780|US|MA|42.31|-70.94|America/New_York|Boston Harbor Islands National Recreation Area
781|US|MA|42.37|-71.06|America/New_York|Boston National Historical Park
782|US|MA|41.92|-70.04|America/New_York|Cape Cod National Seashore
783|US|MA|42.65|-71.32|America/New_York|Lowell National Historical Park
784|US|MA|42.46|-71.31|America/New_York|Minute Man National Historical Park
785|US|MA|41.64|-70.92|America/New_York|New Bedford Whaling National Historical Park
786|US|MI|48.01|-88.83|America/Detroit|Isle Royale National Park
787|US|MI|47.18|-88.52|America/Detroit|Keweenaw National Historical Park
788|US|MI|46.56|-86.32|America/Detroit|Pictured Rocks National Lakeshore
789|US|MI|41.91|-83.38|America/Detroit|River Raisin National Battlefield Park
790|US|MI|44.93|-86.03|America/Detroit|Sleeping Bear Dunes National Lakeshore
791|US|MN|47.99|-89.76|America/Chicago|Grand Portage National Monument
792|US|MN|44.94|-93.1|America/Chicago|Mississippi National River and Recreation Area
793|US|MN|44.01|-96.32|America/Chicago|Pipestone National Monument
794|US|WI|45.7|-92.36|America/Chicago|Saint Croix National Scenic Riverway
795|US|MN|45.7|-92.36|America/Chicago|Saint Croix National Scenic Riverway
796|US|MN|48.48|-92.84|America/Chicago|Voyageurs National Park
797|US|MS|34.51|-88.73|America/Chicago|Brices Cross Roads National Battlefield Site
798|US|FL|30.32|-87.23|America/Chicago|Gulf Islands National Seashore
799|US|MS|30.32|-87.23|America/Chicago|Gulf Islands National Seashore
800|US|MS|32.34|-90.21|America/Chicago|Medgar and Myrlie Evers Home National Monument
801|US|MS|31.55|-91.39|America/Chicago|Natchez National Historical Park
802|US|TN|35.14|-88.34|America/Chicago|Shiloh National Military Park
803|US|MS|35.14|-88.34|America/Chicago|Shiloh National Military Park
804|US|MS|34.26|-88.74|America/Chicago|Tupelo National Battlefield
805|US|MO|38.63|-90.19|America/Chicago|Gateway Arch National Park
806|US|MO|36.99|-94.36|America/Chicago|George Washington Carver National Monument
807|US|MO|37.14|-91.26|America/Chicago|Ozark National Scenic Riverways
808|US|MO|37.98|-90.04|America/Chicago|Ste. Geneviève National Historical Park
809|US|MO|37.1|-93.41|America/Chicago|Wilson’s Creek National Battlefield
810|US|MT|45.65|-113.65|America/Denver|Big Hole National Battlefield
811|US|MT|48.68|-113.8|America/Denver|Glacier National Park
812|US|MT|45.56|-107.42|America/Denver|Little Bighorn Battlefield National Monument
813|US|NE|42.42|-103.75|America/Denver|Agate Fossil Beds National Monument
814|US|NE|40.29|-96.83|America/Chicago|Homestead National Historical Park
815|US|NE|42.79|-99.92|America/Chicago|Niobrara National Scenic River
816|US|NE|41.83|-103.71|America/Denver|Scotts Bluff National Monument
817|US|NV|38.95|-114.26|America/Los_Angeles|Great Basin National Park
818|US|NV|36.39|-115.32|America/Los_Angeles|Tule Springs Fossil Beds National Monument
819|US|NH|43.5|-72.37|America/New_York|Saint-Gaudens National Historical Park
820|US|NJ|39.3|-74.65|America/New_York|Great Egg Harbor River
821|US|NJ|40.77|-74.53|America/New_York|Morristown National Historical Park
822|US|NJ|39.94|-74.62|America/New_York|New Jersey Pinelands National Reserve
823|US|NJ|40.92|-74.18|America/New_York|Paterson Great Falls National Historical Park
824|US|NJ|40.79|-74.24|America/New_York|Thomas Edison National Historical Park
825|US|NM|36.84|-108.0|America/Denver|Aztec Ruins National Monument
826|US|NM|35.78|-106.33|America/Denver|Bandelier National Monument
827|US|NM|36.78|-103.97|America/Denver|Capulin Volcano National Monument
828|US|NM|32.14|-104.55|America/Denver|Carlsbad Caverns National Park
829|US|NM|36.04|-107.96|America/Denver|Chaco Culture National Historical Park
830|US|NM|34.88|-108.0|America/Denver|El Malpais National Monument
831|US|NM|35.04|-108.35|America/Denver|El Morro National Monument
832|US|NM|35.91|-105.01|America/Denver|Fort Union National Monument
833|US|NM|33.23|-108.27|America/Denver|Gila Cliff Dwellings National Monument
834|US|NM|35.88|-106.3|America/Denver|Manhattan Project National Historical Park
835|US|NM|35.54|-105.68|America/Denver|Pecos National Historical Park
836|US|NM|35.14|-106.75|America/Denver|Petroglyph National Monument
837|US|NM|34.35|-106.21|America/Denver|Salinas Pueblo Missions National Monument
838|US|NM|35.92|-106.52|America/Denver|Valles Caldera National Preserve
839|US|NM|32.78|-106.33|America/Denver|White Sands National Park
840|US|NY|40.71|-74.0|America/New_York|African Burial Ground National Monument
841|US|NY|40.7|-74.02|America/New_York|Castle Clinton National Monument
842|US|NJ|40.7|-74.04|America/New_York|Ellis Island Part of Statue of Liberty National Monument
843|US|NY|40.7|-74.04|America/New_York|Ellis Island Part of Statue of Liberty National Monument
844|US|NY|40.7|-73.0|America/New_York|Fire Island National Seashore
845|US|NY|43.21|-75.46|America/New_York|Fort Stanwix National Monument
846|US|NY|40.57|-73.92|America/New_York|Gateway National Recreation Area
847|US|NJ|40.57|-73.92|America/New_York|Gateway National Recreation Area
848|US|NY|40.69|-74.02|America/New_York|Governors Island National Monument
849|US|NY|42.91|-76.56|America/New_York|Harriet Tubman National Historical Park
850|US|NY|43.0|-73.63|America/New_York|Saratoga National Historical Park
851|US|NY|40.69|-74.05|America/New_York|Statue of Liberty National Monument
852|US|NY|40.73|-74.0|America/New_York|Stonewall National Monument
853|US|NY|41.66|-75.04|America/New_York|Upper Delaware Scenic and Recreational River
854|US|PA|41.66|-75.04|America/New_York|Upper Delaware Scenic and Recreational River
855|US|NY|42.91|-76.82|America/New_York|Women’s Rights National Historical Park
856|US|NC|35.41|-75.65|America/New_York|Cape Hatteras National Seashore
857|US|NC|34.83|-76.34|America/New_York|Cape Lookout National Seashore
858|US|NC|36.13|-79.84|America/New_York|Guilford Courthouse National Military Park
859|US|NC|34.46|-78.11|America/New_York|Moores Creek National Battlefield
860|US|ND|47.18|-103.43|America/Denver|Theodore Roosevelt National Park
861|US|OH|39.71|-83.89|America/New_York|Charles Young Buffalo Soldiers National Monument
862|US|OH|41.26|-81.57|America/New_York|Cuyahoga Valley National Park
863|US|OH|39.32|-83.08|America/New_York|Hopewell Culture National Historical Park
864|US|OK|34.46|-97.01|America/Chicago|Chickasaw National Recreation Area
865|US|OR|42.94|-122.13|America/Los_Angeles|Crater Lake National Park
866|US|OR|44.63|-119.88|America/Los_Angeles|John Day Fossil Beds National Monument
867|US|OR|46.21|-123.96|America/Los_Angeles|Lewis and Clark National Historical Park
868|US|WA|46.21|-123.96|America/Los_Angeles|Lewis and Clark National Historical Park
869|US|OR|42.1|-123.4|America/Los_Angeles|Oregon Caves National Monument and Preserve
870|US|NJ|41.13|-74.95|America/New_York|Delaware Water Gap National Recreation Area
871|US|PA|41.13|-74.95|America/New_York|Delaware Water Gap National Recreation Area
872|US|DE|39.83|-75.56|America/New_York|First State National Historical Park
873|US|PA|39.83|-75.56|America/New_York|First State National Historical Park
874|US|PA|39.81|-79.59|America/New_York|Fort Necessity National Battlefield
875|US|PA|39.82|-77.23|America/New_York|Gettysburg National Military Park
876|US|PA|39.95|-75.15|America/New_York|Independence National Historical Park
877|US|PA|40.4|-74.98|America/New_York|Lower Delaware National Wild and Scenic River
878|US|NJ|40.4|-74.98|America/New_York|Lower Delaware National Wild and Scenic River
879|US|PA|40.1|-75.45|America/New_York|Valley Forge National Historical Park
880|US|RI|41.88|-71.38|America/New_York|Blackstone River Valley National Historical Park
881|US|MA|41.88|-71.38|America/New_York|Blackstone River Valley National Historical Park
882|US|SC|33.79|-80.75|America/New_York|Congaree National Park
883|US|SC|35.13|-81.81|America/New_York|Cowpens National Battlefield
884|US|SC|32.76|-79.87|America/New_York|Fort Sumter and Fort Moultrie National Historical Park
885|US|SC|35.14|-81.39|America/New_York|Kings Mountain National Military Park
886|US|SC|32.39|-80.65|America/New_York|Reconstruction Era National Historical Park
887|US|SD|43.69|-102.48|America/Denver|Badlands National Park
888|US|SD|43.73|-103.83|America/Denver|Jewel Cave National Monument
889|US|SD|42.79|-97.59|America/Chicago|Missouri National Recreational River
890|US|NE|42.79|-97.59|America/Chicago|Missouri National Recreational River
891|US|SD|43.88|-103.45|America/Denver|Mount Rushmore National Memorial
892|US|SD|43.58|-103.44|America/Denver|Wind Cave National Park
893|US|KY|36.53|-84.67|America/New_York|Big South Fork National River and Recreation Area
894|US|TN|36.53|-84.67|America/New_York|Big South Fork National River and Recreation Area
895|US|KY|36.49|-87.92|America/Chicago|Fort Donelson National Battlefield
896|US|TN|36.49|-87.92|America/Chicago|Fort Donelson National Battlefield
897|US|TN|36.11|-84.6|America/New_York|Obed Wild and Scenic River
898|US|TN|35.88|-86.43|America/Chicago|Stones River National Battlefield
899|US|TX|35.58|-101.67|America/Chicago|Alibates Flint Quarries National Monument
900|US|TX|29.54|-101.08|America/Chicago|Amistad National Recreation Area
901|US|TX|29.3|-103.23|America/Chicago|Big Bend National Park
902|US|TX|30.46|-94.39|America/Chicago|Big Thicket National Preserve
903|US|TX|31.92|-104.89|America/Denver|Guadalupe Mountains National Park
904|US|TX|35.62|-101.68|America/Chicago|Lake Meredith National Recreation Area
905|US|TX|30.25|-98.61|America/Chicago|Lyndon B. Johnson National Historical Park
906|US|TX|27.05|-97.36|America/Chicago|Padre Island National Seashore
907|US|TX|26.02|-97.46|America/Chicago|Palo Alto Battlefield National Historical Park
908|US|TX|29.53|-102.6|America/Chicago|Rio Grande Wild and Scenic River
909|US|TX|29.31|-98.43|America/Chicago|San Antonio Missions National Historical Park
910|US|TX|31.6|-97.18|America/Chicago|Waco Mammoth National Monument
911|US|UT|38.72|-109.59|America/Denver|Arches National Park
912|US|UT|37.58|-112.18|America/Denver|Bryce Canyon National Park
913|US|UT|38.25|-109.88|America/Denver|Canyonlands National Park
914|US|UT|38.28|-111.25|America/Denver|Capitol Reef National Park
915|US|UT|37.64|-112.85|America/Denver|Cedar Breaks National Monument
916|US|UT|41.62|-112.52|America/Denver|Golden Spike National Historical Park
917|US|UT|37.6|-110.0|America/Denver|Natural Bridges National Monument
918|US|UT|36.99|-111.49|America/Denver|Rainbow Bridge National Monument
919|US|UT|40.44|-111.71|America/Denver|Timpanogos Cave National Monument
920|US|UT|37.3|-113.03|America/Denver|Zion National Park
921|US|VT|43.63|-72.53|America/New_York|Marsh - Billings - Rockefeller National Historical Park
922|US|VA|37.38|-78.8|America/New_York|Appomattox Court House National Historical Park
923|US|VA|37.12|-79.73|America/New_York|Booker T. Washington National Monument
924|US|VA|36.93|-76.01|America/New_York|Cape Henry Memorial Part of Colonial National Historical Park
925|US|VA|39.01|-78.31|America/New_York|Cedar Creek and Belle Grove National Historical Park
926|US|VA|37.23|-76.62|America/New_York|Colonial National Historical Park
927|US|VA|37.02|-76.3|America/New_York|Fort Monroe National Monument
928|US|VA|38.29|-77.47|America/New_York|Fredericksburg and Spotsylvania National Military Park
929|US|VA|38.19|-76.92|America/New_York|George Washington Birthplace National Monument
930|US|VA|38.99|-77.25|America/New_York|Great Falls Park
931|US|VA|38.04|-78.19|America/New_York|Green Springs
932|US|VA|37.21|-76.75|America/New_York|Historic Jamestowne Part of Colonial National Historical Park
933|US|VA|38.82|-77.54|America/New_York|Manassas National Battlefield Park
934|US|VA|37.19|-77.48|America/New_York|Petersburg National Battlefield
935|US|VA|38.59|-77.39|America/New_York|Prince William Forest Park
936|US|VA|37.49|-77.29|America/New_York|Richmond National Battlefield Park
937|US|VA|38.94|-77.27|America/New_York|Wolf Trap National Park for the Performing Arts
938|US|VA|37.22|-76.5|America/New_York|Yorktown Battlefield Part of Colonial National Historical Park
939|US|WA|48.21|-122.69|America/Los_Angeles|Ebey’s Landing National Historical Reserve
940|US|WA|47.6|-122.33|America/Los_Angeles|Klondike Gold Rush - Seattle Unit National Historical Park
941|US|WA|48.17|-118.35|America/Los_Angeles|Lake Roosevelt National Recreation Area
942|US|WA|46.86|-121.7|America/Los_Angeles|Mount Rainier National Park
943|US|WA|48.71|-121.21|America/Los_Angeles|North Cascades National Park
944|US|WA|47.8|-123.67|America/Los_Angeles|Olympic National Park
945|US|WA|48.51|-123.06|America/Los_Angeles|San Juan Island National Historical Park
946|US|WA|47.6|-122.32|America/Los_Angeles|Wing Luke Museum Affiliated Area
947|US|WV|37.57|-80.98|America/New_York|Bluestone National Scenic River
948|US|WV|38.21|-81.0|America/New_York|Gauley River National Recreation Area
949|US|WV|37.87|-81.0|America/New_York|New River Gorge National Park and Preserve; New River Gorge National Park
950|US|WI|46.96|-90.66|America/Chicago|Apostle Islands National Lakeshore
951|US|MT|45.13|-108.14|America/Denver|Bighorn Canyon National Recreation Area
952|US|WY|45.13|-108.14|America/Denver|Bighorn Canyon National Recreation Area
953|US|WY|44.59|-104.72|America/Denver|Devils Tower National Monument
954|US|WY|41.86|-110.76|America/Denver|Fossil Butte National Monument
955|US|WY|43.82|-110.71|America/Denver|Grand Teton National Park
956|CA|BC|48.42|-123.24|America/Vancouver|Discovery Island Marine Park
957|CA|BC|54.24|-130.13|America/Vancouver|Prudhomme Lake Provincial Park
958|CA|BC|56.1|-120.38|America/Dawson_Creek|Beatton River Provincial Park
959|CA|BC|55.72|-121.22|America/Dawson_Creek|East Pine Provincial Park
960|CA|BC|55.69|-121.37|America/Dawson_Creek|Pine River Breaks Provincial Park
961|CA|BC|50.21|-125.21|America/Vancouver|Main Lake Provincial Park
962|CA|BC|49.56|-123.24|America/Vancouver|Porteau Cove Provincial Park
963|CA|BC|49.59|-120.77|America/Vancouver|Otter Lake Protected Area
964|CA|BC|49.59|-120.77|America/Vancouver|Otter Lake Provincial Park
965|CA|BC|49.41|-120.26|America/Vancouver|Bromley Rock Provincial Park
966|CA|BC|55.8|-124.9|America/Vancouver|Omineca Protected Area
967|CA|BC|49.56|-119.63|America/Vancouver|Sun-Oka Beach Provincial Park
968|CA|BC|53.83|-128.5|America/Vancouver|Dala-Kildala River Estuary Provincial Park
969|CA|BC|49.6|-123.58|America/Vancouver|Tetrahedron Provincial Park
970|CA|BC|48.65|-124.63|America/Vancouver|Carmanah Walbran Provincial Park
971|CA|BC|54.32|-129.21|America/Vancouver|Gitnadoiks River Protected Area
972|CA|BC|52.52|-128.3|America/Vancouver|Jackson Narrows Marine Park
973|CA|BC|52.38|-127.47|America/Vancouver|Sir Alexander Mackenzie Provincial Park
974|CA|BC|54.34|-128.58|America/Vancouver|Lakelse Lake Wetlands Provincial Park
975|CA|BC|54.63|-129.76|America/Vancouver|Khutzeymateen Provincial Park
976|CA|BC|48.78|-123.93|America/Vancouver|Cowichan River Provincial Park
977|CA|BC|57.49|-122.15|America/Fort_Nelson|Sikanni Chief Canyon Provincial Park
978|CA|BC|54.82|-128.8|America/Vancouver|Kitsumkalum Lake North Protected Area
979|CA|BC|50.83|-123.2|America/Vancouver|Bridge River Delta Provincial Park
980|CA|BC|51.05|-127.51|America/Vancouver|Allison Harbour Marine Park
981|CA|BC|50.54|-118.26|America/Vancouver|Monashee Provincial Park
982|CA|BC|50.97|-118.67|America/Vancouver|Eagle River Provincial Park
983|CA|BC|49.01|-118.35|America/Vancouver|Boothman’s Oxbow Provincial Park
984|CA|BC|56.6|-123.47|America/Vancouver|Graham
985|CA|BC|58.03|-127.88|America/Vancouver|Pitman River Protected Area
986|CA|BC|57.34|-126.08|America/Vancouver|Finlay
987|CA|BC|57.46|-126.22|America/Vancouver|Finlay Russel Provincial Park
988|CA|BC|55.8|-122.56|America/Dawson_Creek|Klin-Se-Za Provincial Park
989|CA|BC|50.58|-122.74|America/Vancouver|Birkenhead Lake Provincial Park
990|CA|BC|53.51|-124.22|America/Vancouver|Finger-Tatuk Provincial Park
991|CA|BC|48.61|-123.45|America/Vancouver|John Dean Provincial Park
992|CA|BC|49.3|-122.24|America/Vancouver|Davis Lake Provincial Park
993|CA|BC|49.0|-122.76|America/Vancouver|Peace Arch Provincial Park
994|CA|BC|51.41|-121.19|America/Vancouver|Green Lake Provincial Park
995|CA|BC|51.4|-121.25|America/Vancouver|Green Lake Park- Little Arrow Site
996|CA|BC|50.04|-124.78|America/Vancouver|Malaspina Provincial Park
997|CA|BC|49.39|-126.33|America/Vancouver|Maquinna Marine Park
998|CA|BC|57.54|-128.49|America/Vancouver|Spatsizi Plateau Wilderness Park
999|CA|BC|49.05|-119.05|America/Vancouver|Johnstone Creek Provincial Park
1000|CA|BC|57.41|-123.88|America/Fort_Nelson|Redfern-Keily Provincial Park
1001|CA|BC|56.84|-131.85|America/Vancouver|Great Glacier Provincial Park
1002|CA|BC|56.83|-131.76|America/Vancouver|Choquette Hot Springs Provincial Park
1003|CA|BC|56.45|-126.75|America/Vancouver|Sustut Protected Area
1004|CA|BC|56.34|-126.65|America/Vancouver|Sustut Provincial Park
1005|CA|BC|56.44|-130.89|America/Vancouver|Lava Forks Provincial Park
1006|CA|BC|56.35|-130.71|America/Vancouver|Border Lake Provincial Park
1007|CA|BC|54.42|-128.61|America/Vancouver|Hai Lake
1008|CA|BC|48.85|-123.55|America/Vancouver|Mount Erskine Provincial Park
1009|CA|BC|56.09|-129.3|America/Vancouver|Meziadin Lake Provincial Park
1010|CA|BC|50.04|-119.31|America/Vancouver|Wrinkly Face Provincial Park
1011|CA|BC|50.59|-119.63|America/Vancouver|Pillar Provincial Park
1012|CA|BC|49.73|-119.63|America/Vancouver|Okanagan Mountain Provincial Park
1013|CA|BC|49.47|-119.92|America/Vancouver|Brent Mountain Protected Area
1014|CA|BC|49.35|-121.7|America/Vancouver|Sasquatch Provincial Park
1015|CA|BC|49.68|-120.6|America/Vancouver|Allison Lake Provincial Park
1016|CA|BC|49.06|-119.92|America/Vancouver|Snowy Protected Area
1017|CA|BC|50.78|-118.29|America/Vancouver|Greenbush Lake Protected Area
1018|CA|BC|55.2|-127.69|America/Vancouver|Seeley Lake Provincial Park
1019|CA|BC|55.06|-123.03|America/Vancouver|Tudyah Lake Provincial Park
1020|CA|BC|54.56|-125.71|America/Vancouver|Babine Lake Marine Park
1021|CA|BC|50.1|-124.71|America/Vancouver|Desolation Sound Marine Park
1022|CA|BC|50.04|-125.32|America/Vancouver|Elk Falls Provincial Park
1023|CA|BC|54.91|-126.93|America/Vancouver|Babine Mountains Provincial Park
1024|CA|BC|54.91|-122.94|America/Vancouver|Whiskers Point Provincial Park
1025|CA|BC|54.72|-128.77|America/Vancouver|Kitsumkalum Provincial Park
1026|CA|BC|54.42|-124.45|America/Vancouver|Sowchea Bay Provincial Park
1027|CA|BC|54.08|-123.21|America/Vancouver|Eskers Provincial Park
1028|CA|BC|54.2|-125.72|America/Vancouver|Burns Lake Provincial Park
1029|CA|BC|54.38|-121.55|America/Dawson_Creek|Arctic Pacific Lakes Provincial Park
1030|CA|BC|54.08|-121.34|America/Vancouver|Evanoff Provincial Park
1031|CA|BC|49.44|-119.55|America/Vancouver|Skaha Bluffs Provincial Park
1032|CA|BC|55.39|-122.52|America/Vancouver|Pine Le Moray Provincial Park
1033|CA|BC|48.83|-124.2|America/Vancouver|Gordon Bay Provincial Park
1034|CA|BC|50.18|-120.54|America/Vancouver|Monck Provincial Park
1035|CA|BC|49.83|-123.29|America/Vancouver|Tantalus Provincial Park
1036|CA|BC|51.04|-121.87|America/Vancouver|Edge Hills Provincial Park
1037|CA|BC|48.86|-123.7|America/Vancouver|Eves Provincial Park
1038|CA|BC|57.38|-122.84|America/Fort_Nelson|Buckinghorse River Wayside Park
1039|CA|BC|57.1|-128.76|America/Vancouver|Spatsizi Headwaters Provincial Park
1040|CA|BC|57.07|-122.88|America/Dawson_Creek|Pink Mountain Provincial Park
1041|CA|BC|53.8|-121.59|America/Vancouver|Sugarbowl-Grizzly Den Protected Area
1042|CA|BC|53.98|-125.52|America/Vancouver|Uncha Mountain Red Hills Provincial Park
1043|CA|BC|53.77|-123.3|America/Vancouver|Dahl Lake Provincial Park
1044|CA|BC|53.76|-121.18|America/Vancouver|Slim Creek Provincial Park
1045|CA|BC|53.68|-122.72|America/Vancouver|Fort George Canyon Provincial Park
1046|CA|BC|53.57|-120.91|America/Vancouver|Erg Mountain Provincial Park
1047|CA|BC|53.48|-122.73|America/Vancouver|Fraser River Provincial Park
1048|CA|BC|49.32|-121.63|America/Vancouver|F.H. Barber Provincial Park
1049|CA|BC|51.88|-121.66|America/Vancouver|Cariboo Nature Park
1050|CA|BC|49.37|-126.28|America/Vancouver|Maquinna Protected Area
1051|CA|BC|50.89|-119.24|America/Vancouver|White Lake Provincial Park
1052|CA|BC|51.18|-121.44|America/Vancouver|Chasm Provincial Park
1053|CA|BC|53.2|-123.89|America/Vancouver|Kluskoil Lake Provincial Park
1054|CA|BC|53.17|-122.49|America/Vancouver|Cottonwood River Provincial Park
1055|CA|BC|49.25|-124.35|America/Vancouver|Englishman River Falls Provincial Park
1056|CA|BC|54.46|-125.08|America/Vancouver|Sutherland River Provincial Park
1057|CA|BC|50.26|-122.0|America/Vancouver|Stein Valley Provincial Park
1058|CA|BC|59.84|-123.26|America/Fort_Nelson|Maxhamish Lake Provincial Park
1059|CA|BC|59.63|-124.68|America/Fort_Nelson|Scatter River Old Growth Provincial Park
1060|CA|BC|59.58|-133.7|America/Vancouver|Tarahne Provincial Park
1061|CA|BC|49.24|-121.96|America/Vancouver|Kilby Provincial Park
1062|CA|BC|50.54|-127.01|America/Vancouver|Lower Nimpkish Provincial Park
1063|CA|BC|52.97|-119.36|America/Vancouver|Rearguard Falls Provincial Park
1064|CA|BC|52.28|-123.03|America/Vancouver|White Pelican Provincial Park
1065|CA|BC|52.94|-119.25|America/Vancouver|Mount Terry Fox Provincial Park
1066|CA|BC|51.65|-121.65|America/Vancouver|Moose Valley Provincial Park
1067|CA|BC|49.41|-126.09|America/Vancouver|Sulphur Passage Provincial Park
1068|CA|BC|57.69|-130.74|America/Vancouver|Mount Edziza Provincial Park
1069|CA|BC|52.06|-127.85|America/Vancouver|Codville Lagoon Marine Park
1070|CA|BC|51.74|-123.79|America/Vancouver|Nunsti Provincial Park
1071|CA|BC|51.74|-119.84|America/Vancouver|Caligata Lake Provincial Park
1072|CA|BC|51.57|-119.16|America/Vancouver|Harbour Dudgeon Lakes Provincial Park
1073|CA|BC|49.53|-122.72|America/Vancouver|Pinecone Burke Provincial Park
1074|CA|BC|57.69|-127.17|America/Vancouver|Chukachida Protected Area
1075|CA|BC|50.54|-127.52|America/Vancouver|Marble River Provincial Park
1076|CA|BC|49.07|-123.69|America/Vancouver|Whaleboat Island Marine Park
1077|CA|BC|57.0|-127.38|America/Vancouver|Tatlatui Provincial Park
1078|CA|BC|50.04|-122.06|America/Vancouver|Mehatl Creek Provincial Park
1079|CA|BC|49.78|-119.33|America/Vancouver|Myra Bellevue Protected Area
1080|CA|BC|49.75|-119.37|America/Vancouver|Myra-Bellevue Provincial Park
1081|CA|BC|49.78|-125.97|America/Vancouver|White Ridge Provincial Park
1082|CA|BC|51.61|-118.92|America/Vancouver|Upper Seymour River Provincial Park
1083|CA|BC|51.63|-120.09|America/Vancouver|North Thompson River Provincial Park
1084|CA|BC|54.16|-129.16|America/Vancouver|Gitnadoiks River Provincial Park
1085|CA|BC|49.23|-119.54|America/Vancouver|Inkaneep Provincial Park
1086|CA|BC|49.51|-121.42|America/Vancouver|Emory Creek Provincial Park
1087|CA|BC|54.14|-128.58|America/Vancouver|Nalbeelah Creek Wetlands Provincial Park
1088|CA|BC|59.17|-130.52|America/Vancouver|Tuya Mountains Provincial Park
1089|CA|BC|59.0|-127.28|America/Vancouver|Horneline Creek Provincial Park
1090|CA|BC|57.08|-130.36|America/Vancouver|Iskut River Hot Springs Provincial Park
1091|CA|BC|57.65|-124.02|America/Fort_Nelson|Prophet River Hotsprings Provincial Park
1092|CA|BC|55.88|-128.58|America/Vancouver|Swan Lake Kispiox River Provincial Park
1093|CA|BC|49.2|-121.78|America/Vancouver|Ferry Island Provincial Park
1094|CA|BC|51.14|-119.61|America/Vancouver|Adams Lake Marine Park
1095|CA|BC|50.98|-120.53|America/Vancouver|Porcupine Meadows Provincial Park
1096|CA|BC|49.14|-123.93|America/Vancouver|Petroglyph Provincial Park
1097|CA|BC|52.31|-128.35|America/Vancouver|Oliver Cove Marine Park
1098|CA|BC|49.91|-115.64|America/Edmonton|Premier Lake Provincial Park
1099|CA|BC|56.31|-121.0|America/Dawson_Creek|Charlie Lake Provincial Park
1100|CA|BC|49.13|-123.69|America/Vancouver|Drumbeg Provincial Park
1101|CA|BC|51.48|-120.4|America/Vancouver|Emar Lakes Provincial Park
1102|CA|BC|49.29|-126.18|America/Vancouver|Flores Island Provincial Park
1103|CA|BC|52.92|-128.48|America/Vancouver|Green Inlet Marine Park
1104|CA|BC|50.92|-119.03|America/Vancouver|Shuswap Lake Marine Park
1105|CA|BC|55.81|-121.69|America/Dawson_Creek|Moberly Lake Provincial Park
1106|CA|BC|54.06|-121.04|America/Vancouver|Close-To-The-Edge Protected Area
1107|CA|BC|55.04|-120.57|America/Dawson_Creek|Bearhole Lake Provincial Park
1108|CA|BC|55.04|-120.35|America/Dawson_Creek|Bearhole Lake Protected Area
1109|CA|BC|53.64|-124.93|America/Vancouver|Nechako Canyon Protected Area
1110|CA|BC|49.88|-116.35|America/Edmonton|St. Mary’s Alpine Provincial Park
1111|CA|BC|50.12|-116.5|America/Edmonton|Purcell Wilderness Conservancy Park
1112|CA|BC|55.42|-125.93|America/Vancouver|Takla Marine Park
1113|CA|BC|50.01|-121.69|America/Vancouver|Nahatlatch Protected Area
1114|CA|BC|49.87|-117.57|America/Vancouver|Valhalla Provincial Park
1115|CA|BC|54.21|-125.73|America/Vancouver|Dead Man’s Island Provincial Park
1116|CA|BC|49.71|-123.78|America/Vancouver|Sechelt Inlets Marine Park
1117|CA|BC|49.17|-125.56|America/Vancouver|Clayoquot Arm Provincial Park
1118|CA|BC|49.27|-118.27|America/Vancouver|Gladstone Provincial Park
1119|CA|BC|49.37|-120.14|America/Vancouver|Stemwinder Provincial Park
1120|CA|BC|52.1|-118.07|America/Edmonton|Cummins Lakes Provincial Park
1121|CA|BC|49.62|-114.94|America/Edmonton|Elk Valley Provincial Park
1122|CA|BC|49.87|-124.45|America/Vancouver|Duck Lake Protected Area
1123|CA|BC|49.06|-119.0|America/Vancouver|Rock Creek Provincial Park
1124|CA|BC|48.65|-123.73|America/Vancouver|Koksilah River Provincial Park
1125|CA|BC|50.17|-124.96|America/Vancouver|Ha’thayim Marine Park
1126|CA|BC|50.79|-119.2|America/Vancouver|Herald Provincial Park
1127|CA|BC|53.91|-120.24|America/Dawson_Creek|Kakwa Protected Area
1128|CA|BC|54.06|-120.29|America/Dawson_Creek|Kakwa Provincial Park
1129|CA|BC|49.17|-119.1|America/Vancouver|Conkle Lake Provincial Park
1130|CA|BC|56.13|-120.67|America/Dawson_Creek|Taylor Landing Provincial Park
1131|CA|BC|58.93|-125.08|America/Fort_Nelson|Toad River Hotsprings Provincial Park
1132|CA|BC|51.64|-120.37|America/Vancouver|Taweel Provincial Park
1133|CA|BC|49.79|-115.74|America/Edmonton|Wasa Lake Provincial Park
1134|CA|BC|48.94|-123.55|America/Vancouver|Wallace Island Marine Park
1135|CA|BC|50.06|-126.63|America/Vancouver|Woss Lake Provincial Park
1136|CA|BC|49.08|-116.1|America/Creston|Yahk Provincial Park
1137|CA|BC|50.18|-126.25|America/Vancouver|Schoen Lake Provincial Park
1138|CA|BC|52.45|-123.54|America/Vancouver|Nazko Lake Provincial Park
1139|CA|BC|59.65|-126.9|America/Vancouver|Portage Brule Rapids Protected Area
1140|CA|BC|59.23|-123.34|America/Fort_Nelson|Jackpine Remnant Protected Area
1141|CA|BC|54.34|-124.82|America/Vancouver|Sutherland River Protected Area
1142|CA|BC|58.1|-122.31|America/Fort_Nelson|Klua Lakes Protected Area
1143|CA|BC|49.48|-123.97|America/Vancouver|Simson Provincial Park
1144|CA|BC|49.3|-124.93|America/Vancouver|Sproat Lake Provincial Park
1145|CA|BC|50.47|-120.14|America/Vancouver|Roche Lake Provincial Park
1146|CA|BC|55.15|-121.85|America/Dawson_Creek|Hole In The Wall Provincial Park
1147|CA|BC|48.61|-123.63|America/Vancouver|Memory Island Provincial Park
1148|CA|BC|48.44|-123.66|America/Vancouver|Sooke Mountain Provincial Park
1149|CA|BC|49.01|-123.57|America/Vancouver|Dionisio Point Provincial Park
1150|CA|BC|58.66|-127.71|America/Vancouver|Dall River Old Growth Provincial Park
1151|CA|BC|49.19|-117.31|America/Vancouver|Erie Creek Provincial Park
1152|CA|BC|49.17|-126.03|America/Vancouver|Vargas Island Provincial Park
1153|CA|BC|49.88|-126.62|America/Vancouver|Weymer Creek Provincial Park
1154|CA|BC|49.32|-125.62|America/Vancouver|Tranquil Creek Provincial Park
1155|CA|BC|50.75|-120.87|America/Vancouver|Steelhead Provincial Park
1156|CA|BC|50.17|-115.85|America/Edmonton|Thunder Hill Provincial Park
1157|CA|BC|50.14|-125.13|America/Vancouver|Read Island Provincial Park
1158|CA|BC|51.47|-120.32|America/Vancouver|Eakin Creek Floodplain Provincial Park
1159|CA|BC|49.77|-118.14|America/Vancouver|Arrow Lakes Provincial Park
1160|CA|BC|48.87|-123.31|America/Vancouver|Bellhouse Provincial Park
1161|CA|BC|51.83|-121.03|America/Vancouver|Ruth Lake Provincial Park
1162|CA|BC|49.78|-124.2|America/Vancouver|Saltery Bay Provincial Park
1163|CA|BC|53.86|-126.32|America/Vancouver|Wistaria Provincial Park
1164|CA|BC|53.69|-123.36|America/Vancouver|Bobtail Mountain Provincial Park
1165|CA|BC|53.8|-126.64|America/Vancouver|Little Andrews Bay Marine Park
1166|CA|BC|53.18|-119.5|America/Vancouver|Small River Caves Provincial Park
1167|CA|BC|52.94|-119.39|America/Vancouver|Jackman Flats Provincial Park
1168|CA|BC|49.54|-124.76|America/Vancouver|Fillongley Provincial Park
1169|CA|BC|50.2|-118.71|America/Vancouver|Echo Lake Provincial Park
1170|CA|BC|49.87|-126.1|America/Vancouver|Gold Muchalat Provincial Park
1171|CA|BC|50.6|-121.51|America/Vancouver|Blue Earth Lake Provincial Park
1172|CA|BC|49.48|-124.7|America/Vancouver|Boyle Point Provincial Park
1173|CA|BC|50.72|-119.03|America/Vancouver|Mara Provincial Park
1174|CA|BC|50.46|-126.59|America/Vancouver|Lower Tsitika River Provincial Park
1175|CA|BC|50.16|-124.77|America/Vancouver|Roscoe Bay Provincial Park
1176|CA|BC|50.05|-125.45|America/Vancouver|Loveland Bay Provincial Park
1177|CA|BC|50.01|-124.81|America/Vancouver|Copeland Islands Marine Park
1178|CA|BC|49.96|-127.24|America/Vancouver|Rugged Point Marine Park
1179|CA|BC|49.4|-119.95|America/Vancouver|Nickel Plate Provincial Park
1180|CA|BC|55.04|-124.44|America/Vancouver|Mudzenchoot Provincial Park
1181|CA|BC|54.87|-126.83|America/Vancouver|Babine Mountains Park Trails Protected Area
1182|CA|BC|54.51|-120.76|America/Dawson_Creek|Wapiti Lake Provincial Park
1183|CA|BC|54.4|-128.53|America/Vancouver|Lakelse Lake Provincial Park
1184|CA|BC|54.18|-130.31|America/Vancouver|Kitson Island Marine Park
1185|CA|BC|54.06|-121.01|America/Vancouver|Close-To-The-Edge Provincial Park
1186|CA|BC|50.61|-120.65|America/Vancouver|Greenstone Mountain Provincial Park
1187|CA|BC|50.48|-120.47|America/Vancouver|Lac Le Jeune Provincial Park
1188|CA|BC|50.37|-125.32|America/Vancouver|Thurston Bay Marine Park
1189|CA|BC|50.33|-125.45|America/Vancouver|Rock Bay Marine Park
1190|CA|BC|50.3|-115.85|America/Edmonton|Columbia Lake Provincial Park
1191|CA|BC|50.84|-127.56|America/Vancouver|God’s Pocket Marine Park
1192|CA|BC|53.49|-120.88|America/Vancouver|Ptarmigan Creek Provincial Park
1193|CA|BC|53.49|-120.54|America/Vancouver|West Twin Protected Area
1194|CA|BC|49.64|-116.86|America/Vancouver|Pilot Bay Provincial Park
1195|CA|BC|49.51|-123.75|America/Vancouver|Porpoise Bay Provincial Park
1196|CA|BC|56.56|-131.22|America/Vancouver|Craig Headwaters Protected Area
1197|CA|BC|55.33|-121.72|America/Dawson_Creek|Sukunka Falls Provincial Park
1198|CA|BC|49.45|-123.63|America/Vancouver|Mount Elphinstone Provincial Park
1199|CA|BC|49.24|-115.25|America/Edmonton|Kikomun Creek Provincial Park
1200|CA|BC|53.69|-129.7|America/Vancouver|Klewnuggit Inlet Marine Park
1201|CA|BC|49.18|-118.6|America/Vancouver|Jewel Lake Provincial Park
1202|CA|BC|48.61|-123.53|America/Vancouver|Bamberton Provincial Park
1203|CA|BC|50.83|-118.08|America/Vancouver|Blanket Creek Provincial Park
1204|CA|BC|55.86|-122.92|America/Vancouver|Bocock Peak Provincial Park
1205|CA|BC|50.9|-118.82|America/Vancouver|Yard Creek Provincial Park
1206|CA|BC|49.08|-125.07|America/Vancouver|Thunderbird’s Nest (T’iitsk’in Paawats)
1207|CA|BC|49.45|-124.17|America/Vancouver|Squitty Bay Provincial Park
1208|CA|BC|53.54|-122.53|America/Vancouver|Three Sisters Lake Provincial Park
1209|CA|BC|51.33|-119.35|America/Vancouver|Momich Lakes Provincial Park
1210|CA|BC|55.24|-127.68|America/Vancouver|Bulkley Junction Provincial Park
1211|CA|BC|50.29|-117.27|America/Vancouver|Goat Range Provincial Park
1212|CA|BC|50.59|-116.04|America/Edmonton|Dry Gulch Provincial Park
1213|CA|BC|49.15|-125.79|America/Vancouver|Dawley Passage Provincial Park
1214|CA|BC|54.83|-127.02|America/Vancouver|Driftwood Canyon Provincial Park
1215|CA|BC|57.26|-122.99|America/Dawson_Creek|Sikanni Chief Falls Protected Area
1216|CA|BC|49.04|-118.22|America/Vancouver|Christina Lake Provincial Park
1217|CA|BC|52.11|-119.29|America/Vancouver|Blue River Pine Provincial Park
1218|CA|BC|55.24|-127.67|America/Vancouver|Anderson Flats Provincial Park
1219|CA|BC|59.02|-121.08|America/Fort_Nelson|Kotcho Lake Village Site Provincial Park
1220|CA|BC|50.34|-127.0|America/Vancouver|Nimpkish Lake Provincial Park
1221|CA|BC|48.88|-124.59|America/Vancouver|Nitinat River Provincial Park
1222|CA|BC|49.99|-124.71|America/Vancouver|Okeover Arm Provincial Park
1223|CA|BC|54.42|-124.38|America/Vancouver|Paarens Beach Provincial Park
1224|CA|BC|58.59|-124.76|America/Fort_Nelson|Stone Mountain Provincial Park
1225|CA|BC|50.65|-119.95|America/Vancouver|Monte Creek Provincial Park
1226|CA|BC|49.49|-123.87|America/Vancouver|Sargeant Bay Provincial Park
1227|CA|BC|51.5|-121.52|America/Vancouver|Flat Lake Provincial Park
1228|CA|BC|50.62|-120.89|America/Vancouver|Tunkwa Provincial Park
1229|CA|BC|50.5|-119.83|America/Vancouver|Monte Lake Provincial Park
1230|CA|BC|50.59|-126.82|America/Vancouver|Cormorant Channel Marine Park
1231|CA|BC|50.42|-115.97|America/Edmonton|Windemere Lake Provincial Park
1232|CA|BC|49.52|-123.96|America/Vancouver|Smuggler Cove Marine Park
1233|CA|BC|52.98|-122.56|America/Vancouver|Pinnacles Provincial Park
1234|CA|BC|50.69|-120.8|America/Vancouver|Mount Savona Provincial Park
1235|CA|BC|58.94|-125.7|America/Fort_Nelson|Muncho Lake Provincial Park
1236|CA|BC|49.73|-124.9|America/Vancouver|Kin Beach Provincial Park
1237|CA|BC|55.96|-120.56|America/Dawson_Creek|Kiskatinaw Provincial Park
1238|CA|BC|49.61|-117.12|America/Vancouver|Kokanee Creek Provincial Park
1239|CA|BC|55.24|-127.03|America/Vancouver|Netalzul Meadows Provincial Park
1240|CA|BC|49.49|-115.1|America/Edmonton|Mount Fernie Provincial Park
1241|CA|BC|50.32|-126.55|America/Vancouver|Claude Elliott Lake Provincial Park
1242|CA|BC|50.26|-125.03|America/Vancouver|Rendezvous Island South Provincial Park
1243|CA|BC|50.17|-119.43|America/Vancouver|Ellison Provincial Park
1244|CA|BC|59.96|-128.15|America/Vancouver|Hyland River Provincial Park
1245|CA|BC|50.69|-119.83|America/Vancouver|Pritchard Provincial Park
1246|CA|BC|49.52|-124.18|America/Vancouver|South Texada Island Provincial Park
1247|CA|BC|52.98|-122.94|America/Vancouver|Puntchesakut Lake Provincial Park
1248|CA|BC|50.1|-125.19|America/Vancouver|Rebecca Spit Marine Park
1249|CA|BC|52.49|-119.32|America/Vancouver|North Thompson Oxbows Manteau Provincial Park
1250|CA|BC|50.49|-127.82|America/Vancouver|Quatsino Provincial Park
1251|CA|BC|59.42|-126.08|America/Vancouver|Liard River Hotsprings Provincial Park
1252|CA|BC|49.48|-115.84|America/Edmonton|Jimsmith Lake Provincial Park
1253|CA|BC|49.42|-116.81|America/Vancouver|Drewry Point Provincial Park
1254|CA|BC|49.37|-116.81|America/Vancouver|Kootenay Lake Provincial Park
1255|CA|BC|49.28|-125.05|America/Vancouver|Taylor Arm Provincial Park
1256|CA|BC|49.03|-114.18|America/Edmonton|Akamina-Kishinena Provincial Park
1257|CA|BC|49.06|-117.05|America/Vancouver|Stagleap Provincial Park
1258|CA|BC|49.02|-119.45|America/Vancouver|Swiws Provincial Park
1259|CA|BC|50.76|-121.28|America/Vancouver|Elephant Hill Provincial Park
1260|CA|BC|50.62|-120.03|America/Vancouver|Buse Lake Protected Area
1261|CA|BC|49.84|-127.06|America/Vancouver|Catala Island Marine Park
1262|CA|BC|54.47|-122.68|America/Vancouver|Crooked River Provincial Park
1263|CA|BC|51.45|-120.23|America/Vancouver|Eakin Creek Canyon Provincial Park
1264|CA|BC|50.75|-126.49|America/Vancouver|Echo Bay Marine Park
1265|CA|BC|51.01|-121.78|America/Vancouver|Downing Provincial Park
1266|CA|BC|51.9|-119.32|America/Vancouver|Finn Creek Provincial Park
1267|CA|BC|51.75|-120.67|America/Vancouver|Donnely Lake Provincial Park
1268|CA|BC|50.05|-127.2|America/Vancouver|Dixie Cove Marine Park
1269|CA|BC|49.95|-125.0|America/Vancouver|Mitlenatch Island Nature Park
1270|CA|BC|49.78|-117.14|America/Vancouver|Kokanee Glacier Provincial Park
1271|CA|BC|49.78|-118.14|America/Vancouver|Inonoaklin Provincial Park
1272|CA|BC|49.76|-119.94|America/Vancouver|Eneas Lakes Provincial Park
1273|CA|BC|49.72|-119.86|America/Vancouver|Darke Lake Provincial Park
1274|CA|BC|48.64|-123.65|America/Vancouver|West Shawnigan Lake Provincial Park
1275|CA|BC|52.58|-121.54|America/Vancouver|Cedar Point Provincial Park
1276|CA|BC|50.91|-124.04|America/Vancouver|Bishop River Provincial Park
1277|CA|BC|48.84|-123.83|America/Vancouver|Chemainus River Provincial Park
1278|CA|BC|51.17|-121.83|America/Vancouver|Marble Range Provincial Park
1279|CA|BC|51.15|-118.2|America/Vancouver|Martha Creek Provincial Park
1280|CA|BC|51.11|-120.87|America/Vancouver|Castle Rock Hoodoos Provincial Park
1281|CA|BC|51.08|-121.3|America/Vancouver|Loon Lake Provincial Park
1282|CA|BC|48.54|-123.51|America/Vancouver|Gowlland Tod Provincial Park
1283|CA|BC|50.14|-117.81|America/Vancouver|Mcdonald Creek Provincial Park
1284|CA|BC|54.55|-121.17|America/Dawson_Creek|Monkman Provincial Park
1285|CA|BC|54.23|-130.16|America/Vancouver|Diana Lake Provincial Park
1286|CA|BC|49.46|-121.26|America/Vancouver|Coquihalla River Provincial Park
1287|CA|BC|49.1|-123.73|America/Vancouver|Pirates Cove Marine Park
1288|CA|BC|54.77|-123.38|America/Vancouver|Carp Lake Provincial Park
1289|CA|BC|49.06|-123.77|America/Vancouver|Roberts Memorial Provincial Park
1290|CA|BC|50.66|-121.51|America/Vancouver|Bedard Aspen Provincial Park
1291|CA|BC|51.3|-123.16|America/Vancouver|Big Creek Provincial Park
1292|CA|BC|50.23|-125.15|America/Vancouver|Surge Narrows Provincial Park
1293|CA|BC|49.67|-123.15|America/Vancouver|Stawamus Chief Protected Area
1294|CA|BC|49.48|-126.28|America/Vancouver|Sydney Inlet Provincial Park
1295|CA|BC|50.27|-124.8|America/Vancouver|Walsh Cove Provincial Park
1296|CA|BC|54.85|-126.18|America/Vancouver|Red Bluff Provincial Park
1297|CA|BC|49.14|-120.12|America/Vancouver|Cathedral Protected Area
1298|CA|BC|54.76|-127.09|America/Vancouver|Call Lake Provincial Park
1299|CA|BC|55.39|-126.66|America/Vancouver|Nilkitkwa Lake Provincial Park
1300|CA|BC|58.24|-121.71|America/Fort_Nelson|Sikanni Old Growth Provincial Park
1301|CA|BC|53.97|-125.17|America/Vancouver|Francois Lake Provincial Park
1302|CA|BC|49.14|-116.03|America/Creston|Ryan Provincial Park
1303|CA|BC|49.19|-123.93|America/Vancouver|Newcastle Island Marine Park
1304|CA|BC|49.76|-123.17|America/Vancouver|Brackendale Eagles Provincial Park
1305|CA|BC|49.42|-115.42|America/Edmonton|Wardner Provincial Park
1306|CA|BC|54.71|-127.04|America/Vancouver|Tyhee Lake Provincial Park
1307|CA|BC|50.92|-119.61|America/Vancouver|Roderick Haig Brown Provincial Park
1308|CA|BC|55.26|-127.52|America/Vancouver|Ross Lake Provincial Park
1309|CA|BC|50.71|-122.29|America/Vancouver|Seton Portage Historic Provincial Park
1310|CA|BC|50.21|-123.78|America/Vancouver|Princess Louisa Marine Park
1311|CA|BC|50.16|-117.65|America/Vancouver|Summit Lake Provincial Park
1312|CA|BC|49.26|-126.07|America/Vancouver|Gibson Marine Park
1313|CA|BC|49.08|-115.66|America/Edmonton|Gilnockie Provincial Park
1314|CA|BC|55.42|-121.28|America/Dawson_Creek|Gwillim Lake Provincial Park
1315|CA|BC|49.5|-124.6|America/Vancouver|Helliwell Provincial Park
1316|CA|BC|51.45|-119.99|America/Vancouver|Dunn Peak Protected Area
1317|CA|BC|58.69|-120.32|America/Fort_Nelson|Hay River Protected Area
1318|CA|BC|49.5|-116.71|America/Vancouver|Lockhart Creek Provincial Park
1319|CA|BC|52.05|-118.2|America/Vancouver|Cummins River Protected Area
1320|CA|BC|52.29|-118.6|America/Vancouver|Foster Arm Protected Area
1321|CA|BC|52.96|-119.99|America/Vancouver|Upper Raush Protected Area
1322|CA|BC|53.14|-120.04|America/Vancouver|Lower Raush Protected Area
1323|CA|BC|51.42|-124.75|America/Vancouver|Homathko River-Tatlayoko Protected Area
1324|CA|BC|59.78|-120.19|America/Fort_Nelson|Thinahtea North Protected Area
1325|CA|BC|59.65|-120.32|America/Fort_Nelson|Thinahtea South Protected Area
1326|CA|BC|50.04|-117.4|America/Vancouver|Rosebery Provincial Park
1327|CA|BC|49.85|-125.1|America/Vancouver|Miracle Beach Provincial Park
1328|CA|BC|49.3|-115.12|America/Edmonton|Elko Provincial Park
1329|CA|BC|49.5|-124.2|America/Vancouver|Jedediah Island Marine Park
1330|CA|BC|57.5|-130.23|America/Vancouver|Kinaskan Lake Provincial Park
1331|CA|BC|57.82|-125.06|America/Fort_Nelson|Kwadacha Wilderness Park
1332|CA|BC|50.34|-127.97|America/Vancouver|Lawn Point Provincial Park
1333|CA|BC|49.1|-123.87|America/Vancouver|Morden Colliery Provincial Park
1334|CA|BC|50.12|-125.48|America/Vancouver|Morton Lake Provincial Park
1335|CA|BC|52.12|-119.16|America/Vancouver|Mud Lake Delta Provincial Park
1336|CA|BC|49.25|-117.94|America/Vancouver|Nancy Greene Provincial Park
1337|CA|BC|49.54|-115.48|America/Edmonton|Norbury Lake Provincial Park
1338|CA|BC|52.48|-119.24|America/Vancouver|North Thompson Oxbows East Provincial Park
1339|CA|BC|49.81|-126.97|America/Vancouver|Nuchatlitz Provincial Park
1340|CA|BC|55.31|-120.28|America/Dawson_Creek|One Island Lake Provincial Park
1341|CA|BC|50.07|-124.98|America/Vancouver|Mansons Landing Provincial Park
1342|CA|BC|54.49|-124.33|America/Vancouver|Mount Pope Provincial Park
1343|CA|BC|49.65|-114.7|America/Edmonton|Crowsnest Provincial Park
1344|CA|BC|49.66|-125.17|America/Vancouver|Wood Mountain Ski Provincial Park
1345|CA|BC|49.91|-120.57|America/Vancouver|Kentucky-Alleyne Provincial Park
1346|CA|BC|49.06|-118.7|America/Vancouver|Boundary Creek Provincial Park
1347|CA|BC|51.15|-120.49|America/Vancouver|Bonaparte Provincial Park
1348|CA|BC|53.74|-122.86|America/Vancouver|West Lake Provincial Park
1349|CA|BC|50.14|-115.49|America/Edmonton|Whiteswan Lake Provincial Park
1350|CA|BC|48.9|-123.4|America/Vancouver|Montague Harbour Marine Park
1351|CA|BC|49.73|-124.22|America/Vancouver|Hardy Island Marine Park
1352|CA|BC|51.83|-120.87|America/Vancouver|Canim Beach Provincial Park
1353|CA|BC|49.64|-124.01|America/Vancouver|Garden Bay Marine Park
1354|CA|BC|49.57|-123.76|America/Vancouver|Mount Richardson Provincial Park
1355|CA|BC|49.55|-119.63|America/Vancouver|Kickininee Provincial Park
1356|CA|BC|49.51|-124.14|America/Vancouver|Anderson Bay Provincial Park
1357|CA|BC|52.14|-119.27|America/Vancouver|Blue River Black Spruce Provincial Park
1358|CA|BC|49.98|-121.79|America/Vancouver|Nahatlatch Provincial Park
1359|CA|BC|54.62|-124.64|America/Vancouver|Stuart Lake Provincial Park
1360|CA|BC|48.43|-123.71|America/Vancouver|Sooke Potholes Provincial Park
1361|CA|BC|49.38|-117.9|America/Vancouver|Syringa Provincial Park
1362|CA|BC|49.85|-115.41|America/Edmonton|Top Of The World Provincial Park
1363|CA|BC|54.81|-126.14|America/Vancouver|Topley Provincial Park
1364|CA|BC|50.93|-124.84|America/Vancouver|Homathko Estuary Provincial Park
1365|CA|BC|50.88|-121.27|America/Vancouver|Arrowstone Provincial Park
1366|CA|BC|50.87|-120.28|America/Vancouver|North Thompson Oxbows Jensen Island Provincial Park
1367|CA|BC|50.81|-128.65|America/Vancouver|Lanz And Cox Island Provincial Park
1368|CA|BC|50.8|-120.74|America/Vancouver|Painted Bluffs Provincial Park
1369|CA|BC|50.67|-123.62|America/Vancouver|Upper Lillooet Provincial Park
1370|CA|BC|49.61|-126.63|America/Vancouver|Santa Gertrudis Boca Del Infierno Provincial Park
1371|CA|BC|49.53|-124.64|America/Vancouver|Tribune Bay Provincial Park
1372|CA|BC|50.03|-124.99|America/Vancouver|Smelt Bay Provincial Park
1373|CA|BC|50.21|-123.19|America/Vancouver|Callaghan Lake Provincial Park
1374|CA|BC|51.34|-120.17|America/Vancouver|Chu Chua Cottonwood Provincial Park
1375|CA|BC|51.37|-120.18|America/Vancouver|North Thompson Islands Provincial Park
1376|CA|BC|49.5|-126.39|America/Vancouver|Hesquiat Lake Provincial Park
1377|CA|BC|49.99|-120.1|America/Vancouver|Pennask Lake Provincial Park
1378|CA|BC|50.64|-121.49|America/Vancouver|Oregon Jack Provincial Park
1379|CA|BC|53.53|-120.86|America/Vancouver|Ptarmigan Creek Protected Area
1380|CA|BC|53.99|-125.04|America/Vancouver|Francois Lake Protected Area
1381|CA|BC|50.55|-118.89|America/Vancouver|Shuswap River Islands Provincial Park
1382|CA|BC|53.54|-128.43|America/Vancouver|Owyacumish River Provincial Park
1383|CA|BC|53.52|-128.36|America/Vancouver|Brim River Hotsprings Protected Area
1384|CA|BC|50.69|-126.66|America/Vancouver|Broughton Archipelago Marine Park
1385|CA|BC|53.89|-129.13|America/Vancouver|Foch
1386|CA|BC|52.0|-119.08|America/Vancouver|Oregana Creek Provincial Park
1387|CA|BC|53.81|-128.79|America/Vancouver|Coste Rocks Provincial Park
1388|CA|BC|53.8|-128.71|America/Vancouver|Eagle Bay Provincial Park
1389|CA|BC|55.28|-125.86|America/Vancouver|Mount Blanchet Provincial Park
1390|CA|BC|50.49|-115.23|America/Edmonton|Height Of The Rockies Provincial Park
1391|CA|BC|54.23|-122.58|America/Vancouver|Giscome Portage Trail Protected Area
1392|CA|BC|50.18|-127.67|America/Vancouver|Brooks Peninsula Park (Muqqiwn)
1393|CA|BC|50.35|-121.39|America/Vancouver|Goldpan Provincial Park
1394|CA|BC|52.38|-117.88|America/Edmonton|Hamber Provincial Park
1395|CA|BC|49.86|-124.02|America/Vancouver|Harmony Islands Marine Park
1396|CA|BC|49.35|-124.76|America/Vancouver|Horne Lake Caves Provincial Park
1397|CA|BC|52.39|-121.29|America/Vancouver|Horsefly Lake Provincial Park
1398|CA|BC|49.74|-118.48|America/Vancouver|Granby Provincial Park
1399|CA|BC|49.5|-117.34|America/Vancouver|Grohman Narrows Provincial Park
1400|CA|BC|49.1|-123.83|America/Vancouver|Hemer Provincial Park
1401|CA|BC|56.94|-125.09|America/Vancouver|Ed Bird
1402|CA|BC|55.97|-124.14|America/Vancouver|Muscovite Lakes Provincial Park
1403|CA|BC|49.82|-119.19|America/Vancouver|Browne Lake Provincial Park
1404|CA|BC|57.48|-120.23|America/Dawson_Creek|Milligan Hills Provincial Park
1405|CA|BC|49.05|-125.56|America/Vancouver|Kennedy Lake Provincial Park
1406|CA|BC|50.46|-118.73|America/Vancouver|Mabel Lake Provincial Park
1407|CA|BC|50.8|-119.78|America/Vancouver|Niskonlith Lake Provincial Park
1408|CA|BC|58.51|-127.39|America/Vancouver|Denetiah Provincial Park
1409|CA|BC|58.12|-124.28|America/Fort_Nelson|Northern Rocky Mountains Provincial Park
1410|CA|BC|48.58|-123.57|America/Vancouver|Spectacle Lake Provincial Park
1411|CA|BC|50.38|-119.08|America/Vancouver|Silver Star Provincial Park
1412|CA|BC|49.51|-124.68|America/Vancouver|Mount Geoffrey Escarpment Provincial Park
1413|CA|BC|54.06|-124.62|America/Vancouver|Beaumont Provincial Park
1414|CA|BC|48.78|-123.39|America/Vancouver|Ruckle Provincial Park
1415|CA|BC|50.18|-119.27|America/Vancouver|Kalamalka Lake Provincial Park
1416|CA|BC|56.83|-130.1|America/Vancouver|Ningunsaw Provincial Park
1417|CA|BC|56.51|-125.03|America/Vancouver|Chase Provincial Park
1418|CA|BC|55.51|-123.29|America/Vancouver|Heather
1419|CA|BC|57.62|-129.92|America/Vancouver|Todagin South Slope Provincial Park
1420|CA|BC|50.9|-122.11|America/Vancouver|Fred Antoine Provincial Park
1421|CA|BC|58.66|-124.46|America/Fort_Nelson|Northern Rocky Mountains Protected Area
1422|CA|BC|50.8|-118.81|America/Vancouver|Kingfisher Creek Provincial Park
1423|CA|BC|49.24|-122.39|America/Vancouver|Rolley Lake Provincial Park
1424|CA|BC|49.6|-121.09|America/Vancouver|Coquihalla Summit Recreation Area
1425|CA|BC|53.22|-119.86|America/Vancouver|Holliday Creek Arch Protected Area
1426|CA|BC|53.35|-120.54|America/Vancouver|West Twin Provincial Park
1427|CA|BC|54.95|-128.27|America/Vancouver|Seven Sisters Protected Area
1428|CA|BC|53.83|-121.6|America/Vancouver|Sugarbowl-Grizzly Den Provincial Park
1429|CA|BC|53.56|-129.58|America/Vancouver|Lowe Inlet Marine Park
1430|CA|BC|54.68|-125.34|America/Vancouver|Rubyrock Lake Provincial Park
1431|CA|BC|48.8|-123.51|America/Vancouver|Mount Maxwell Provincial Park
1432|CA|BC|50.09|-122.87|America/Vancouver|Blackcomb Glacier Provincial Park
1433|CA|BC|49.69|-119.73|America/Vancouver|Okanagan Lake Provincial Park
1434|CA|BC|49.28|-124.67|America/Vancouver|Macmillan Provincial Park
1435|CA|BC|49.06|-119.42|America/Vancouver|Anarchist Protected Area
1436|CA|BC|54.35|-129.3|America/Vancouver|Exchamsiks River Protected Area
1437|CA|BC|53.77|-129.02|America/Vancouver|Foch-Gilttoyees Protected Area
1438|CA|BC|49.12|-123.7|America/Vancouver|Wakes Cove Provincial Park
1439|CA|BC|49.34|-124.93|America/Vancouver|Stamp River Provincial Park
1440|CA|BC|56.39|-127.93|America/Vancouver|Damdochax Protected Area
1441|CA|BC|51.19|-119.26|America/Vancouver|Pukeashun Provincial Park
1442|CA|BC|49.91|-119.85|America/Vancouver|Trepanier Provincial Park
1443|CA|BC|49.08|-119.63|America/Vancouver|South Okanagan Grasslands Protected Area
1444|CA|BC|49.27|-119.47|America/Vancouver|Vaseux Protected Area
1445|CA|BC|51.41|-117.05|America/Edmonton|Burges & James Gadsden Provincial Park
1446|CA|BC|55.53|-120.03|America/Dawson_Creek|Swan Lake Provincial Park
1447|CA|BC|54.11|-128.61|America/Vancouver|Kitimat River Provincial Park
1448|CA|BC|55.83|-124.7|America/Vancouver|Omineca Provincial Park
1449|CA|BC|50.14|-126.03|America/Vancouver|White River Provincial Park
1450|CA|BC|49.4|-123.47|America/Vancouver|Plumper Cove Marine Park
1451|CA|BC|51.72|-119.35|America/Vancouver|Wire Cache Provincial Park
1452|CA|BC|49.63|-126.55|America/Vancouver|Bligh Island Provincial Park
1453|CA|BC|53.07|-122.44|America/Vancouver|Ten Mile Lake Provincial Park
1454|CA|BC|51.8|-122.43|America/Vancouver|Junction Sheep Range Provincial Park
1455|CA|BC|54.95|-128.15|America/Vancouver|Seven Sisters Provincial Park
1456|CA|BC|50.96|-118.4|America/Vancouver|Victor Lake Provincial Park
1457|CA|BC|50.2|-124.84|America/Vancouver|Teakerne Arm Provincial Park
1458|CA|BC|55.15|-128.95|America/Vancouver|Nisga’A Memorial Lava Bed Provincial Park
1459|CA|BC|55.1|-128.95|America/Vancouver|Nisga’A Memorial Lava Bed Protected Area
1460|CA|BC|52.58|-121.04|America/Vancouver|Quesnel Lake Provincial Park
1461|CA|BC|52.21|-123.91|America/Vancouver|Punti Island Provincial Park
1462|CA|BC|48.78|-123.52|America/Vancouver|Burgoyne Bay Provincial Park
1463|CA|BC|51.63|-120.8|America/Vancouver|Rainbow/Q’iwentem Provincial Park
1464|CA|BC|51.85|-123.5|America/Vancouver|Eleven Sisters Provincial Park
1465|CA|BC|51.15|-118.91|America/Vancouver|Anstey Hunakwa Provincial Park
1466|CA|BC|58.09|-125.7|America/Fort_Nelson|Dune Za Keyih Protected Area
1467|CA|BC|50.91|-118.33|America/Vancouver|English Lake Provincial Park
1468|CA|BC|49.99|-118.85|America/Vancouver|Graystokes Provincial Park
1469|CA|BC|55.31|-122.67|America/Vancouver|Bijoux Falls Provincial Park
1470|CA|BC|53.87|-132.08|America/Vancouver|Pure Lake Provincial Park
1471|CA|BC|51.88|-124.66|America/Vancouver|Patterson Lake Provincial Park
1472|CA|BC|49.22|-125.95|America/Vancouver|Epper Passage Provincial Park
1473|CA|BC|50.14|-126.91|America/Vancouver|Artlish Caves Provincial Park
1474|CA|BC|52.28|-124.33|America/Vancouver|Redbrush Provincial Park
1475|CA|BC|50.57|-121.3|America/Vancouver|Epsom Park
1476|CA|BC|50.9|-118.56|America/Vancouver|Mount Griffin Provincial Park
1477|CA|BC|50.72|-119.14|America/Vancouver|Upper Violet Creek Provincial Park
1478|CA|BC|50.52|-120.46|America/Vancouver|Mcconnell Lake Provincial Park
1479|CA|BC|52.85|-120.54|America/Vancouver|Cariboo Mountains Provincial Park
1480|CA|BC|49.08|-121.89|America/Vancouver|Chilliwack River Provincial Park
1481|CA|BC|49.74|-121.01|America/Vancouver|Coldwater River Provincial Park
1482|CA|BC|51.06|-120.48|America/Vancouver|Tsintsunko Lakes Provincial Park
1483|CA|BC|51.31|-121.81|America/Vancouver|Big Bar Lake Provincial Park
1484|CA|BC|55.42|-125.4|America/Vancouver|Nation Lakes Provincial Park
1485|CA|BC|54.31|-129.3|America/Vancouver|Lower Skeena River Park (Kasiks And Exstew Sites)
1486|CA|BC|49.31|-124.16|America/Vancouver|Gerald Island Provincial Park
1487|CA|BC|52.7|-121.03|America/Vancouver|Long Creek Provincial Park
1488|CA|BC|51.89|-120.99|America/Vancouver|Schoolhouse Lake Provincial Park
1489|CA|BC|48.5|-124.31|America/Vancouver|Juan De Fuca Provincial Park
1490|CA|BC|49.07|-121.44|America/Vancouver|Chilliwack Lake Provincial Park
1491|CA|BC|49.11|-118.98|America/Vancouver|Kettle River Recreation Area
1492|CA|BC|48.77|-123.4|America/Vancouver|Beaver Point Provincial Park
1493|CA|BC|50.6|-119.07|America/Vancouver|Enderby Cliffs Provincial Park
1494|CA|BC|49.37|-121.37|America/Vancouver|Coquihalla Canyon Provincial Park
1495|CA|BC|54.65|-128.68|America/Vancouver|Lundmark Bog Protected Area
1496|CA|BC|54.42|-125.69|America/Vancouver|Ethel F. Wilson Memorial Provincial Park
1497|CA|BC|50.48|-115.09|America/Edmonton|Elk Lakes Provincial Park
1498|CA|BC|49.1|-125.63|America/Vancouver|Kennedy River Bog Provincial Park
1499|CA|BC|49.01|-117.83|America/Vancouver|King George Vi Provincial Park
1500|CA|BC|49.45|-124.78|America/Vancouver|Rosewall Creek Provincial Park
1501|CA|BC|53.72|-128.87|America/Vancouver|Sue Channel Park (Loretta Island & Hawkesbury Isla
1502|CA|BC|54.59|-128.77|America/Vancouver|Sleeping Beauty Mountain Provincial Park
1503|CA|BC|49.71|-121.41|America/Vancouver|Alexandra Bridge Provincial Park
1504|CA|BC|54.45|-128.09|America/Vancouver|Swan Creek Protected Area
1505|CA|BC|53.84|-128.86|America/Vancouver|Jesse Falls Protected Area
1506|CA|BC|49.44|-126.51|America/Vancouver|Hesquiat Peninsula Provincial Park
1507|CA|BC|49.93|-119.52|America/Vancouver|Bear Creek Provincial Park
1508|CA|BC|50.61|-118.75|America/Vancouver|Skookumchuck Rapids Provincial Park
1509|CA|BC|53.7|-128.79|America/Vancouver|Weewanie Hot Springs Provincial Park
1510|CA|BC|48.96|-123.53|America/Vancouver|Bodega Ridge Provincial Park
1511|CA|BC|48.8|-124.74|America/Vancouver|Hitchie Creek Provincial Park
1512|CA|BC|49.51|-124.37|America/Vancouver|Sabine Channel Provincial Park
1513|CA|BC|50.86|-121.72|America/Vancouver|Marble Canyon Provincial Park
1514|CA|BC|50.75|-120.72|America/Vancouver|Six Mile Hill Protected Area
1515|CA|BC|59.56|-126.46|America/Vancouver|Smith River Falls-Fort Halkett Provincial Park
1516|CA|BC|49.92|-120.11|America/Vancouver|Pennask Creek Provincial Park
1517|CA|BC|57.96|-128.99|America/Vancouver|Stikine River Provincial Park
1518|CA|BC|54.83|-125.23|America/Vancouver|Trembleur Lake Provincial Park
1519|CA|BC|50.14|-119.51|America/Vancouver|Fintry Provincial Park
1520|CA|BC|52.88|-122.36|America/Vancouver|Dragon Mountain Provincial Park
1521|CA|BC|53.28|-123.74|America/Vancouver|Titetown Provincial Park
1522|CA|BC|49.18|-121.74|America/Vancouver|Bridal Veil Falls Provincial Park
1523|CA|BC|50.26|-125.28|America/Vancouver|Small Inlet Marine Park
1524|CA|BC|50.27|-125.23|America/Vancouver|Octopus Islands Marine Park
1525|CA|BC|51.5|-120.71|America/Vancouver|Bridge Lake Provincial Park
1526|CA|BC|51.44|-121.83|America/Vancouver|Copper Johnny Provincial Park
1527|CA|BC|51.89|-122.87|America/Vancouver|Dante’s Inferno Provincial Park
1528|CA|BC|50.99|-119.01|America/Vancouver|Cinnemousun Narrows Provincial Park
1529|CA|BC|49.5|-117.11|America/Vancouver|West Arm Provincial Park
1530|CA|BC|49.74|-123.91|America/Vancouver|Skookumchuck Narrows Provincial Park
1531|CA|BC|50.43|-123.73|America/Vancouver|Clendinning Provincial Park
1532|CA|BC|59.85|-123.32|America/Fort_Nelson|Maxhamish Lake Protected Area
1533|CA|BC|51.38|-122.64|America/Vancouver|Big Basin Provincial Park
1534|CA|BC|49.35|-123.34|America/Vancouver|Apodaca Provincial Park
1535|CA|BC|59.38|-129.09|America/Vancouver|Boya Lake Provincial Park
1536|CA|BC|49.06|-117.61|America/Vancouver|Beaver Creek Provincial Park
1537|CA|BC|51.09|-122.41|America/Vancouver|Yalakom Provincial Park
1538|CA|BC|49.49|-123.99|America/Vancouver|Buccaneer Bay Provincial Park
1539|CA|BC|54.6|-128.4|America/Vancouver|Kleanza Creek Provincial Park
1540|CA|BC|48.86|-123.36|America/Vancouver|Collison Point Provincial Park
1541|CA|BC|53.01|-119.29|America/Vancouver|Mount Robson Protected Area
1542|CA|BC|50.7|-119.1|America/Vancouver|Mara Meadows Provincial Park
1543|CA|BC|49.32|-121.41|America/Vancouver|Silver Lake Provincial Park
1544|CA|BC|49.36|-121.34|America/Vancouver|Nicolum River Provincial Park
1545|CA|BC|58.52|-120.66|America/Fort_Nelson|Ekwan Lake Protected Area
1546|CA|BC|58.5|-122.68|America/Fort_Nelson|Goguka Creek Protected Area
1547|CA|BC|49.25|-124.95|America/Vancouver|Fossli Provincial Park
1548|CA|BC|50.69|-121.45|America/Vancouver|Cornwall Hills Provincial Park
1549|CA|BC|49.19|-123.86|America/Vancouver|Gabriola Sands Provincial Park
1550|CA|BC|49.18|-117.62|America/Vancouver|Champion Lakes Provincial Park
1551|CA|BC|50.74|-120.13|America/Vancouver|Paul Lake Provincial Park
1552|CA|BC|49.19|-123.82|America/Vancouver|Sandwell Provincial Park
1553|CA|BC|49.23|-125.43|America/Vancouver|Clayoquot Plateau Provincial Park
1554|CA|BC|51.24|-118.96|America/Vancouver|Silver Beach Provincial Park
1555|CA|BC|49.34|-124.63|America/Vancouver|Spider Lake Provincial Park
1556|CA|BC|50.58|-128.24|America/Vancouver|Raft Cove Provincial Park
1557|CA|BC|53.41|-129.44|America/Vancouver|Union Passage Marine Park
1558|CA|BC|50.48|-120.54|America/Vancouver|Walloper Lake Provincial Park
1559|CA|BC|53.87|-131.89|America/Vancouver|Naikoon Provincial Park
1560|CA|BC|51.03|-123.06|America/Vancouver|South Chilcotin Mountains Provincial Park
1561|CA|BC|51.23|-122.21|America/Vancouver|French Bar Creek Provincial Park
1562|CA|BC|50.79|-122.88|America/Vancouver|Gwyneth Lake Provincial Park
1563|CA|BC|50.43|-122.31|America/Vancouver|Duffey Lake Provincial Park
1564|CA|BC|50.16|-118.74|America/Vancouver|Denison-Bonneau Provincial Park
1565|CA|BC|51.35|-121.1|America/Vancouver|Crater Lake Provincial Park
1566|CA|BC|50.04|-125.33|America/Vancouver|Elk Falls Protected Area
1567|CA|BC|49.58|-124.83|America/Vancouver|Denman Island Protected Area
1568|CA|BC|49.56|-124.81|America/Vancouver|Denman Island Provincial Park
1569|CA|BC|56.1|-129.67|America/Vancouver|Bear Glacier Provincial Park
1570|CA|BC|50.27|-125.27|America/Vancouver|Small Inlet Protected Area
1571|CA|BC|52.61|-121.99|America/Vancouver|Beaver Valley Provincial Park
1572|CA|BC|59.19|-133.93|America/Vancouver|Atlin/A Teix’gi Aan Tlein Provincial Park
1573|CA|BC|50.11|-127.51|America/Vancouver|Big Bunsby Marine Park
1574|CA|BC|51.48|-127.73|America/Vancouver|Penrose Island Marine Park
1575|CA|BC|49.09|-121.14|America/Vancouver|Skagit Valley Provincial Park
1576|CA|BC|52.2|-122.29|America/Vancouver|Fraser River Breaks Provincial Park
1577|CA|BC|51.44|-125.66|America/Vancouver|Upper Klinaklini Protected Area
1578|CA|BC|49.3|-124.59|America/Vancouver|Little Qualicum Falls Provincial Park
1579|CA|BC|51.98|-122.4|America/Vancouver|Becher’s Prairie Provincial Park
1580|CA|BC|50.78|-120.46|America/Vancouver|Lac Du Bois Grasslands Protected Area
1581|CA|BC|49.3|-119.53|America/Vancouver|Vaseux Lake Provincial Park
1582|CA|BC|49.49|-124.7|America/Vancouver|Boyle Point Protected Area
1583|CA|BC|53.93|-121.91|America/Vancouver|Purden Lake Provincial Park
1584|CA|BC|57.97|-122.78|America/Fort_Nelson|Prophet River Wayside Park
1585|CA|BC|55.34|-126.64|America/Vancouver|Rainbow Alley Provincial Park
1586|CA|BC|53.25|-125.57|America/Vancouver|Entiako Provincial Park
1587|CA|BC|54.14|-123.74|America/Vancouver|Stuart River Provincial Park
1588|CA|BC|49.39|-115.02|America/Edmonton|Morrissey Provincial Park
1589|CA|BC|49.37|-115.84|America/Edmonton|Moyie Lake Provincial Park
1590|CA|BC|49.64|-123.21|America/Vancouver|Murrin Provincial Park
1591|CA|BC|49.42|-116.46|America/Creston|Kianuko Provincial Park
1592|CA|BC|55.11|-128.16|America/Vancouver|Kitwanga Mounain Provincial Park
1593|CA|BC|53.98|-127.9|America/Vancouver|Atna River Provincial Park
1594|CA|BC|53.97|-127.64|America/Vancouver|Morice Lake Provincial Park
1595|CA|BC|50.04|-123.11|America/Vancouver|Brandywine Falls Provincial Park
1596|CA|BC|51.92|-119.32|America/Vancouver|Finn Creek Protected Area
1597|CA|BC|51.38|-120.42|America/Vancouver|High Lakes Basin Provincial Park
1598|CA|BC|52.36|-119.17|America/Vancouver|Pyramid Creek Falls Provincial Park
1599|CA|BC|48.47|-123.55|America/Vancouver|Goldstream Provincial Park
1600|CA|BC|50.21|-127.48|America/Vancouver|Power River Watershed Protected Area
1601|CA|BC|50.19|-127.16|America/Vancouver|Tahsish Kwois Provincial Park
1602|CA|BC|49.29|-119.59|America/Vancouver|White Lake Grasslands Protected Area
1603|CA|BC|53.12|-121.51|America/Vancouver|Wendle Provincial Park
1604|CA|BC|51.86|-121.64|America/Vancouver|Lac La Hache Provincial Park
1605|CA|BC|50.79|-121.54|America/Vancouver|Harry Lake Aspen Provincial Park
1606|CA|BC|50.75|-120.93|America/Vancouver|Walhachin Oxbows Provincial Park
1607|CA|BC|50.73|-119.77|America/Vancouver|Banana Island Provincial Park
1608|CA|BC|49.02|-118.3|America/Vancouver|Gilpin Grasslands Provincial Park
1609|CA|BC|50.74|-118.59|America/Vancouver|Wap Creek Provincial Park
1610|CA|BC|50.29|-122.82|America/Vancouver|Nairn Falls Provincial Park
1611|CA|BC|52.71|-124.97|America/Vancouver|Itcha Ilgachuz Provincial Park
1612|CA|BC|49.04|-121.98|America/Vancouver|Cultus Lake Provincial Park
1613|CA|BC|49.34|-119.58|America/Vancouver|Sxwexwnitkw Provincial Park
1614|CA|BC|49.44|-123.67|America/Vancouver|Roberts Creek Provincial Park
1615|CA|BC|49.61|-124.06|America/Vancouver|Francis Point Provincial Park
1616|CA|BC|51.51|-117.2|America/Edmonton|Marl Creek Provincial Park
1617|CA|BC|49.25|-119.79|America/Vancouver|Keremeos Columns Provincial Park
1618|CA|BC|49.79|-125.0|America/Vancouver|Kitty Coleman Beach Provincial Park
1619|CA|BC|49.67|-123.16|America/Vancouver|Shannon Falls Provincial Park
1620|CA|BC|49.66|-123.92|America/Vancouver|Spipiyus Provincial Park
1621|CA|BC|49.25|-124.15|America/Vancouver|Arbutus Grove Provincial Park
1622|CA|BC|52.09|-123.38|America/Vancouver|Bull Canyon Provincial Park
1623|CA|BC|56.18|-122.3|America/Dawson_Creek|Butler Ridge Provincial Park
1624|CA|BC|49.73|-116.95|America/Vancouver|Cody Caves Provincial Park
1625|CA|BC|50.51|-116.02|America/Edmonton|James Chabot Provincial Park
1626|CA|BC|50.79|-121.09|America/Vancouver|Juniper Beach Provincial Park
1627|CA|BC|50.18|-119.34|America/Vancouver|Kekuli Bay Provincial Park
1628|CA|BC|49.78|-123.12|America/Vancouver|Alice Lake Provincial Park
1629|CA|BC|54.34|-129.3|America/Vancouver|Exchamsiks River Provincial Park
1630|CA|BC|50.14|-119.61|America/Vancouver|Fintry Protected Area
1631|CA|BC|48.39|-123.94|America/Vancouver|French Beach Provincial Park
1632|CA|BC|49.95|-124.48|America/Vancouver|Inland Lake Provincial Park
1633|CA|BC|49.46|-123.33|America/Vancouver|Halkett Bay Marine Park
1634|CA|BC|52.87|-121.23|America/Vancouver|Cariboo River Provincial Park
1635|CA|BC|51.94|-127.97|America/Vancouver|Hakai Conservation Study Area
1636|CA|BC|53.82|-121.24|America/Vancouver|Ancient Forest/Chun T’oh Whudujut Protected Area
1637|CA|BC|53.79|-121.3|America/Vancouver|Ancient Forest/Chun T’oh Whudujut Provincial Park
1638|CA|BC|55.11|-127.43|America/Vancouver|Boulder Creek Provincial Park
1639|CA|BC|54.19|-127.81|America/Vancouver|Burnie River Protected Area
1640|CA|BC|50.24|-121.52|America/Vancouver|Skihist Provincial Park
1641|CA|BC|49.32|-124.26|America/Vancouver|Rathtrevor Beach Provincial Park
1642|CA|BC|54.41|-126.4|America/Vancouver|Old Man Lake Provincial Park
1643|CA|BC|54.1|-126.87|America/Vancouver|Nadina Mountain Provincial Park
1644|CA|BC|53.94|-127.4|America/Vancouver|Neneikekh/Nanika-Kidprice Provincial Park
1645|CA|BC|54.34|-127.65|America/Vancouver|Burnie-Shea Provincial Park
1646|CA|BC|51.69|-119.22|America/Vancouver|Upper Adams River Provincial Park
1647|CA|BC|49.51|-116.79|America/Vancouver|Lockhart Beach Provincial Park
1648|CA|BC|49.07|-120.17|America/Vancouver|Cathedral Provincial Park
1649|CA|AB|55.47|-119.96|America/Edmonton|Demmitt Provincial Recreation Area
1650|CA|AB|54.96|-113.5|America/Edmonton|Chain Lakes Provincial Recreation Area
1651|CA|AB|54.37|-112.94|America/Edmonton|Newbrook Provincial Recreation Area
1652|CA|AB|54.46|-116.81|America/Edmonton|Iosegun Lake Provincial Recreation Area
1653|CA|AB|52.49|-116.01|America/Edmonton|Beaverdam Provincial Recreation Area
1654|CA|AB|50.87|-114.76|America/Edmonton|Elbow River Launch Provincial Recreation Area
1655|CA|AB|54.37|-119.77|America/Edmonton|Two Lakes Provincial Park
1656|CA|AB|51.57|-112.89|America/Edmonton|Bleriot Ferry Provincial Recreation Area
1657|CA|AB|52.76|-116.36|America/Edmonton|Brown Creek Provincial Recreation Area
1658|CA|AB|49.33|-112.9|America/Edmonton|Jensen Reservoir Provincial Recreation Area
1659|CA|AB|49.6|-112.2|America/Edmonton|Chin Coulee Provincial Recreation Area
1660|CA|AB|49.67|-114.61|America/Edmonton|Chinook Provincial Recreation Area
1661|CA|AB|54.78|-115.19|America/Edmonton|Chrystina Lake Provincial Recreation Area
1662|CA|AB|53.13|-113.36|America/Edmonton|Coal Lake North Provincial Recreation Area
1663|CA|AB|50.81|-114.82|America/Edmonton|Cobble Flats Provincial Recreation Area
1664|CA|AB|50.73|-114.61|America/Edmonton|Ware Creek Provincial Recreation Area
1665|CA|AB|50.51|-114.82|America/Edmonton|Picklejar Provincial Recreation Area
1666|CA|AB|52.97|-116.58|America/Edmonton|Fairfax Lake Provincial Recreation Area
1667|CA|AB|51.66|-115.35|America/Edmonton|Wild Horse Provincial Recreation Area
1668|CA|AB|54.77|-119.56|America/Edmonton|Shuttler Flats Provincial Recreation Area
1669|CA|AB|54.58|-110.22|America/Edmonton|English Bay Provincial Recreation Area
1670|CA|AB|52.06|-116.42|America/Edmonton|Kootenay Plains Provincial Recreation Area
1671|CA|AB|52.4|-116.07|America/Edmonton|Aylmer Provincial Recreation Area
1672|CA|AB|54.76|-111.88|America/Edmonton|Beaver Lake Provincial Recreation Area
1673|CA|AB|53.76|-118.36|America/Edmonton|Big Berland Provincial Recreation Area
1674|CA|AB|52.01|-116.63|America/Edmonton|Thompson Creek Provincial Recreation Area
1675|CA|AB|50.38|-114.65|America/Edmonton|Highwood Junction Provincial Recreation Area
1676|CA|AB|56.37|-111.28|America/Edmonton|Maqua Lake Provincial Recreation Area
1677|CA|AB|51.37|-112.2|America/Edmonton|Little Fish Lake Provincial Park
1678|CA|AB|55.88|-119.22|America/Edmonton|Moonshine Lake Provincial Park
1679|CA|AB|54.94|-114.04|America/Edmonton|Chisholm Provincial Recreation Area
1680|CA|AB|54.86|-111.55|America/Edmonton|Jackson Lake Trail Staging Provincial Recreation Area
1681|CA|AB|51.01|-115.02|America/Edmonton|Old Baldy Pass Trail Provincial Recreation Area
1682|CA|AB|50.81|-114.43|America/Edmonton|Brown-Lowery Provincial Park
1683|CA|AB|53.73|-114.33|America/Edmonton|Gunn Provincial Recreation Area
1684|CA|AB|53.45|-116.78|America/Edmonton|Fickle Lake Provincial Recreation Area
1685|CA|AB|53.38|-116.78|America/Edmonton|Weald Provincial Recreation Area
1686|CA|AB|51.65|-115.13|America/Edmonton|Deer Creek Provincial Recreation Area
1687|CA|AB|52.43|-116.21|America/Edmonton|Dry Haven Provincial Recreation Area
1688|CA|AB|49.9|-114.4|America/Edmonton|Dutch Creek Provincial Recreation Area
1689|CA|AB|50.87|-114.78|America/Edmonton|Elbow Falls Provincial Recreation Area
1690|CA|AB|52.06|-115.66|America/Edmonton|Elk Creek Fish Pond Provincial Recreation Area
1691|CA|AB|52.95|-116.1|America/Edmonton|Elk River Provincial Recreation Area
1692|CA|AB|50.33|-114.63|America/Edmonton|Etherington Creek Provincial Recreation Area
1693|CA|AB|50.39|-114.6|America/Edmonton|Eyrie Gap Provincial Recreation Area
1694|CA|AB|51.62|-114.73|America/Edmonton|Fallen Timber Provincial Recreation Area
1695|CA|AB|51.49|-115.07|America/Edmonton|Fallen Timber South Provincial Recreation Area
1696|CA|AB|56.3|-117.9|America/Edmonton|Figure Eight Lake Provincial Recreation Area
1697|CA|AB|50.39|-114.56|America/Edmonton|Fir Creek Provincial Recreation Area
1698|CA|AB|50.79|-114.59|America/Edmonton|Fisher Creek Provincial Recreation Area
1699|CA|AB|50.39|-114.68|America/Edmonton|Fitzsimmons Creek Provincial Recreation Area
1700|CA|AB|50.39|-114.63|America/Edmonton|Highwood Compound Provincial Recreation Area
1701|CA|AB|52.4|-115.31|America/Edmonton|Horburg Provincial Recreation Area
1702|CA|AB|50.9|-114.8|America/Edmonton|Ing’s Mine Provincial Recreation Area
1703|CA|AB|51.82|-115.19|America/Edmonton|James-Wilson Provincial Recreation Area
1704|CA|AB|51.04|-114.75|America/Edmonton|Jumpingpound Creek Provincial Recreation Area
1705|CA|AB|54.43|-118.55|America/Edmonton|Kakwa River Provincial Recreation Area
1706|CA|AB|55.01|-113.7|America/Edmonton|Lawrence Lake Provincial Recreation Area
1707|CA|AB|50.45|-114.76|America/Edmonton|Lineham Provincial Recreation Area
1708|CA|AB|50.8|-114.86|America/Edmonton|Little Elbow Provincial Recreation Area
1709|CA|AB|55.46|-117.16|America/Edmonton|Little Smoky River Provincial Recreation Area
1710|CA|AB|53.69|-116.8|America/Edmonton|Little Sundance Creek Provincial Recreation Area
1711|CA|AB|53.07|-116.82|America/Edmonton|Lovett River Provincial Recreation Area
1712|CA|AB|51.03|-115.01|America/Edmonton|Lusk Creek Provincial Recreation Area
1713|CA|AB|50.89|-114.68|America/Edmonton|McLean Creek Provincial Recreation Area
1714|CA|AB|50.76|-114.57|America/Edmonton|Mesa Butte Provincial Recreation Area
1715|CA|AB|50.51|-114.83|America/Edmonton|Mist Creek Provincial Recreation Area
1716|CA|AB|50.91|-114.78|America/Edmonton|Moose Mountain Trailhead Provincial Recreation Area
1717|CA|AB|52.24|-115.31|America/Edmonton|Prairie Creek Group Camp Provincial Recreation Area
1718|CA|AB|49.83|-114.42|America/Edmonton|Racehorse Provincial Recreation Area
1719|CA|AB|58.29|-119.29|America/Edmonton|Rainbow Lake Provincial Recreation Area
1720|CA|AB|51.65|-115.28|America/Edmonton|Red Deer River Provincial Recreation Area
1721|CA|AB|56.67|-119.03|America/Edmonton|Running Lake Provincial Recreation Area
1722|CA|AB|52.45|-115.76|America/Edmonton|Saunders Provincial Recreation Area
1723|CA|AB|50.39|-114.59|America/Edmonton|Sentinel Provincial Recreation Area
1724|CA|AB|54.06|-119.01|America/Edmonton|Sheep Creek Provincial Recreation Area
1725|CA|AB|51.05|-114.86|America/Edmonton|Sibbald Lake Provincial Recreation Area
1726|CA|AB|51.05|-114.94|America/Edmonton|Sibbald Meadows Pond Provincial Recreation Area
1727|CA|AB|51.04|-114.84|America/Edmonton|Sibbald Viewpoint Provincial Recreation Area
1728|CA|AB|54.36|-116.91|America/Edmonton|Smoke Lake Provincial Recreation Area
1729|CA|AB|52.43|-116.25|America/Edmonton|Snow Creek Provincial Recreation Area
1730|CA|AB|51.31|-114.95|America/Edmonton|South Ghost Provincial Recreation Area
1731|CA|AB|54.19|-118.68|America/Edmonton|Southview Provincial Recreation Area
1732|CA|AB|51.03|-115.02|America/Edmonton|Stoney Creek Provincial Recreation Area
1733|CA|AB|56.51|-118.46|America/Edmonton|Stoney Lake Provincial Recreation Area
1734|CA|AB|52.26|-115.17|America/Edmonton|Strachan Provincial Recreation Area
1735|CA|AB|50.4|-114.7|America/Edmonton|Strawberry Provincial Recreation Area
1736|CA|AB|53.87|-119.19|America/Edmonton|Sulphur Gates Provincial Recreation Area
1737|CA|AB|52.12|-115.18|America/Edmonton|Swan Lake Provincial Recreation Area
1738|CA|AB|54.52|-115.09|America/Edmonton|Trapper Lea’s Cabin Provincial Recreation Area
1739|CA|AB|50.51|-114.82|America/Edmonton|Trout Pond Provincial Recreation Area
1740|CA|AB|51.36|-114.98|America/Edmonton|Waiparous Creek Group Camp Provincial Recreation Area
1741|CA|AB|51.37|-114.99|America/Edmonton|Waiparous Creek Provincial Recreation Area
1742|CA|AB|51.41|-115.03|America/Edmonton|Waiparous Valley Viewpoint Provincial Recreation Area
1743|CA|AB|50.54|-114.38|America/Edmonton|OH Ranch Heritage Rangeland
1744|CA|AB|53.89|-119.15|America/Edmonton|Smoky River South Provincial Recreation Area
1745|CA|AB|54.13|-111.35|America/Edmonton|Mallaig Provincial Recreation Area
1746|CA|AB|50.03|-114.54|America/Edmonton|Honeymoon Creek Provincial Recreation Area
1747|CA|AB|52.39|-116.36|America/Edmonton|Crescent Falls Provincial Recreation Area
1748|CA|AB|54.8|-115.38|America/Edmonton|Edith Lake Provincial Recreation Area
1749|CA|AB|51.89|-113.47|America/Edmonton|Bigelow Reservoir Provincial Recreation Area
1750|CA|AB|53.52|-117.95|America/Edmonton|Wildhay Provincial Recreation Area
1751|CA|AB|58.41|-116.12|America/Edmonton|Fort Vermilion Provincial Recreation Area
1752|CA|AB|51.95|-114.24|America/Edmonton|Red Lodge Provincial Park
1753|CA|AB|51.05|-114.91|America/Edmonton|Crane Meadow Provincial Recreation Area
1754|CA|AB|50.57|-114.56|America/Edmonton|Wolf Creek Provincial Recreation Area
1755|CA|AB|50.49|-114.81|America/Edmonton|Lantern Creek Provincial Recreation Area
1756|CA|AB|52.23|-116.85|America/Edmonton|White Goat Wilderness Area
1757|CA|AB|53.21|-116.07|America/Edmonton|Wolf Lake West Provincial Recreation Area
1758|CA|AB|51.02|-114.88|America/Edmonton|Dawson Provincial Recreation Area
1759|CA|AB|54.76|-117.2|America/Edmonton|Waskahigan River Provincial Recreation Area
1760|CA|AB|53.28|-117.78|America/Edmonton|Wildhorse Lake Provincial Recreation Area
1761|CA|AB|51.7|-114.86|America/Edmonton|Cartier Creek Provincial Recreation Area
1762|CA|AB|52.51|-112.78|America/Edmonton|Buffalo Lake Provincial Recreation Area
1763|CA|AB|49.68|-110.52|America/Edmonton|Bullshead Reservoir Provincial Recreation Area
1764|CA|AB|51.59|-115.17|America/Edmonton|Burnt Timber Provincial Recreation Area
1765|CA|AB|54.15|-110.75|America/Edmonton|Muriel Lake Provincial Recreation Area
1766|CA|AB|50.95|-114.69|America/Edmonton|West Bragg Creek Provincial Recreation Area
1767|CA|AB|52.04|-115.1|America/Edmonton|Tay River Provincial Recreation Area
1768|CA|AB|54.89|-118.7|America/Edmonton|Big Mountain Creek Provincial Recreation Area
1769|CA|AB|52.61|-116.33|America/Edmonton|Blackstone Provincial Recreation Area
1770|CA|AB|52.96|-115.59|America/Edmonton|Brazeau Reservoir Provincial Recreation Area
1771|CA|AB|52.88|-116.56|America/Edmonton|Brazeau River Provincial Recreation Area
1772|CA|AB|49.59|-114.2|America/Edmonton|Lundbreck Falls Provincial Recreation Area
1773|CA|AB|53.3|-117.28|America/Edmonton|McLeod River Provincial Recreation Area
1774|CA|AB|52.75|-114.74|America/Edmonton|Medicine Lake Provincial Recreation Area
1775|CA|AB|49.53|-110.37|America/Edmonton|Michelle Reservoir Provincial Recreation Area
1776|CA|AB|50.41|-114.72|America/Edmonton|Cat Creek Provincial Recreation Area
1777|CA|AB|50.29|-114.58|America/Edmonton|Cataract Creek Provincial Recreation Area
1778|CA|AB|52.45|-115.31|America/Edmonton|Chambers Creek Provincial Recreation Area
1779|CA|AB|52.45|-115.3|America/Edmonton|Chambers Creek Group Camp Provincial Recreation Area
1780|CA|AB|53.36|-116.04|America/Edmonton|Minnow Lake Provincial Recreation Area
1781|CA|AB|56.71|-118.32|America/Edmonton|Sulphur Lake Provincial Recreation Area
1782|CA|AB|56.19|-110.91|America/Edmonton|Engstrom Lake Provincial Recreation Area
1783|CA|AB|52.22|-115.01|America/Edmonton|Mitchell Lake Provincial Recreation Area
1784|CA|AB|56.32|-119.89|America/Edmonton|Ole’s Lake Provincial Recreation Area
1785|CA|AB|52.1|-114.97|America/Edmonton|Phyllis Lake Provincial Recreation Area
1786|CA|AB|52.05|-115.65|America/Edmonton|Elk Creek Provincial Recreation Area
1787|CA|AB|52.5|-115.57|America/Edmonton|Jackfish Lake Provincial Recreation Area
1788|CA|AB|59.09|-110.4|America/Edmonton|Fidler-Greywillow Wildland Provincial Park
1789|CA|AB|51.04|-114.73|America/Edmonton|Pinetop Provincial Recreation Area
1790|CA|AB|52.49|-112.22|America/Edmonton|Big Knife Provincial Park
1791|CA|AB|54.57|-115.4|America/Edmonton|Freeman River Provincial Recreation Area
1792|CA|AB|51.4|-115.03|America/Edmonton|Ghost Airstrip Provincial Recreation Area
1793|CA|AB|51.22|-114.72|America/Edmonton|Ghost Reservoir Provincial Recreation Area
1794|CA|AB|50.91|-114.63|America/Edmonton|Gooseberry Provincial Recreation Area
1795|CA|AB|50.46|-114.43|America/Edmonton|Greenford Provincial Recreation Area
1796|CA|AB|56.42|-111.37|America/Edmonton|Hangingstone Provincial Recreation Area
1797|CA|AB|52.5|-115.92|America/Edmonton|Harlech Provincial Recreation Area
1798|CA|AB|50.4|-114.54|America/Edmonton|Highwood Provincial Recreation Area
1799|CA|AB|53.61|-115.6|America/Edmonton|Nojack Provincial Recreation Area
1800|CA|AB|50.75|-114.54|America/Edmonton|North Fork Provincial Recreation Area
1801|CA|AB|52.28|-116.0|America/Edmonton|North Ram River Provincial Recreation Area
1802|CA|AB|49.72|-113.45|America/Edmonton|Oldman River Provincial Recreation Area
1803|CA|AB|49.95|-114.44|America/Edmonton|Oldman River North Provincial Recreation Area
1804|CA|AB|52.94|-116.57|America/Edmonton|Pembina Forks Provincial Recreation Area
1805|CA|AB|52.04|-115.71|America/Edmonton|Peppers Lake Provincial Recreation Area
1806|CA|AB|52.05|-115.69|America/Edmonton|Peppers Lake Staging Provincial Recreation Area
1807|CA|AB|51.04|-114.77|America/Edmonton|Pine Grove Provincial Recreation Area
1808|CA|AB|54.46|-116.94|America/Edmonton|Pines Provincial Recreation Area
1809|CA|AB|52.25|-115.31|America/Edmonton|Prairie Creek Provincial Recreation Area
1810|CA|AB|51.16|-114.37|America/Edmonton|Glenbow Ranch Provincial Park
1811|CA|AB|50.77|-114.71|America/Edmonton|Wildhorse Provincial Recreation Area
1812|CA|AB|52.0|-115.36|America/Edmonton|Seven Mile Provincial Recreation Area
1813|CA|AB|54.54|-118.63|America/Edmonton|Musreau Lake Provincial Recreation Area
1814|CA|AB|50.1|-114.44|America/Edmonton|Livingstone Falls Provincial Recreation Area
1815|CA|AB|52.45|-116.19|America/Edmonton|Goldeye Lake Provincial Recreation Area
1816|CA|AB|58.33|-116.57|America/Edmonton|Machesis Lake Provincial Recreation Area
1817|CA|AB|55.92|-118.6|America/Edmonton|Dunvegan Provincial Park
1818|CA|AB|55.14|-115.05|America/Edmonton|Grizzly Ridge Wildland Provincial Park
1819|CA|AB|52.46|-112.89|America/Edmonton|Rochon Sands Provincial Park
1820|CA|AB|50.88|-114.71|America/Edmonton|Elbow River Provincial Recreation Area
1821|CA|AB|53.07|-117.27|America/Edmonton|Watson Creek Provincial Recreation Area
1822|CA|AB|57.96|-116.21|America/Edmonton|Buffalo Tower Provincial Recreation Area
1823|CA|AB|53.47|-118.24|America/Edmonton|Rock Lake Provincial Park
1824|CA|AB|55.31|-114.06|America/Edmonton|Fawcett Lake Provincial Recreation Area
1825|CA|AB|50.24|-114.36|America/Edmonton|Indian Graves Provincial Recreation Area
1826|CA|AB|54.85|-111.98|America/Edmonton|Sir Winston Churchill Provincial Park
1827|CA|AB|49.1|-113.64|America/Edmonton|Payne Lake Provincial Recreation Area
1828|CA|AB|52.45|-116.14|America/Edmonton|Fish Lake Provincial Recreation Area
1829|CA|AB|55.14|-118.18|America/Edmonton|Simonette River Provincial Recreation Area
1830|CA|AB|52.48|-115.76|America/Edmonton|Shunda Viewpoint Provincial Recreation Area
1831|CA|AB|53.93|-112.96|America/Edmonton|Redwater Provincial Recreation Area
1832|CA|AB|53.86|-112.94|America/Edmonton|North Bruderheim Provincial Recreation Area
1833|CA|AB|49.93|-114.2|America/Edmonton|Black Creek Heritage Rangeland
1834|CA|AB|49.98|-114.28|America/Edmonton|Bob Creek Wildland Provincial Park
1835|CA|AB|52.99|-117.35|America/Edmonton|Whitehorse Creek Provincial Recreation Area
1836|CA|AB|52.55|-116.36|America/Edmonton|Wapiabi Provincial Recreation Area
1837|CA|AB|53.02|-114.79|America/Edmonton|Buck Lake Provincial Recreation Area
1838|CA|AB|52.98|-114.73|America/Edmonton|Calhoun Bay Provincial Recreation Area
1839|CA|AB|53.49|-112.82|America/Edmonton|Cooking Lake-Blackfoot Provincial Recreation Area
1840|CA|AB|54.26|-111.01|America/Edmonton|Franchere Bay Provincial Recreation Area
1841|CA|AB|54.43|-110.03|America/Edmonton|French Bay Provincial Recreation Area
1842|CA|AB|55.69|-116.6|America/Edmonton|Heart River Dam Provincial Recreation Area
1843|CA|AB|53.57|-116.69|America/Edmonton|Hornbeck Creek Provincial Recreation Area
1844|CA|AB|49.63|-114.67|America/Edmonton|Island Lake Provincial Recreation Area
1845|CA|AB|54.04|-110.9|America/Edmonton|Kehiwin Provincial Recreation Area
1846|CA|AB|50.57|-112.92|America/Edmonton|Lake McGregor Provincial Recreation Area
1847|CA|AB|54.72|-111.4|America/Edmonton|Lakeland Provincial Recreation Area
1848|CA|AB|50.19|-112.66|America/Edmonton|Little Bow Reservoir Provincial Recreation Area
1849|CA|AB|49.8|-114.15|America/Edmonton|Maycroft Provincial Recreation Area
1850|CA|AB|54.66|-112.52|America/Edmonton|North Buck Lake Provincial Recreation Area
1851|CA|AB|53.89|-115.06|America/Edmonton|Paddle River Dam Provincial Recreation Area
1852|CA|AB|56.23|-117.28|America/Edmonton|Peace River Provincial Recreation Area
1853|CA|AB|52.93|-114.08|America/Edmonton|Peaceful Valley Provincial Recreation Area
1854|CA|AB|52.09|-114.5|America/Edmonton|Raven Provincial Recreation Area
1855|CA|AB|49.35|-113.14|America/Edmonton|St. Mary Reservoir Provincial Recreation Area
1856|CA|AB|52.45|-113.06|America/Edmonton|The Narrows Provincial Recreation Area
1857|CA|AB|50.25|-112.82|America/Edmonton|Travers Reservoir Provincial Recreation Area
1858|CA|AB|57.45|-117.53|America/Edmonton|Twin Lakes Provincial Recreation Area
1859|CA|AB|49.33|-113.69|America/Edmonton|Waterton Reservoir Provincial Recreation Area
1860|CA|AB|54.67|-110.97|America/Edmonton|Wolf Lake Provincial Recreation Area
1861|CA|AB|54.96|-112.87|America/Edmonton|Poachers’ Landing Provincial Recreation Area
1862|CA|AB|54.99|-112.62|America/Edmonton|La Biche River Wildland Provincial Park
1863|CA|AB|54.27|-110.93|America/Edmonton|Moose Lake Provincial Park
1864|CA|AB|56.14|-117.24|America/Edmonton|Greene Valley Provincial Park
1865|CA|AB|53.25|-112.87|America/Edmonton|Miquelon Lake Provincial Park
1866|CA|AB|52.46|-113.98|America/Edmonton|Aspen Beach Provincial Park
1867|CA|AB|49.41|-114.12|America/Edmonton|Beauvais Lake Provincial Park
1868|CA|AB|51.25|-114.39|America/Edmonton|Big Hill Springs Provincial Park
1869|CA|AB|50.94|-114.58|America/Edmonton|Bragg Creek Provincial Park
1870|CA|AB|55.18|-113.27|America/Edmonton|Calling Lake Provincial Park
1871|CA|AB|54.3|-115.64|America/Edmonton|Carson-Pegasus Provincial Park
1872|CA|AB|54.61|-110.07|America/Edmonton|Cold Lake Provincial Park
1873|CA|AB|52.47|-115.05|America/Edmonton|Crimson Lake Provincial Park
1874|CA|AB|54.65|-113.8|America/Edmonton|Cross Lake Provincial Park
1875|CA|AB|52.57|-110.03|America/Edmonton|Dillberry Lake Provincial Park
1876|CA|AB|51.93|-112.97|America/Edmonton|Dry Island Buffalo Jump Provincial Park
1877|CA|AB|54.18|-111.74|America/Edmonton|Garner Lake Provincial Park
1878|CA|AB|52.12|-110.76|America/Edmonton|Gooseberry Lake Provincial Park
1879|CA|AB|56.48|-111.18|America/Edmonton|Gregoire Lake Provincial Park
1880|CA|AB|55.51|-116.0|America/Edmonton|Hilliard’s Bay Provincial Park
1881|CA|AB|52.35|-114.08|America/Edmonton|Jarvis Bay Provincial Park
1882|CA|AB|50.44|-111.91|America/Edmonton|Kinbrook Island Provincial Park
1883|CA|AB|55.45|-114.82|America/Edmonton|Lesser Slave Lake Provincial Park
1884|CA|AB|50.23|-112.93|America/Edmonton|Little Bow Provincial Park
1885|CA|AB|54.44|-112.76|America/Edmonton|Long Lake Provincial Park
1886|CA|AB|51.48|-112.77|America/Edmonton|Midland Provincial Park
1887|CA|AB|57.22|-117.15|America/Edmonton|Notikewin Provincial Park
1888|CA|AB|55.07|-118.82|America/Edmonton|O’Brien Provincial Park
1889|CA|AB|49.81|-112.92|America/Edmonton|Park Lake Provincial Park
1890|CA|AB|53.61|-114.99|America/Edmonton|Pembina River Provincial Park
1891|CA|AB|53.03|-114.15|America/Edmonton|Pigeon Lake Provincial Park
1892|CA|AB|49.0|-113.46|America/Edmonton|Police Outpost Provincial Park
1893|CA|AB|56.22|-117.69|America/Edmonton|Queen Elizabeth Provincial Park
1894|CA|AB|55.21|-119.09|America/Edmonton|Saskatoon Island Provincial Park
1895|CA|AB|53.56|-113.37|America/Edmonton|Strathcona Science Provincial Park
1896|CA|AB|54.13|-114.73|America/Edmonton|Thunder Lake Provincial Park
1897|CA|AB|50.54|-111.81|America/Edmonton|Tillebrook Provincial Park
1898|CA|AB|53.37|-110.91|America/Edmonton|Vermilion Provincial Park
1899|CA|AB|53.57|-114.44|America/Edmonton|Wabamun Lake Provincial Park
1900|CA|AB|53.85|-110.53|America/Edmonton|Whitney Lakes Provincial Park
1901|CA|AB|55.15|-117.57|America/Edmonton|Young’s Point Provincial Park
1902|CA|AB|55.08|-117.56|America/Edmonton|Williamson Provincial Park
1903|CA|AB|50.12|-113.78|America/Edmonton|Willow Creek Provincial Park
1904|CA|AB|53.49|-117.8|America/Edmonton|William A. Switzer Provincial Park
1905|CA|AB|49.18|-113.19|America/Edmonton|Woolford Provincial Park
1906|CA|AB|55.37|-113.55|America/Edmonton|Otter-Orloff Lakes Wildland Provincial Park
1907|CA|AB|53.57|-117.1|America/Edmonton|Obed Lake Provincial Park
1908|CA|AB|57.16|-119.58|America/Edmonton|Chinchaga Wildland Provincial Park
1909|CA|AB|54.56|-114.24|America/Edmonton|Hubert Lake Wildland Provincial Park
1910|CA|AB|57.64|-110.27|America/Edmonton|Marguerite River Wildland Provincial Park
1911|CA|AB|56.48|-112.34|America/Edmonton|Grand Rapids Wildland Provincial Park
1912|CA|AB|56.22|-111.24|America/Edmonton|Stony Mountain Wildland Provincial Park
1913|CA|AB|56.5|-110.39|America/Edmonton|Gipsy Lake Wildland Provincial Park
1914|CA|AB|55.8|-112.15|America/Edmonton|Crow Lake Provincial Park
1915|CA|AB|56.71|-110.09|America/Edmonton|Whitemud Falls Wildland Provincial Park
1916|CA|AB|58.78|-119.01|America/Edmonton|Hay-Zama Wildland Provincial Park
1917|CA|AB|59.2|-114.9|America/Edmonton|Caribou Mountains Wildland Provincial Park
1918|CA|AB|55.5|-115.57|America/Edmonton|Lesser Slave Wildland Provincial Park
1919|CA|AB|56.09|-119.3|America/Edmonton|Dunvegan West Wildland Provincial Park
1920|CA|AB|55.64|-116.74|America/Edmonton|Winagami Lake Provincial Park
1921|CA|AB|55.62|-116.64|America/Edmonton|Winagami Wildland Provincial Park
1922|CA|AB|53.9|-118.59|America/Edmonton|Pierre Grey’s Lakes Provincial Park
1923|CA|AB|53.6|-113.73|America/Edmonton|Lois Hole Centennial Provincial Park
1924|CA|AB|53.68|-116.93|America/Edmonton|Sundance Provincial Park
1925|CA|AB|52.96|-117.4|America/Edmonton|Whitehorse Wildland Provincial Park
1926|CA|AB|53.65|-119.19|America/Edmonton|Willmore Wilderness Park
1927|CA|AB|53.42|-118.12|America/Edmonton|Rock Lake - Solomon Creek Wildland Provincial Park
1928|CA|AB|52.81|-116.77|America/Edmonton|Brazeau Canyon Wildland Provincial Park
1929|CA|AB|54.39|-114.61|America/Edmonton|Fort Assiniboine Sandhills Wildland Provincial Park
1930|CA|AB|52.09|-115.84|America/Edmonton|Ram Falls Provincial Park
1931|CA|AB|49.58|-113.98|America/Edmonton|Oldman Dam Provincial Recreation Area
1932|CA|AB|52.03|-114.26|America/Edmonton|Gleniffer Reservoir Provincial Recreation Area
1933|CA|AB|53.26|-114.87|America/Edmonton|Eagle Point Provincial Park
1934|CA|AB|53.13|-114.97|America/Edmonton|Blue Rapids Provincial Recreation Area
1935|CA|AB|50.89|-115.3|America/Edmonton|Spray Valley Provincial Park
1936|CA|AB|50.71|-114.94|America/Edmonton|Elbow-Sheep Wildland Provincial Park
1937|CA|AB|50.64|-114.65|America/Edmonton|Bluerock Wildland Provincial Park
1938|CA|AB|50.65|-114.66|America/Edmonton|Sheep River Provincial Park
1939|CA|AB|51.35|-115.4|America/Edmonton|Ghost River Wilderness Area
1940|CA|AB|50.89|-114.99|America/Edmonton|Don Getty Wildland Provincial Park
1941|CA|AB|50.93|-115.16|America/Edmonton|Evan-Thomas Provincial Recreation Area
1942|CA|AB|51.9|-116.39|America/Edmonton|Siffleur Wilderness Area
1943|CA|AB|51.1|-115.39|America/Edmonton|Canmore Nordic Centre Provincial Park
1944|CA|AB|51.04|-115.15|America/Edmonton|Heart Creek Provincial Recreation Area
1945|CA|AB|50.83|-113.44|America/Edmonton|Wyndham-Carseland Provincial Park
1946|CA|AB|51.05|-115.07|America/Edmonton|Bow Valley Provincial Park
1947|CA|AB|51.73|-111.93|America/Edmonton|Antelope Hill Provincial Park
1948|CA|AB|55.23|-119.29|America/Edmonton|Saskatoon Mountain Provincial Recreation Area
1949|CA|AB|59.44|-110.76|America/Edmonton|Kazan Wildland Provincial Park
1950|CA|AB|57.86|-113.43|America/Edmonton|Birch River Wildland Provincial Park
1951|CA|AB|57.51|-112.95|America/Edmonton|Birch Mountains Wildland Provincial Park
1952|CA|AB|58.19|-110.98|America/Edmonton|Richardson Wildland Provincial Park
1953|CA|AB|55.79|-110.19|America/Edmonton|Dillon River Wildland Provincial Park
1954|CA|NS|43.83|-65.08|America/Halifax|Sable River Provincial Park
1955|CA|NS|45.76|-63.12|America/Halifax|Rushtons Beach Provincial Park
1956|CA|NS|44.8|-65.17|America/Halifax|Roxbury Provincial Park
1957|CA|NS|46.14|-60.58|America/Glace_Bay|Ross Ferry Provincial Park
1958|CA|NS|43.6|-65.35|America/Halifax|Roseway Beach Provincial Park
1959|CA|NS|44.23|-64.43|America/Halifax|Rissers Beach Provincial Park
1960|CA|NS|44.64|-64.03|America/Halifax|Queensland Beach Provincial Park
1961|CA|NS|45.65|-62.56|America/Halifax|Powells Point Provincial Park
1962|CA|NS|44.75|-63.56|America/Halifax|Portobello Provincial Park
1963|CA|NS|44.69|-63.3|America/Halifax|Porters Lake Provincial Park
1964|CA|NS|45.42|-61.39|America/Halifax|Port Shoreham Beach Provincial Park
1965|CA|NS|43.99|-66.15|America/Halifax|Port Maitland Beach Provincial Park
1966|CA|NS|43.87|-64.96|America/Halifax|Port L’Hebert Provincial Park
1967|CA|NS|46.0|-61.53|America/Halifax|Port Hood Station Provincial Park
1968|CA|NS|45.1|-61.69|America/Halifax|Port Bickerton Provincial Park
1969|CA|NS|45.54|-60.98|America/Halifax|Pondville Beach Provincial Park
1970|CA|NS|45.64|-61.8|America/Halifax|Pomquet Beach Provincial Park
1971|CA|NS|45.6|-60.69|America/Glace_Bay|Point Michaud Beach Provincial Park
1972|CA|NS|46.42|-60.47|America/Glace_Bay|Plaster Provincial Park
1973|CA|NS|44.49|-64.64|America/Halifax|Pinehurst Provincial Park
1974|CA|NS|45.49|-60.99|America/Halifax|Petit-de-Gras Provincial Park
1975|CA|NS|46.15|-60.22|America/Glace_Bay|Petersfield Provincial Park
1976|CA|NS|43.86|-66.15|America/Halifax|Pembroke Beach Provincial Park
1977|CA|NS|45.38|-61.5|America/Halifax|Pearts Cove Provincial Park
1978|CA|NS|44.8|-63.22|America/Halifax|Paces Lake Provincial Park
1979|CA|NS|44.72|-62.82|America/Halifax|Owls Head Provincial Park
1980|CA|NS|45.89|-61.08|America/Halifax|Orangedale Provincial Park
1981|CA|NS|44.05|-65.92|America/Halifax|Ogden Lake Provincial Park
1982|CA|NS|44.92|-63.59|America/Halifax|Oakfield Provincial Park
1983|CA|NS|45.93|-63.84|America/Halifax|Northport Beach Provincial Park
1984|CA|NS|44.71|-65.72|America/Halifax|North Mountain Provincial Park
1985|CA|NS|46.18|-61.19|America/Halifax|North Ainslie Provincial Park
1986|CA|NS|45.18|-61.45|America/Halifax|New Harbour Provincial Park
1987|CA|NS|44.32|-65.77|America/Halifax|New France Provincial Park
1988|CA|NS|45.05|-63.12|America/Halifax|Musquodoboit Valley Provincial Park
1989|CA|NS|45.12|-62.98|America/Halifax|Mount William Provincial Park
1990|CA|NS|44.26|-64.29|America/Halifax|Moshers Beach Provincial Park
1991|CA|NS|44.98|-62.94|America/Halifax|Moose River Gold Mines Provincial Park
1992|CA|NS|45.67|-61.83|America/Halifax|Monks Head Provincial Park
1993|CA|NS|46.03|-60.04|America/Glace_Bay|Mira River Provincial Park
1994|CA|NS|44.67|-65.45|America/Halifax|Mickey Hill Provincial Park
1995|CA|NS|44.1|-64.86|America/Halifax|Mersey River Provincial Park
1996|CA|NS|45.63|-62.51|America/Halifax|Merigomish Harbour Provincial Park
1997|CA|NS|45.66|-62.52|America/Halifax|Melmerby Beach Provincial Park
1998|CA|NS|44.18|-64.66|America/Halifax|Medway River Provincial Park
1999|CA|NS|44.61|-63.52|America/Halifax|McNabs & Lawlor Island Provincial Park
2000|CA|NS|44.08|-66.18|America/Halifax|Mavilette Beach Provincial Park
2001|CA|NS|44.69|-63.13|America/Halifax|Martinique Beach Provincial Park
2002|CA|NS|44.97|-62.09|America/Halifax|Marie Joseph Provincial Park
2003|CA|NS|45.82|-61.04|America/Halifax|Marble Mountain Provincial Park
2004|CA|NS|46.0|-59.85|America/Glace_Bay|Main-A-Dieu Provincial Park
2005|CA|NS|45.71|-61.91|America/Halifax|Mahoney Beach Provincial Park
2006|CA|NS|46.01|-60.82|America/Glace_Bay|MacNeils Vale Provincial Park
2007|CA|NS|45.76|-62.71|America/Halifax|MacKenzie Beach Provincial Park
2008|CA|NS|45.39|-63.43|America/Halifax|MacElmons Pond Provincial Park
2009|CA|NS|44.61|-63.49|America/Halifax|MacCormacks Beach Provincial Park
2010|CA|NS|45.96|-60.81|America/Glace_Bay|MacCormack Provincial Park
2011|CA|NS|46.08|-61.37|America/Halifax|Mabou Provincial Park
2012|CA|NS|45.03|-64.4|America/Halifax|Lumsden Pond Provincial Park
2013|CA|NS|44.69|-63.19|America/Halifax|Lower East Chezzetcook Provincial Park
2014|CA|NS|45.61|-61.07|America/Halifax|Louisdale Provincial Park
2015|CA|NS|43.76|-65.01|America/Halifax|Louis Head Provincial Park
2016|CA|NS|44.6|-63.65|America/Halifax|Long Lake Provincial Park
2017|CA|NS|45.47|-63.6|America/Halifax|Londonderry Provincial Park
2018|CA|NS|45.35|-62.06|America/Halifax|Lochiel Lake Provincial Park
2019|CA|NS|44.98|-62.01|America/Halifax|Liscomb Point Provincial Park
2020|CA|NS|45.64|-61.59|America/Halifax|Linwood Provincial Park
2021|CA|NS|45.59|-61.02|America/Halifax|Lennox Passage Provincial Park
2022|CA|NS|44.88|-63.6|America/Halifax|Laurie Provincial Park
2023|CA|NS|44.53|-66.04|America/Halifax|Lake Midway Provincial Park
2024|CA|NS|44.92|-64.69|America/Halifax|Lake George Provincial Park
2025|CA|NS|44.79|-62.92|America/Halifax|Lake Charlotte Provincial Park
2026|CA|NS|46.28|-60.96|America/Glace_Bay|Lake-O-Law Provincial Park
2027|CA|NS|44.27|-64.26|America/Halifax|Kingsburg Beach Provincial Park
2028|CA|NS|45.02|-62.21|America/Halifax|Judds Pools Provincial Park
2029|CA|NS|44.69|-63.85|America/Halifax|Jerry Lawrence Provincial Park
2030|CA|NS|45.82|-60.69|America/Glace_Bay|Irish Cove Provincial Park
2031|CA|NS|44.03|-65.5|America/Halifax|Indian Fields Provincial Park
2032|CA|NS|44.64|-64.06|America/Halifax|Hubbards Provincial Park
2033|CA|NS|44.94|-63.56|America/Halifax|Horne Settlement Provincial Park
2034|CA|NS|44.26|-64.27|America/Halifax|Hirtles Beach Provincial Park
2035|CA|NS|44.57|-63.55|America/Halifax|Herring Cove Provincial Park
2036|CA|NS|45.87|-63.75|America/Halifax|Heather Beach Provincial Park
2037|CA|NS|45.76|-60.75|America/Glace_Bay|Hay Cove Provincial Park
2038|CA|NS|45.69|-62.75|America/Halifax|Harris Provincial Park
2039|CA|NS|45.87|-63.63|America/Halifax|Gulf Shore Provincial Park
2040|CA|NS|46.23|-60.35|America/Glace_Bay|Groves Point Provincial Park
2041|CA|NS|45.58|-62.79|America/Halifax|Green Hill Provincial Park
2042|CA|NS|44.56|-64.21|America/Halifax|Graves Island Provincial Park
2043|CA|NS|43.8|-65.88|America/Halifax|Glenwood Provincial Park
2044|CA|NS|45.91|-60.4|America/Glace_Bay|Gaspereaux River Provincial Park
2045|CA|NS|44.75|-65.67|America/Halifax|Fundy Provincial Park
2046|CA|NS|44.6|-64.06|America/Halifax|Fox Point Provincial Park
2047|CA|NS|45.83|-63.43|America/Halifax|Fox Harbour Provincial Park
2048|CA|NS|45.39|-64.05|America/Halifax|Five Islands Provincial Park
2049|CA|NS|44.56|-65.37|America/Halifax|Fisher Lake Provincial Park
2050|CA|NS|44.33|-64.53|America/Halifax|Fancy Lake Provincial Park
2051|CA|NS|45.62|-61.01|America/Halifax|False Bay Provincial Park
2052|CA|NS|44.84|-64.24|America/Halifax|Falls Lake Provincial Park
2053|CA|NS|43.93|-66.0|America/Halifax|Ellenwood Provincial Park
2054|CA|NS|44.98|-63.22|America/Halifax|Elderbank Provincial Park
2055|CA|NS|44.96|-62.13|America/Halifax|Ecum Secum Provincial Park
2056|CA|NS|44.59|-64.17|America/Halifax|East River Provincial Park
2057|CA|NS|45.69|-61.88|America/Halifax|Dunns Beach Provincial Park
2058|CA|NS|45.7|-61.11|America/Halifax|Dundee Provincial Park
2059|CA|NS|46.22|-60.04|America/Glace_Bay|Dominion Beach Provincial Park
2060|CA|NS|44.92|-63.32|America/Halifax|Dollar Lake Provincial Park
2061|CA|NS|46.25|-60.43|America/Glace_Bay|Dalem Lake Provincial Park
2062|CA|NS|44.45|-63.63|America/Halifax|Crystal Crescent Beach Provincial Park
2063|CA|NS|44.99|-65.18|America/Halifax|Cottage Cove Provincial Park
2064|CA|NS|44.42|-64.55|America/Halifax|Cookville Provincial Park
2065|CA|NS|45.31|-61.21|America/Halifax|Cooeycoff Lake Provincial Park
2066|CA|NS|44.66|-63.41|America/Halifax|Cole Harbour - Lawrencetown Provincial Park
2067|CA|NS|45.07|-64.57|America/Halifax|Coldbrook Provincial Park
2068|CA|NS|44.94|-63.86|America/Halifax|Cockscomb Lake Provincial Park
2069|CA|NS|44.65|-64.0|America/Halifax|Cleveland Beach Provincial Park
2070|CA|NS|44.73|-62.89|America/Halifax|Clam Harbour Beach Provincial Park
2071|CA|NS|45.01|-64.91|America/Halifax|Clairmont Provincial Park
2072|CA|NS|45.15|-64.18|America/Halifax|Cheverie Provincial Park
2073|CA|NS|43.89|-66.05|America/Halifax|Chebogue Meadows Provincial Park
2074|CA|NS|44.34|-66.28|America/Halifax|Central Grove Provincial Park
2075|CA|NS|45.74|-62.66|America/Halifax|Caribou-Munroe Island Provincial Park
2076|CA|NS|44.72|-64.27|America/Halifax|Card Lake Provincial Park
2077|CA|NS|45.32|-64.46|America/Halifax|Cape Split Provincial Park
2078|CA|NS|46.61|-60.37|America/Glace_Bay|Cape Smokey Provincial Park
2079|CA|NS|43.55|-65.45|America/Halifax|Cape Negro Provincial Park
2080|CA|NS|45.8|-63.1|America/Halifax|Cape John Beach Provincial Park
2081|CA|NS|45.68|-61.57|America/Halifax|Cape Jack Beach Provincial Park
2082|CA|NS|45.87|-61.9|America/Halifax|Cape George Provincial Park
2083|CA|NS|45.38|-64.89|America/Halifax|Cape Chignecto Provincial Park
2084|CA|NS|44.33|-64.95|America/Halifax|Camerons Brook Provincial Park
2085|CA|NS|45.2|-63.39|America/Halifax|Caddell Rapids Lookoff Provincial Park
2086|CA|NS|46.94|-60.46|America/Glace_Bay|Cabots Landing Provincial Park
2087|CA|NS|45.58|-61.08|America/Halifax|Burnt Island Provincial Park
2088|CA|NS|43.46|-65.58|America/Halifax|Bulls Head Provincial Park
2089|CA|NS|45.75|-63.22|America/Halifax|Brule Shore Provincial Park
2090|CA|NS|46.29|-60.42|America/Glace_Bay|Bras d’Or Provincial Park
2091|CA|NS|45.42|-61.53|America/Halifax|Boylston Provincial Park
2092|CA|NS|45.8|-63.3|America/Halifax|Blue Sea Beach Provincial Park
2093|CA|NS|45.28|-64.35|America/Halifax|Blomidon Provincial Park
2094|CA|NS|45.2|-64.41|America/Halifax|Blomidon Lookoff Provincial Park
2095|CA|NS|44.53|-63.85|America/Halifax|Blind Bay Provincial Park
2096|CA|NS|43.53|-65.42|America/Halifax|Blanche Provincial Park
2097|CA|NS|45.27|-61.04|America/Halifax|Black Duck Cove Provincial Park
2098|CA|NS|46.26|-60.24|America/Glace_Bay|Big Pond Beach Provincial Park
2099|CA|NS|45.96|-60.45|America/Glace_Bay|Ben Eoin Provincial Park
2100|CA|NS|44.88|-63.82|America/Halifax|Bell Provincial Park
2101|CA|NS|45.76|-60.21|America/Glace_Bay|Belfry Beach Provincial Park
2102|CA|NS|45.56|-62.17|America/Halifax|Beaver Mountain Provincial Park
2103|CA|NS|44.5|-64.07|America/Halifax|Bayswater Beach Provincial Park
2104|CA|NS|45.64|-61.76|America/Halifax|Bayfield Beach Provincial Park
2105|CA|NS|45.65|-60.87|America/Halifax|Battery Provincial Park
2106|CA|NS|46.13|-60.45|America/Glace_Bay|Barrachois Provincial Park
2107|CA|NS|46.03|-60.79|America/Glace_Bay|Barra Forest Provincial Park
2108|CA|NS|45.64|-63.2|America/Halifax|Balmoral Mills Provincial Park
2109|CA|NS|43.46|-65.59|America/Halifax|Baker Inlet Provincial Park
2110|CA|NS|45.76|-62.17|America/Halifax|Arisaig Provincial Park
2111|CA|NS|45.31|-63.61|America/Halifax|Anthony Provincial Park
2112|CA|NS|44.64|-65.76|America/Halifax|Annapolis Basin Lookoff Provincial Park
2113|CA|NS|45.3|-60.96|America/Halifax|Andrews Island Provincial Park
2114|CA|NS|45.95|-63.89|America/Halifax|Amherst Shore Provincial Park
2115|CA|NS|46.16|-61.22|America/Halifax|Ainslie Point Provincial Park
2116|CA|NS|44.49|-63.91|America/Halifax|William E. deGarthe Provincial Park
2117|CA|NS|45.97|-61.1|America/Halifax|Whycocomagh Provincial Park
2118|CA|NS|46.08|-61.47|America/Halifax|West Mabou Beach Provincial Park
2119|CA|NS|44.51|-63.91|America/Halifax|West Dover Provincial Park
2120|CA|NS|45.35|-61.51|America/Halifax|West Cooks Cove Provincial Park
2121|CA|NS|44.47|-64.62|America/Halifax|Wentzells Lake Provincial Park
2122|CA|NS|45.63|-63.57|America/Halifax|Wentworth Provincial Park
2123|CA|NS|44.86|-63.63|America/Halifax|Wellington Provincial Park
2124|CA|NS|45.76|-62.78|America/Halifax|Waterside Beach Provincial Park
2125|CA|NS|44.87|-65.31|America/Halifax|Valleyview Provincial Park
2126|CA|NS|46.21|-60.78|America/Glace_Bay|Usige Ban Falls Provincial Park
2127|CA|NS|44.7|-63.86|America/Halifax|Upper Tantallon Provincial Park
2128|CA|NS|43.86|-65.98|America/Halifax|Tusket River Lookoff Provincial Park
2129|CA|NS|46.09|-61.14|America/Halifax|Trout Brook Provincial Park
2130|CA|NS|45.19|-61.35|America/Halifax|Tor Bay Provincial Park
2131|CA|NS|46.0|-64.01|America/Halifax|Tidnish Dock Provincial Park
2132|CA|NS|43.84|-64.9|America/Halifax|Thomas Raddall Provincial Park
2133|CA|NS|43.76|-65.35|America/Halifax|The Islands Provincial Park
2134|CA|NS|44.19|-64.83|America/Halifax|Ten Mile Lake Provincial Park
2135|CA|NS|44.83|-62.57|America/Halifax|Taylor Head Provincial Park
2136|CA|NS|45.71|-63.27|America/Halifax|Tatamagouche Provincial Park
2137|CA|NS|43.95|-64.82|America/Halifax|Summerville Beach Provincial Park
2138|CA|NS|46.21|-60.62|America/Glace_Bay|St. Anns Provincial Park
2139|CA|NS|44.84|-62.62|America/Halifax|Spry Bay Provincial Park
2140|CA|NS|44.17|-66.18|America/Halifax|Smugglers Cove Provincial Park
2141|CA|NS|45.01|-63.97|America/Halifax|Smileys Provincial Park
2142|CA|NS|45.09|-63.38|America/Halifax|Shubenacadie Provincial Park
2143|CA|NS|44.71|-63.56|America/Halifax|Shubenacadie Canal Provincial Park
2144|CA|NS|45.87|-63.91|America/Halifax|Shinimicas Provincial Park
2145|CA|NS|45.15|-61.98|America/Halifax|Sherbrooke Provincial Park
2146|CA|NS|45.14|-61.96|America/Halifax|Sherbrooke Lake Provincial Park
2147|CA|NS|44.4|-64.3|America/Halifax|Second Peninsula Provincial Park
2148|CA|NS|46.19|-61.16|America/Halifax|Scottsville Provincial Park
2149|CA|NS|45.3|-64.4|America/Halifax|Scots Bay North Provincial Park
2150|CA|NS|44.51|-65.91|America/Halifax|Savary Provincial Park
2151|CA|NS|43.53|-65.55|America/Halifax|Sand Hills Beach Provincial Park
2152|CA|NS|45.54|-62.88|America/Halifax|Salt Springs Provincial Park
2153|CA|NS|45.24|-61.77|America/Halifax|Salsman Provincial Park
2154|CA|NS|44.78|-63.65|America/Halifax|Sackville Lakes Provincial Park
2155|CA|NS|45.26|-63.8|America/Halifax|Tennycape River Nature Reserve
2156|CA|NS|45.71|-63.92|America/Halifax|Slade Lake Nature Reserve
2157|CA|NS|46.21|-60.98|America/Glace_Bay|Seven Falls Nature Reserve
2158|CA|NS|45.21|-62.48|America/Halifax|Rush Lake Nature Reserve
2159|CA|NS|46.47|-61.01|America/Glace_Bay|Ruiss Noir Wilderness Area
2160|CA|NS|45.14|-63.93|America/Halifax|Petite Bog Nature Reserve
2161|CA|NS|45.44|-63.69|America/Halifax|Montrose Nature Reserve
2162|CA|NS|46.26|-61.18|America/Halifax|Masons Mountain Nature Reserve
2163|CA|NS|45.62|-62.95|America/Halifax|MacKay Brook Nature Reserve
2164|CA|NS|45.55|-61.17|America/Halifax|Janvrin Island Nature Reserve
2165|CA|NS|45.81|-60.67|America/Glace_Bay|Irish Cove Nature Reserve
2166|CA|NS|46.05|-61.0|America/Glace_Bay|Humes River Wilderness Area
2167|CA|NS|45.94|-60.07|America/Glace_Bay|The Stillwaters Wilderness Area
2168|CA|NS|44.87|-64.03|America/Halifax|Eagles Nest Nature Reserve
2169|CA|NS|45.4|-62.69|America/Halifax|Drug Brook Nature Reserve
2170|CA|NS|44.88|-62.93|America/Halifax|Cowan Brook Nature Reserve
2171|CA|NS|45.75|-62.78|America/Halifax|Caribou Rivers Nature Reserve
2172|CA|NS|45.4|-63.76|America/Halifax|Lyons Marsh Nature Reserve
2173|CA|NS|46.25|-60.74|America/Glace_Bay|Baddeck River Wilderness Area
2174|CA|NS|44.86|-63.16|America/Halifax|White Lake Wilderness Area
2175|CA|NS|44.57|-65.14|America/Halifax|West Branch Medway River Nature Reserve
2176|CA|NS|44.8|-63.47|America/Halifax|Waverley - Salmon River Long Lake Wilderness Area
2177|CA|NS|46.05|-60.85|America/Glace_Bay|Washabuck River Nature Reserve
2178|CA|NS|43.94|-65.85|America/Halifax|Tusket River Nature Reserve
2179|CA|NS|44.22|-65.5|America/Halifax|Tobeatic Wilderness Area
2180|CA|NS|43.96|-65.06|America/Halifax|Tidney River Wilderness Area
2181|CA|NS|45.18|-62.1|America/Halifax|The Big Bog Wilderness Area
2182|CA|NS|44.52|-63.68|America/Halifax|Terence Bay Wilderness Area
2183|CA|NS|44.87|-62.8|America/Halifax|Tangier Grand Lake Wilderness Area
2184|CA|NS|46.42|-60.94|America/Glace_Bay|Sugarloaf Mountain Wilderness Area
2185|CA|NS|44.29|-65.59|America/Halifax|Sporting Lake Nature Reserve
2186|CA|NS|43.77|-65.82|America/Halifax|Spinneys Heath Nature Reserve
2187|CA|NS|44.13|-65.18|America/Halifax|Sixth and Coades Lakes Nature Reserve
2188|CA|NS|44.89|-63.03|America/Halifax|Ship Harbour Long Lake Wilderness Area
2189|CA|NS|44.26|-65.29|America/Halifax|Shelburne River Wilderness Area
2190|CA|NS|46.01|-59.73|America/Glace_Bay|Scatarie Island Wilderness Area
2191|CA|NS|45.45|-61.69|America/Halifax|Roman Valley Nature Reserve
2192|CA|NS|45.68|-61.27|America/Halifax|River Inhabitants Nature Reserve
2193|CA|NS|45.53|-64.71|America/Halifax|Raven Head Wilderness Area
2194|CA|NS|43.66|-65.46|America/Halifax|Quinns Meadow Nature Reserve
2195|CA|NS|45.51|-63.73|America/Halifax|Portapique River Wilderness Area
2196|CA|NS|44.33|-64.89|America/Halifax|Ponhook Lake Nature Reserve
2197|CA|NS|46.92|-60.62|America/Glace_Bay|Polletts Cove - Aspy Fault Wilderness Area
2198|CA|NS|44.8|-64.1|America/Halifax|Panuke Lake Nature Reserve
2199|CA|NS|45.4|-61.65|America/Halifax|Ogden Round Lake Wilderness Area
2200|CA|NS|46.31|-60.69|America/Glace_Bay|North River Wilderness Area
2201|CA|NS|46.25|-60.88|America/Glace_Bay|Middle River Wilderness Area
2202|CA|NS|45.79|-60.45|America/Glace_Bay|Middle River - Framboise Wilderness Area
2203|CA|NS|44.69|-65.03|America/Halifax|McGill Lake Wilderness Area
2204|CA|NS|46.06|-60.93|America/Glace_Bay|Mary Harper Nature Reserve
2205|CA|NS|44.11|-65.3|America/Halifax|Martin Brook Nature Reserve
2206|CA|NS|46.52|-60.85|America/Glace_Bay|Margaree River Wilderness Area
2207|CA|NS|46.01|-61.37|America/Halifax|MacFarlane Woods Nature Reserve
2208|CA|NS|44.64|-64.22|America/Halifax|Long Lake Nature Reserve
2209|CA|NS|45.08|-62.11|America/Halifax|Liscomb River Wilderness Area
2210|CA|NS|44.24|-65.06|America/Halifax|Lake Rossignol Wilderness Area
2211|CA|NS|45.59|-64.4|America/Halifax|Kelley River Wilderness Area
2212|CA|NS|46.56|-60.91|America/Glace_Bay|Jim Campbells Barren Wilderness Area
2213|CA|NS|45.31|-62.24|America/Halifax|Indian Man Lake Nature Reserve
2214|CA|NS|45.54|-63.06|America/Halifax|Gully Lake Wilderness Area
2215|CA|NS|43.85|-65.72|America/Halifax|Great Barren and Quinan Lakes Nature Reserve
2216|CA|NS|45.8|-60.15|America/Glace_Bay|Gabarus Wilderness Area
2217|CA|NS|46.45|-60.53|America/Glace_Bay|French River Wilderness Area
2218|CA|NS|44.61|-63.81|America/Halifax|Five Bridge Lakes Wilderness Area
2219|CA|NS|44.27|-64.93|America/Halifax|Eighteen Mile Brook Nature Reserve
2220|CA|NS|45.66|-62.15|America/Halifax|Eigg Mountain - James River Wilderness Area
2221|CA|NS|45.51|-63.96|America/Halifax|Economy River Wilderness Area
2222|CA|NS|44.5|-63.53|America/Halifax|Duncans Cove Nature Reserve
2223|CA|NS|44.81|-64.89|America/Halifax|Cloud Lake Wilderness Area
2224|CA|NS|44.87|-63.41|America/Halifax|Clattenburgh Brook Wilderness Area
2225|CA|NS|45.92|-64.12|America/Halifax|Chignecto Isthmus Wilderness Area
2226|CA|NS|45.28|-61.1|America/Halifax|Canso Coastal Barrens Wilderness Area
2227|CA|NS|43.64|-65.4|America/Halifax|Bowers Meadows Wilderness Area
2228|CA|NS|45.9|-61.28|America/Halifax|Bornish Hill Nature Reserve
2229|CA|NS|45.29|-61.35|America/Halifax|Bonnet Lake Barrens Wilderness Area
2230|CA|NS|45.09|-62.31|America/Halifax|Boggy Lake Wilderness Area
2231|CA|NS|44.68|-63.73|America/Halifax|Blue Mountain - Birch Cove Lakes Wilderness Area
2232|CA|NS|44.55|-64.09|America/Halifax|Blandford Nature Reserve
2233|CA|NS|45.14|-62.3|America/Halifax|Alder Grounds Wilderness Area
2234|CA|NS|45.16|-62.62|America/Halifax|Abraham Lake Nature Reserve
2235|US|WY|42.12|-105.88|America/Denver|Medicine Bow-Routt National Forest
2236|US|CO|39.56|-106.89|America/Denver|White River National Forest
2237|US|CO|38.57|-107.45|America/Denver|Grand Mesa, Uncompahgre and Gunnison National Forest
2238|US|CO|40.46|-105.19|America/Denver|Arapaho and Roosevelt National Forest
2239|US|SD|43.34|-102.5|America/Denver|Nebraska National Forest
2240|US|WY|44.55|-107.36|America/Denver|Bighorn National Forest
2241|US|CO|37.73|-106.61|America/Denver|Rio Grande National Forest
2242|US|CO|38.28|-104.61|America/Denver|Pike and San Isabel National Forest
2243|US|ID|47.92|-116.25|America/Los_Angeles|Idaho Panhandle National Forest
2244|US|ID|46.2|-115.37|America/Los_Angeles|Nez Perce-Clearwater National Forest
2245|US|MT|48.03|-113.81|America/Denver|Flathead National Forest
2246|US|AZ|34.91|-111.56|America/Phoenix|Coconino National Forest
2247|US|NM|36.53|-106.02|America/Denver|Carson National Forest
2248|US|NM|35.12|-105.65|America/Denver|Cibola National Forest
2249|US|AZ|31.98|-110.26|America/Phoenix|Coronado National Forest
2250|US|NM|32.95|-105.44|America/Denver|Lincoln National Forest
2251|US|AZ|35.95|-112.16|America/Phoenix|Kaibab National Forest
2252|US|NM|33.41|-108.41|America/Denver|Gila National Forest
2253|US|AZ|34.66|-112.41|America/Phoenix|Prescott National Forest
2254|US|AZ|33.95|-109.8|America/Phoenix|Apache-Sitgreaves National Forest
2255|US|NM|35.9|-106.21|America/Denver|Santa Fe National Forest
2256|US|CA|37.35|-118.5|America/Los_Angeles|Inyo National Forest
2257|US|CA|39.39|-120.54|America/Los_Angeles|Tahoe National Forest
2258|US|MT|47.01|-111.67|America/Denver|Helena-Lewis and Clark National Forest
2259|US|ND|46.98|-103.02|America/Denver|Dakota Prairie Grasslands
2260|US|MT|45.34|-109.49|America/Denver|Custer Gallatin National Forest
2261|US|MT|45.93|-114.3|America/Denver|Bitterroot National Forest
2262|US|MT|48.43|-115.48|America/Denver|Kootenai National Forest
2263|US|UT|40.65|-110.1|America/Denver|Ashley National Forest
2264|US|UT|38.61|-111.94|America/Denver|Fishlake National Forest
2265|US|UT|40.83|-111.39|America/Denver|Uinta-Wasatch-Cache National Forest
2266|US|UT|38.88|-110.67|America/Denver|Manti-La Sal National Forest
2267|US|UT|37.7|-112.6|America/Denver|Dixie National Forest
2268|US|CA|39.63|-122.85|America/Los_Angeles|Mendocino National Forest
2269|US|CA|33.19|-116.92|America/Los_Angeles|Cleveland National Forest
2270|US|CA|41.57|-120.89|America/Los_Angeles|Modoc National Forest
2271|US|CA|40.92|-122.65|America/Los_Angeles|Shasta-Trinity National Forest
2272|US|CA|34.06|-116.95|America/Los_Angeles|San Bernardino National Forest
2273|US|CA|35.01|-119.91|America/Los_Angeles|Los Padres National Forest
2274|US|CA|39.93|-120.83|America/Los_Angeles|Plumas National Forest
2275|US|CA|40.55|-121.34|America/Los_Angeles|Lassen National Forest
2276|US|CA|34.41|-118.16|America/Los_Angeles|Angeles National Forest
2277|US|CA|41.18|-123.61|America/Los_Angeles|Six Rivers National Forest
2278|US|CA|41.61|-122.89|America/Los_Angeles|Klamath National Forest
2279|US|NV|39.04|-120.03|America/Los_Angeles|Lake Tahoe Basin Management Unit
2280|US|CA|37.26|-119.2|America/Los_Angeles|Sierra National Forest
2281|US|CA|38.17|-120.02|America/Los_Angeles|Stanislaus National Forest
2282|US|ID|45.08|-115.79|America/Boise|Payette National Forest
2283|US|ID|43.43|-111.62|America/Boise|Caribou-Targhee National Forest
2284|US|OR|45.23|-117.48|America/Los_Angeles|Wallowa-Whitman National Forest
2285|US|OR|45.23|-121.84|America/Los_Angeles|Mt. Hood National Forest
2286|US|WA|46.26|-121.84|America/Los_Angeles|Gifford Pinchot National Forest
2287|US|OR|44.18|-118.95|America/Los_Angeles|Malheur National Forest
2288|US|OR|44.39|-123.89|America/Los_Angeles|Siuslaw National Forest
2289|US|OR|44.11|-122.17|America/Los_Angeles|Willamette National Forest
2290|US|OR|42.68|-121.29|America/Los_Angeles|Fremont-Winema National Forest
2291|US|WA|48.66|-117.84|America/Los_Angeles|Colville National Forest
2292|US|WA|47.99|-120.57|America/Los_Angeles|Okanogan-Wenatchee National Forest
2293|US|OR|45.49|-118.39|America/Los_Angeles|Umatilla National Forest
2294|US|OR|42.42|-123.44|America/Los_Angeles|Rogue River-Siskiyou National Forest
2295|US|WA|48.01|-121.51|America/Los_Angeles|Mt. Baker-Snoqualmie National Forest
2296|US|CA|38.79|-120.36|America/Los_Angeles|Eldorado National Forest
2297|US|MI|44.11|-85.21|America/Detroit|Huron-Manistee National Forest
2298|US|MN|47.89|-91.67|America/Chicago|Superior National Forest
2299|US|IL|37.52|-88.86|America/Chicago|Shawnee National Forest
2300|US|PA|41.65|-79.02|America/New_York|Allegheny National Forest
2301|US|MN|47.41|-94.14|America/Chicago|Chippewa National Forest
2302|US|NH|44.15|-71.4|America/New_York|White Mountain National Forest
2303|US|WV|38.56|-79.89|America/New_York|Monongahela National Forest
2304|US|VT|43.29|-73.08|America/New_York|Green Mountain and Finger Lakes National Forest
2305|US|MI|46.45|-89.24|America/Detroit|Ottawa National Forest
2306|US|SC|33.28|-81.63|America/New_York|Savannah River Site
2307|US|MO|37.25|-91.62|America/Chicago|Mark Twain National Forest
2308|US|MI|46.16|-85.99|America/Detroit|Hiawatha National Forest
2309|US|WI|45.84|-89.8|America/Chicago|Chequamegon-Nicolet National Forest
2310|US|OH|39.23|-81.99|America/New_York|Wayne National Forest
2311|US|IN|38.52|-86.51|America/Indiana/Indianapolis|Hoosier National Forest
2312|US|OR|44.37|-120.41|America/Los_Angeles|Ochoco National Forest
2313|US|OR|43.84|-121.54|America/Los_Angeles|Deschutes National Forest
2314|US|OR|43.23|-122.57|America/Los_Angeles|Umpqua National Forest
2315|US|AR|34.61|-93.95|America/Chicago|Ouachita National Forest
2316|US|LA|31.6|-92.81|America/Chicago|Kisatchie National Forest
2317|US|SC|33.96|-81.37|America/New_York|Francis Marion and Sumter National Forest
2318|US|AR|35.68|-93.29|America/Chicago|Ozark-St. Francis National Forest
2319|US|MS|32.32|-89.55|America/Chicago|National Forest in Mississippi
2320|US|FL|29.94|-83.25|America/New_York|National Forest in Florida
2321|US|GA|34.55|-84.03|America/New_York|Chattahoochee-Oconee National Forest
2322|US|AL|33.2|-86.7|America/Chicago|National Forest in Alabama
2323|US|CO|37.49|-107.65|America/Denver|San Juan National Forest
2324|US|IL|41.38|-88.11|America/Chicago|Midewin National Tallgrass Prairie
`;
