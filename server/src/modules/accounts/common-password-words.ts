/**
 * Words that the commonest passwords are made of, in lower case: what people type when asked for a password, the words of
 * keyboards, first names, animals, teams, cars, bands, films, places, food, oaths of love. `isCommonPassword` refuses each
 * of them alone and with the endings and letter changes that people add. Source: docs/decisions/0005-common-passwords.md.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
aaa aaaa aaaaa aaaaaa aaron abby abc abcabc abcd abcde abcdef abcdefg abcdefgh abdullah abigail abraham access
accessdenied account accounts acdc acer achilles acmilan actor actress acura adam adele admin adminadmin administrator
admiral adrian adriana adrienne adventure adventurer adventures africa african agent agents agnes ahmed airforce ajax
alabama aladdin alan alaska albert alberto alejandra alejandro alex alexander alexandra alexandre alexey alexis
alfaromeo alfred ali alice alicia alien aliens alison allison aloha alpha alphaomega alvarez always amanda amazing
amazon amber amen america american amiga amigo amigos amor amore amormio amour amsterdam amy anakin anal anarchist
anarchy anderson andrea andreas andres andrew andrey android andy angel angela angelbaby angeleyes angelface angelica
angelina angelo angels angie anita ankara anna anne annette annie anthony antonio anyone anything aoeu ape aphrodite
apollo apple apples april aquaman aquarius aragorn archer archery ares argentina ariel aries arizona arkansas
armstrong army arsenal artemis arthur artist ascendant ascendent asd asdasd asdasdasd asdf asdfasdf asdfg asdfgh
asdfghj asdfghjk asdfghjkl asdzxc ashlee ashley ashton aslan ass assassin assassins asses asshat asshole assholes
astrology astronaut astros asus athena athens atlanta atlantis audi audrey august augustus auntie aurora austin
australia australian auto autumn avalanche avatar avengers awesome ayse azerty azertyuiop babe babes baby babyblue
babyboy babycakes babydoll babyface babygirl babylon babylove bacardi bach backstreet bacon badass badger baggins
bailey baker balboa ballet baltimore bambam bambi banana bananas bandung bangalore bangkok bangladesh bank banker
banking barbara barber barbie barbiegirl barcelona barney bart bartsimpson baseball basketball bass bassman bastard
bastards batgirl batman battlefield battlestar bayern beach beachbum beaches beagle bear bears beast beastie beatles
beautiful beautifulgirl beauty beaver beckham becky bee beef beer beerbeer bees beethoven beetle beijing belgium bella
bellaswan ben bender benfica bengals benjamin benjie bentley benz berlin bernard besiktas best bestever bestfriend
bestfriends beta beth bethany betty beverly beyonce bff bianca bible bicycle big bigbangtheory bigbird bigblue bigboss
bigboy bigbutt bigdaddy bigdick bigdog biggie bigguy bigmac bigmama bigman bigpimp bigred bigtits bike biker bikes
bilbo bill billiards billion billionaire billy biology bird birdie birds bitch bitchass bitches bitchplease bla black
blackbird blackcat blackdragon blackhawks blackie blackjack blackout blacksabbath blacky blade bladerunner blah
blahblah blahblahblah blank blaze bleach bless blessed blessing blessings blink blinkonepeightytwo blossom blowjob
blue blueberry bluebird blueblue bluedragon blueeyes bluemoon blues bluesky blur bmw bob boba bobafett bobby bobcat
bobmarley boca bocajuniors bond bonnie boobie boobies boobs booking bookings boots booty bootylicious boris borussia
boss boston bowie bowler bowling boxer boxing boy boyfriend boys brad bradley brady brandi brandon brandy brasil
brasilia bratz braveheart braves bravo brazil bread breakingbad brenda brent brett brewers brian bride bridget
brisbane britain british britney britneyspears brittany broadway broccoli brokenheart bronco broncos bronx bronze
brooke brooklyn brother brothers brown brownie browns bruce bruins brussels brutus bryan bubble bubblegum bubbles
buccaneers buddies buddy budweiser buffy bugsbunny buick bulbasaur bull bulldog bulldogs bullfrog bulls bullshit
bumblebee bunnies bunny burger burrito bush business buster butcher butt butter buttercup butterfinger butterflies
butterfly butthead butthole butts buzz byebye cadillac caesar cairo cake cakes calgary california callofduty calvin
camaro camelot cameron camille camping campus canada canadian cancer candice candies candy candycane candyman cannabis
canucks capricorn captain captainmorgan car cardinal cardinals carebear carla carlos carmen carol carolina caroline
carolyn carpenter carrie carrot cars cartman casey cash cashmoney casino casper cassandra cassie castillo cat catcat
catherine cats catwoman cavaliers cebu cecilia celtic celtics cerberus cesar challenger champ champagne champion
champions change changeit changeme chaos charger chargers charizard charlene charles charlie charlotte charmed chase
chavez che cheer cheerleader cheers cheese cheesecake cheesy cheetah chef cheguevara chelsea chemical chemistry chen
cherokee cherries cherry cheryl chester chevrolet chevy chewbacca chewie chicago chicken chickens chickenwing chief
chiefs chihuahua child children chile chimp china chinese chloe chocolat chocolate chopin chris chrissy christ
christian christina christine christmas christopher christy chrysler chubbs chubby chunky church churchill cincinnati
cinderella cindy cinnamon cisco citroen city claire clara clark clash class claude claudia claudio cleopatra cleveland
clever clifford climber climbing clinton cloud cobain cobra cocacola cock cocks cocksucker cocktail coco coconut cody
coffee coke coldplay colin colleen college collie colombia colonel colorado colts commando company compaq computer
concert connecticut connie connor contrasena cook cookie cookiemonster cookies cool coolboy coolcat coolcool cooldude
coolgirl coolguy coolio coolman coolness cooper cop copenhagen cops corey corinthians corona corvette cory cosmic
cosmos cougar counter counterstrike country countryboy countrygirl courtney cousin cow cowboy cowboys cowgirl cows
coyote cracker craig crap craziness crazy crazybaby crazyboy crazygirl crazylove creature cricket cristian cristina
crow cruise cruz crystal cuba cubano cubs cucumber cullen cum cupcake curtis cute cutie cutiepie cyborg cycling
cyclone cyclops cylon cynthia dad daddy daddygirl daddysgirl daddyslittlegirl daffy daisies daisy dakota dale dalek
dallas dalmatian damian damn damnit dan dana dance dancer dancing daniel daniela danielle danilo danish danny
daredevil dark darkangel darkknight darklord darkness darkside darkstar darlene darling darren darryl darthvader
darwin database daughter dave david davidbowie davidson davis dawn dead deadly deadman deadpool dean deanna death
deathnote deathstar debbie debian deborah december deer default delaware delhi dell delta demo demon demons denis
denise denmark dennis denver depeche depechemode derek derrick designer desiree desktop destiny destroyer destruction
detective detroit deutschland devil devils devin devon dhaka diablo diamond diamonds diana diane diaz dick dickhead
dicks diego diesel digimon dillon dino dinosaur director disco discovery disney disneyland disneyworld dixie dmitry
doberman doctor doctorwho dodge dodgers dog dogdog doggie doggies doggy doghouse dogs dollar dollars dolphin dolphins
dominic dominican dominique don donald donaldduck donkey donkeykong donna dontknow dora doritos dorothy dota double
doug douglas dove downtown dracula dragon dragonball dragonballz dragonfly dragonheart dragons drdre dre dream dreamer
dreamgirl dreaming dreams drew drinking driver drogba drpepper drummer drums drunk dublin ducati duck duckie ducks
ducky duke dumb dumbass dumbledore dumbo dumbshit dunno dustin dutch dvorak dwight dylan eagle eagles earth earthquake
earthworm east eastcoast eastside ebay echo edc edcrfv eddie edgar edinburgh edison eduardo edward edwardcullen edwin
eeyore egypt eight eileen einstein ekaterina elaine eleanor electrician elena elephant eleven elijah elizabeth ellen
elliott elmo elpaso elsa elvis emerald emily eminem emma emo emoboy emogirl emperor empress engine engineer england
english enrique enter enterprise epsilon eric erica erik erika erin ernest ernesto erotic esmeralda espana espresso
esteban esther eternal eternity ethan eugene euro evan evanescence eve evelyn event events everquest everton everyone
everything evil example excalibur excellent executioner exodus explorer ezekiel fabian fabulous facebook fairies fairy
fairytale faith falcon falcons falloutboy families family familyguy fantasia fantastic fantasy farmer fast fastcar
faster fatass fatboy father fatima fatma fatty faye fdsa february federer felix fenerbahce fernanda fernando ferrari
ferret festival fetish fiat fido fiftycent fight fightclub fighter fighters filly final finalfantasy finance
findingnemo finland finnish fiona fire fireball firebird firefighter firefly firefox fireman first firstlove fish
fisher fisherman fishing five flame flamengo flames flash flintstone flintstones florence florida flower flowerpower
flowers flyers football ford fordf forest forever foreverlove forget forgot formula fortnite four fourtwenty fox foxes
foxtrot foxy foxylady france frances francesca francesco francis francisco frank frankie franklin freak freaks freaky
fred freddie freddy frederic free freedom french friday friend friends friendship frodo frog froggy frogs frost frosty
frozen fry fuck fucked fucker fuckers fuckface fucking fuckit fuckme fuckoff fuckthis fucku fuckyou fullmoon fun funk
funky funkymonkey funny funnyman funtime futurama gabriel gabriela gabrielle gail galactica galatasaray galaxy galileo
game gameboy gameofthrones gameover gamer gamers games gamma gandalf gangsta gangstar gangster ganja ganon garage
garcia garden garfield garlic garrett gary gavin gay gecko geek geheim gemini general genesis genie genius george
georgia gerald gerard german germany gerrard ghost ghostrider ghosts giant giants gilbert gimli gina ginger giovanni
giraffe girl girlfriend girlpower girls girly gladiator gladys glasgow glenn gloria glory gmail goat god godbless
goddess godfather godisgood godislove gods godzilla gohan goku gold golden goldfish goldie golf golfball golfer
golfgti golfing gollum gomez gonzalez goodbye goodfellas goofy google goose gordon gorgeous gorilla gorillaz gospel
goth gothic grace gracie grandma grandpa grant grape grapes great greatest greece greek green greenbay greenday greens
greg gregory griffin grimreaper grizzly groom gryffindor gto guadalajara guest guevara guillermo guinevere guinness
guitar guitarist guitars gumball gumby gummybear gunit gustavo gutierrez hacked hacker hackers hades haha hahaha
hahahaha hailey hakuna hakunamatata halflife hallelujah halo hamburg hamburger hamlet hamster handsome hannah
hannahmontana hansolo happiness happy happyday happydays happyfeet happygirl hardcore hardon harley harleydavidson
harold harriet harrison harry harrypotter harrystyles harvey haslo hassan hawaii hawaiian hawk hawkeye hawks hayden
heart heartbreak heartless hearts heat heather heaven heavenly heavens heavymetal hector hedgehog hehe hehehe heidi
heineken heisenberg helen helena hell hellboy hellfire hello hellohello hellokitty helloween helloworld helloyou
hellyeah helsinki henry herbert hercules here herman hermes hermione hernandez hero heroes hershey heslo hewlett hey
heythere hi high highschool hightimes hiking hillbilly him hinata hiphop hippo history hithere hobbit hobbits hockey
hogwarts hoho holiday holidays holland holly hollywood homeboy homegirl homer homersimpson homework homie honda honey
honeybee honeybun hongkong honolulu hope hopes hornet hornets horny horoscope horoscopes horse horses hospital hot
hotboy hotdog hotel hotgirl hotmail hotmama hotpink hotrod hotshot hotstuff hottie hotty house houston howard
howareyou hug hugo hugs hulk hummer hundred hungergames hunt hunter hunters hunting hurricane husband husky hussein
hustla hustler hydra hyundai iam iamgod iamthebest ian ibrahim ice icecold icecream iceman idaho idiot idontknow
iforgot igor illinois ilovegod iloveher ilovehim ilovejesus iloveme ilovemyself iloveu iloveyou iluvu iluvyou imcool
imgod immortal impossible imthebest india indian indiana indonesia inferno infiniti infinity insane insanity instagram
inter internet intranet inuyasha iowa iphone ireland irene irina iris irish iron ironmaiden ironman isaac isabel
isabella isabelle isaiah islamabad island islanders islands israel istanbul itachi italia italian italy itsme ivan
ivanov iverson jack jackass jackdaniels jackie jackpot jackson jacksonville jacob jacqueline jade jaguar jaguars jaime
jaja jajaja jakarta jake jamaica jamaican jamal james jamesbond jamie jan jane janet janice january japan japanese
jared jasmin jasmine jason javier jaws jay jayden jayz jazz jean jeanette jedi jediknight jeep jeff jefferson jeffrey
jelly jellybean jellybeans jenna jennifer jenny jeremiah jeremy jerome jerry jersey jerusalem jesse jessica jessie
jesus jesuschrist jesusloves jesussaves jetaime jets jetta jewel jewels jill jim jimmy joan joann joanna joanne
jocelyn jodie joe joel joey johanna johannes john johnathan johnny johnson joker jon jonas jonasbrothers jonathan
jones jordan jorge jose joseph josephine josh joshua joy joyce joydivision joyful juan juanita judge judith judo judy
julia julian juliana julie juliet julio julius july june jupiter jurassic jurassicpark justice justin justinbieber
justine juventus kaka kakashi kangaroo kansas kanye karachi karate karen karina karl karla kate katherine kathleen
kathryn kathy katie katniss katrina katyperry kawasaki kayla keith kelly kelsey ken kendra kennedy kenneth kenny
kenobi kentucky kenya kermit kerry kevin key keyboard keymaster keys khalid khan kickass kid kids kiev kill killa
killbill killer killers killme kilo kim kimberly king kingdom kingdomhearts kingjames kingkong kings kingston kinky
kirill kirk kirsten kiss kisses kisskiss kissme kitkat kitten kittens kitties kitty kittycat klingon knicks knight
knights koala kobe kobebryant korea korean korn kotenok krakow kramer kristen kristin kristina kristy krystal kumar
kungfu kurt kurtcobain kyle labrador lacrosse ladybird ladybug ladygaga lahore lake lakers lamb lambda lamborghini
lambs lampard lance lancelot lannister lapochka laptop larry lasagna lassie last lasvegas latoya latte laugh laughing
laughter laura lauren laurence laurie lavender lawrence lawyer leagueoflegends leah lebron lebronjames ledzeppelin lee
leela legend legendary legends legolas lemon lemonade lemons lenin lennon lenny lenovo leo leon leonard leonardo
leopard leslie letmein letmeinnow lewis lexus liam liberty libra library liebe lightning lilac liliana lilies lillian
lilwayne lily lima lime limpbizkit lincoln linda lindsay lindsey link linkedin linkinpark linux lion lionking lions
lisa littlebit littlegirl littleman littleone liverpool lizard lkjhg lkjhgf lkjhgfdsa lmao lockdown locked logan login
logitech logon lol lola lollipop lollol lolol london londoner looser lopez lord lordship lorena lorenzo loretta lori
lorraine losangeles loser losers lost lottery louis louise louisiana louisville love loveless lovelove lovely loveme
lover loverboy lovergirl lovers loveyou lublu lubov lucas lucia lucifer lucille lucky luckycharm luckydog luckyone
luckystar lucy ludmila luffy luigi luis luke lukesky luv lydia lynn lynx macbeth macbook macintosh mackdaddy mackenzie
mad maddog madeline madison madman madness madonna madrid maggie magic magical magician magick magneto mahal maine
major malaysia malcolm mama mamamia mami mamma management manager manchester mango manhattan maniac manila manuel
manunited manutd maradona marc marcel marcela marcelo march marco marcos marcus margaret margarita marge maria mariah
mariana marianne marie marijuana marilyn marina marine mariners marines mario marion marisa marissa marjorie mark
market marketing marlene marley marlins marlon marriage married mars marshall marshmallow martha martin martina
martinez martini marvel marvin marx mary maryland mason master masterchief math mathew matrix matt matthew maureen
maurice maverick mavericks maverik max maxim maxime maxwell may mazda mccartney mcdonalds mechanic medical medicine
medusa megadeth megan megatron mehmet melanie melbourne melinda melissa melody melon memphis mendoza mental mercedes
mercury meredith merlin mermaid messi metal metalgear metalhead metalica metallica mets mewtwo mexican mexicano mexico
mia miami michael michaeljackson michaeljordan michelle michigan mickey mickeymouse microsoft midnight miguel mike
mikey milan milano mildred miles millennium miller million millionaire minecraft minnesota minnie minniemouse minotaur
miranda mission mississippi missouri misspiggy misty mitchell mnbvc mnbvcx mnbvcxz mocha model modem mohamed mohammed
molly mom mommy monday monet money moneymaker moneyman moneymoney monica monika monique monitor monkey monkeyboy
monkeys monster monsters montana montreal moon moonbeam moonlight moonstar moore morales mordor morgan morpheus
morrissey mortalkombat moscow moses moskva motdepasse mother motherfucker motherlode motocross motor motorola motors
mountain mountaindew mountains mouse mozart mufasa muffin muffins muhaha muhammad mulder mumbai mummy munich murder
murderer murphy muse music musica musical musician musiclover musicman mustafa mustang mustangs mychemicalromance
mygirl mylogin mylove myloves mypass mypassword mysecret mysql nachos nadal nadia nadine naked nala nana nancy naomi
napoleon napoli narnia naruto nasa nascar nashville natalia natalie natasha nathan nathaniel nature naughty navy ncc
nebraska neil nelson nemo neo neptune nerd nero nets network nevada never neverland nevermind newcastle newjersey
neworleans newton newyork newyorkcity neymar nguyen niall nicholas nick nicky nicolas nicole nigeria nightmare
nightwish nikita nikki nikolay nina nine niners ninja ninjas nintendo nirvana nissan nitro nixon noah nobody noel
nokia none nono noodle noodles nopass nopassword nora norma norman north northside norway norwegian nothing notorious
november nowhere nsync nude nudes nuggets null number numberone nurse nurses nursing nutella nutmeg oakland oasis
obama obiwan ocean oceans october odyssey office ohio oilers oklahoma oksana olaf oleg olga oliver olivia omar omega
omg omicron one onedirection onelove onepiece onetwothree onion only onlyme onlyone ontario open opensesame openup
opera optimus optimusprime oracle orange oranges orchestra orchid oregon oreo orgasm orioles orion orlando ortiz osaka
oscar oslo ottawa otter overwatch owl owls pablo packard packers pacman padres painter pakistan palmeiras pamela
pancake panda pandabear pandas pantera panther panthers papa papi papito paramore paris park parol parola parrot party
partyboy partygirl partytime pass passat passme passphrase passwd password passwort pasta patches patel patricia
patrick patriot patriots patty paul paula paulina pauline paypal peace peaceandlove peaceful peacelove peaceout peach
peaches peanut peanutbutter pearl pearls pebbles pedro peeta pegasus peggy pele penelope penguin penguins penis penny
pepper pepsi perez perfect perfection perry perseus peru pervert peter peterpan peugeot phantom pharaoh phil
philadelphia philip philippines phillies phillip philly phoebe phoenix phyllis physics piano picard picasso pickle
pickles pie pies pig pigeon piggy piglet pigs pikachu pilot pimp pimpdaddy pimpin pimping pinay pineapple pink
pinkfloyd pinkpink pinky pinocchio pinoy piper pirate pirates pisces piss pissed pissoff pistons pitbull pittsburgh
pizza pizzahut platinum play playa playboy player players playgirl playmate playstation playtime plumber pluto poet
poiuy poiuyt poiuytrewq pokemon poker pokerface poland polarbear polaris police polish polska ponies pontiac pony
poodle pooh poohbear popcorn popeye porcupine pork porn porno pornstar porsche portland porto poseidon potato potatoes
potter powerpuff pray prayer precious predator presley pretty prettyboy prettygirl pretzel prince princesa princess
principe prinsesa printer priscilla private privet protect prue psalm psycho puertorico pulpfiction puma pumpkin
punisher punk punker punkrock puppies puppy puppydog purple purplehaze purplerain puss pussy pussycat python qaz
qazwsx qazwsxedc qazxsw qqq qqqqqq quebec queen queenbee queens quidditch qwe qweasd qweasdzxc qweqwe qwer qwerasdf
qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzuiop rabbit rabbits raccoon race racecar racer
rachel racing radio radiohead rafael raiders rain rainbow rainbows raindrop rainy ralph ram rambo ramirez rammstein
ramon ramones ramos rams randy ranger rangers rap raphael rapper rapstar raquel raspberry rasta rastaman rattlesnake
raul raven ravens ray raymond reagan realmadrid reaper rebecca rebel rebellion rebels red reddragon redhat redhead
redneck redred redrose redrum redskins redsox redwings reggae regina remember renault renee reno residentevil
retriever revelation revolution rex reyes rfv rfvtgb rhino rhonda ricardo rich richard richie richman rick ricky
rihanna riley ringo rising risingsign rita river rivera riverplate rivers robert roberta roberto robin roblox robocop
robot robots rochelle rock rockandroll rocker rockers rocket rocketman rockets rockies rocknroll rockon rocks rockstar
rocky rockyb rodney rodrigo rodriguez rofl roger roland rollingstones roma roman romance rome romeo romeoandjuliet ron
ronald ronaldinho ronaldo ronnie rooney roosevelt rooster root rosa rosario rose rosebud rosemary roses rosie ross
rossi rotterdam rottweiler rover rovers roxanne roxy roy royals ruben rubies ruby rudolf rudy rugby ruiz run runescape
runner running russell russia russian rusty ruth ryan ryu saab sabres sabrina sacramento sadie safari sagittarius
sailboat sailing sailor sailormoon saint saints sakura salasana sales sally salvador sam samantha sammie sammy sample
samsung samuel samurai sanantonio sanchez sand sandiego sandman sandra sandwich sandy sanfrancisco sanjose santa
santaclaus santos sapphire sara sarah sasha sasuke satan saturday saturn sauron sausage savannah saxophone scarface
schatz school schools schumacher science scooby scoobydoo scorpio scorpion scotland scott scottie scottish scrappy
scully seahawks sean seattle sebastian second secret secretagent secrets secure securepass security sega seinfeld
selena senators senha senna seoul sephiroth september sepultura serena serenity sergeant sergey sergio server service
sesame seth seven sevilla sex sexgod sexman sexpistols sexpot sexsex sexual sexxxy sexy sexyback sexybitch sexyboy
sexygirl sexylady sexylove sexymama sexything shadow shadows shakespeare shakira shane shanghai shannon shaq shaquille
sharma shaun shawn sheep sheila shelby sheldon shelley shepherd sheriff sherry shire shirley shit shitface shithead
shitty shorty shrek sierra sigma signin silver silverado silvia simba simcity simon simone simpson simpsons sims
singapore singer singh singing sirius sister sisters six skate skateboard skater skating skeleton ski skier skiing
skinny skittles skull skulls skunk skyler skywalker slayer slim slimshady slipknot slytherin smallville smart smartass
smarty smile smiles smiley smiling smith smoke smoker smokeweed smokey smoking smurf smurfette smurfs snake snakes
snickers sniper snoop snoopdogg snoopy snow snowball snowboard snowflake snowman snowwhite soccer sofia softball
soldier soldiers solidsnake solnce solnyshko solomon someone something somewhere son song songs sonia sonic sons sony
sonya sophia sophie soul souls south southafrica southern southpark southside space spaceman spaghetti spain spaniel
spanish spank spartacus spartan spartans speed speeder speedy spencer sphinx spicegirls spider spiderman spiders
spidey spies spinach spirit spock spongebob spot spring springtime sprite spurs spy squall squidward squirrel squirtle
stacey stacy stallion stan stanley star starbucks starcraft stardust starfire starfish starfox stargate stark
starlight stars starsign starsigns startrek starwars steak steel steelers steelman stefan stefanie stella stephanie
stephen stereo steve steven stewart stewie stlouis stockholm stone stoner stones storm stormy strawberries strawberry
streetfighter stuart student students stupid stupidme subaru subzero suck sucker suckit suckmydick sucks sue sugar
sugarplum summer summers summertime sun sunday sunflower sunlight sunny sunrise suns sunset sunshine suomi sup super
superfly supergirl superhero superman supernatural superstar support surf surfer surfing susan susana sushi suzanne
suzuki sven svetlana sweden swedish sweet sweetheart sweetie sweetness sweetpea sweety swimmer swimming sydney
sylvester sylvia syrup system systemofadown systems taco tacoma tacos tailor taiwan tamara tammy tampa tango tanya
tara tardis targaryen tasha tatiana tatyana taurus taylor taylorswift tea teacher teamo teamomucho techno ted teddy
teddybear tekken teletubbies temp temporary temppass ten tennessee tennis tequiero tequila teresa terminator terri
terrier terry tesla test tester testing testtest tetris texans texas tgb thailand thebeatles thebest theclash thecure
thegreat thelma theodore theone there theresa thesmiths theta third thisisme thomas thor thousand three thug thuglife
thugs thugstyle thumper thunder thunderbird thursday ticket tickets tifa tiffany tiger tigers tigerwoods tigger tim
timmy timothy tina tinkerbell tiny titan titanic titanium titans tits titties titty toad toby todd tokiohotel tokyo
tolkien tom tomas tomato tomatoes tomcat tommy toni tony tonymontana toor topgun topsecret torchwood tornado toronto
torres tortoise toshiba tottenham toyota toystory tracey tracy trance transam transformers travel traveler traveller
travels travis treasure trek trekkie trevor trewq trex tricia trinity trip trips trojan trojans troy truck trucker
trucking trucks truelove trumpet trust trustme trustno tsunami tucker tucson tuesday tulip tupac turbo turbos turkey
turkish turkiye turquoise turtle turtles tweety tweetybird twelve twilight twins twitter twix two tyler tylerdurden
ubuntu ujm ukraine ulysses uncle undefined unicorn uniform united universe university unix unlock uptown uranus ursula
usa usarmy user username usher utah vacation vader vagina valentina valentine valentino valeria valerie vampire
vampires vancouver vanessa vangogh vanilla vasquez vegas vegeta venezuela venus vera vermont veronica vicki vicky
victor victoria victory vietnam viking vikings villa villevalo vincent viola violet violin viper virginia virgo vivian
vladimir vodka volcano voldemort volkswagen volleyball volvo voyager vulcan wachtwoord waffle waffles wales wallace
walter wanda wang war warcraft warfare warlock warren warrior warriors warsaw warszawa washington wassup water
waterfall watermelon wayne wazzup weasel weasley webmaster wedding wednesday weed weekend weird weirdo welcome
welcometo welsh wendy werewolf wesley west westcoast westham westlife westside what whatever whatsup when where
whiskey white whiteboy whitesox whitney who whoami whoareyou why whynot wife will william williams willie willy wilson
winchester wind windows windy wine winner winners winnie winniethepooh winning winston winter winterfell winters
wisconsin witch witches wizard wizards wolf wolfgang wolfman wolfpack wolverine wolves wonderwoman woody
worldofwarcraft wrangler wrestlemania wrestler wrestling writer wsx wsxedc wtf wyoming xavier xbox xfiles xmas xmen
xoxo xray xswzaq xxx xxxx xxxxx xxxxxx yada yahoo yamaha yankee yankees yeah yeahyeah yellow yes yesyes yhn yoda
yolanda youtube ytrewq yusuf yvette yvonne zachary zack zaika zaqwsx zaqxsw zayn zebra zelda zeppelin zero zeta zeus
zhang zidane zodiac zodiacsign zoe zoey zombie zombies zoro zulu zxc zxccxz zxcv zxcvb zxcvbn zxcvbnm zxczxc zzz zzzz
zzzzzz
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
