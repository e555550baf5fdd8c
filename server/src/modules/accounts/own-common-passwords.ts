/**
 * Words we refuse as passwords that aren't among the first 10,000 of the published list: words of this site, and more words for
 * password, keyboard rows, first names, animals, teams, cars, bands, films, places, food and terms of endearment. Lower case.
 * Source: docs/archive/decisions/0005-common-passwords.md.
 */
export const ownCommonPasswords: readonly string[] = `
aaa aaaa aaaaa aaaaaa abc abcabc abcd abcde abcdef abcdefg abcdefgh abdullah accessdenied accounts acdc acer actor
actress adele adminadmin administrator adventure adventurer adventures african agent agents agnes ahmed aladdin
alejandra alfaromeo ali alphaomega alvarez amen amor amormio amour amy anarchist android angelbaby angeleyes angelface
ankara anyone aoeu ape aphrodite aquaman archery ares armstrong ascendant ascendent asd asdasdasd aslan assassins
asshat astrology astronaut asus auntie australian avalanche avengers ayse babycakes bach backstreet balboa baltimore
bandung bangalore bangladesh banking barbiegirl bartsimpson batgirl battlefield battlestar beachbum beautifulgirl bee
beef bees beethoven beijing belgium bellaswan ben benjie benz besiktas bestever bestfriend bestfriends beyonce bff
bible big bigbangtheory bigmama bikes billiards billion billionaire birds bitchplease bla blackdragon blackhawks
blacksabbath bladerunner blah blahblahblah blank bless blessings blink blinkonepeightytwo blueberry bluedragon blur
bmw bob boba boca bocajuniors booking bookings bootylicious bowie boy boyfriend brasilia bratz braveheart bread
breakingbad brewers bride brisbane britain britneyspears broccoli brokenheart bronx brussels bubblegum buccaneers
buddies bugsbunny buick bulbasaur bumblebee butterfinger butterflies byebye cairo cake cakes callofduty campus candies
candycane captainmorgan car carpenter cat catcat cavaliers cebu cesar challenger champagne champions changeit
charizard che cheer cheerleader cheesecake cheesy cheguevara chemistry chewbacca chickenwing chihuahua child chile
chimp chubbs churchill cincinnati cinderella clara clash class climbing cocktail coco colts concert connecticut
contrasena cookiemonster coolboy coolgirl cop copenhagen cops corinthians cory counterstrike countryboy countrygirl
cousin cow cows crap craziness crazybaby crazyboy crazygirl crazylove cruz cuba cubano cullen cum cute cycling cylon
dad daddygirl daddysgirl daddyslittlegirl daffy daisies dalek dalmatian damn dan danilo danish daredevil darkknight
darthvader database davidbowie deathnote deathstar debian delhi depechemode destroyer destruction detective
deutschland dhaka diaz discovery disneyland disneyworld dmitry doctorwho dog dogdog dominican dominique don donaldduck
donkeykong dora doritos dota dove dragonfly dragonheart drdre dre dreamgirl drinking drogba ducky dumb dumbledore
dumbo dumbshit dunno dvorak earthquake earthworm east eastcoast ebay echo edc edcrfv edinburgh edwardcullen edwin
egypt electrician elmo elpaso elsa emo emoboy emogirl empress esmeralda esteban euro evanescence eve event events
everquest everyone everything example excellent executioner ezekiel fairies fairy fairytale falloutboy families
familyguy fantastic fastcar fatma faye fdsa federer fenerbahce fernanda fiat fido fiftycent fightclub fighters filly
final finalfantasy findingnemo finnish fiona firefighter firstlove flintstone flintstones flowerpower fordf
foreverlove fortnite fourtwenty fox foxes francesca francisco friendship fry fun funkymonkey funnyman gabrielle gail
galactica galatasaray galileo gameofthrones gamer gamers gangstar ganja ganon gavin gay gecko geek genie gimli
girlfriend girlpower girly gmail god godisgood godislove gods gohan gomez goodfellas gorillaz gospel grape greatest
greek grimreaper groom gryffindor gto guadalajara guevara guillermo guinevere guitarist gumball gummybear gunit
gutierrez hackers hades haha hahaha hahahaha hakuna hakunamatata hallelujah halo hamburger hannahmontana happydays
happyfeet happygirl harleydavidson harrystyles haslo heartbreak heartless heavenly heavens heavymetal hehe hehehe
heisenberg hellohello helloween helloworld helloyou hermione hernandez hero heslo hey heythere hi highschool hightimes
hillbilly him hinata hippo hobbits hogwarts hoho homegirl homersimpson homie honeybun hopes horoscope horoscopes
hospital hot hotel hotgirl hotmail hotmama hotpink hotty howareyou hug hugs hulk hundred hungergames hunters husky
hussein hustla hydra iam iamthebest ian ice icecold idaho iloveher ilovehim ilovejesus ilovemyself iluvu iluvyou
imcool imgod impossible imthebest indonesia instagram intranet iowa iphone iris iron islamabad islanders islands
itachi jackdaniels jacksonville jacqueline jaja jajaja jamaican jamal jan jaws jay jayz jediknight jellybeans
jerusalem jesuschrist jesusloves jesussaves jetaime jetta jim joan joann jodie joe johnathan jon jonasbrothers
josephine joy joydivision joyful judge judo jurassicpark justinbieber kaka kakashi kanye karl karla katniss katyperry
ken kenya key keymaster keys khalid kid kiev kilo kim kingdomhearts kingjames kitties koala kobe kobebryant korea
krakow kumar kurtcobain ladybird ladygaga lahore lamb lamborghini lambs lampard lannister lapochka lasagna last latoya
latte laugh laughing laughter lavender leagueoflegends leah lebron lebronjames ledzeppelin lee leela legendary legends
lenin lenovo leo letmeinnow liam libra liebe lilac lilies lilwayne lily lima lime limpbizkit linkedin linkinpark linux
littlebit littlegirl littleman littleone lkjhg lkjhgf lkjhgfdsa lmao locked login logon lol londoner lordship
losangeles lottery louisiana louisville lovergirl lublu lubov luckycharm luckystar luffy luigi lukesky luv lydia lynx
macbook macintosh mackdaddy mackenzie mahal maine mama mami mamma management manhattan manunited marcela marge
marketing marlins marshmallow marx masterchief math mavericks maverik max may mccartney mcdonalds mehmet melbourne
melon mendoza messi metalgear metalhead metalica mewtwo mexicano mia michaeljackson michaeljordan mickeymouse
millennium millionaire minnesota minniemouse minotaur misspiggy mnbvc mnbvcx mnbvcxz mocha modem mom monet moneymaker
moneymoney monkeyboy moonstar morrissey mortalkombat motdepasse motocross motors mountaindew mountains muffins muhaha
mumbai mummy murderer muse musician musiclover mychemicalromance mylogin myloves mysecret mysql nachos nadal nala nana
naomi nasa nashville nathaniel ncc neil nemo neo nerd nero nets neverland newjersey neworleans newyorkcity neymar
niall nigeria nixon noah nono nopassword nora norma northside norwegian notorious nowhere nsync null numberone nurse
nutella obama ohio olaf omg omicron one onedirection onepiece onetwothree only onlyone opensesame opera optimusprime
orchestra ortiz osaka oslo otter overwatch owl owls palmeiras pandabear papa papi paramore partyboy partygirl
partytime passphrase pasta patel paypal peaceandlove peaceful peacelove peaceout peanutbutter peeta pele perez
perfection perseus peru pharaoh philadelphia philippines pie pies pig pigs pinay pinkpink pinocchio pinoy piss pissed
pittsburgh pizzahut playgirl poet poiuy poiuyt poiuytrewq pokerface polarbear ponies porcupine pork porto potatoes
powerpuff pray prettyboy prettygirl pretzel principe prinsesa priscilla prue psalm puertorico pulpfiction puma
purplehaze purplerain qaz qqq qqqqqq queenbee quidditch qwe qwer qwertz qwertzu qwertzuiop raccoon raindrop rainy ram
ramon ramos rams rap rapstar raspberry rattlesnake raul ray rebellion red reddragon redred reno residentevil retriever
revelation rex reyes rfv rfvtgb richman rihanna rising risingsign riverplate roblox robots rockandroll rockers
rocketman rockyb rodriguez rofl rollingstones rome romeoandjuliet ron roosevelt root rosa rossi rotterdam rottweiler
roy ruben rubies ruiz run ruth ryu saab sacramento sagittarius sailormoon sam sample sanantonio sanfrancisco sanjose
santaclaus saxophone schools schumacher scottish secretagent securepass sega senha seoul sepultura seth sevilla
sexpistols sexpot sexyback sexylove sexymama sexything shakespeare shaq shaquille sharma shaun shire shrek signin
silverado simcity singapore singh singing six skating skeleton ski skier skull skulls skunk slytherin smallville
smartass smarty smiling smokeweed smurfette smurfs snoopdogg snowflake snowwhite soldiers solidsnake solnyshko
somewhere son songs sons sonya souls southafrica southside spaghetti spain spaniel spartacus speeder spicegirls
spiders spies spinach springtime spy squidward squirtle starbucks starfox stark starlight starsign starsigns steak
steelman stewie stlouis stockholm strawberries streetfighter students stupidme sue sugarplum summertime sun suns suomi
sup supergirl superhero supernatural sven sylvester syrup systemofadown tacos tailor taiwan tampa targaryen
taylorswift tea teamo teamomucho ted teletubbies temporary ten tennessee tequiero terri tesla tetris texans tgb
thebeatles theclash thesmiths theta third thisisme thousand thug thugs thugstyle thunderbird tickets tifa tigerwoods
tim toad tokyo tom tomatoes toni tonymontana toor topsecret torchwood tortoise toystory transformers traveller travels
trekkie trewq trex trips tucson tulip turkish turkiye turquoise turtles tweetybird twitter twix two tylerdurden ubuntu
ujm uncle undefined uniform unix usa usher utah valentino vancouver vangogh vasquez venezuela vicki vicky villevalo
viola virgo voldemort volkswagen volleyball wachtwoord waffles wales wanda war warfare warsaw warszawa waterfall
watermelon wazzup weasley wednesday weirdo welcometo welsh westcoast westlife when where who whoami whoareyou why wife
winchester windy wine winniethepooh winning winterfell winters wisconsin witch witches wonderwoman worldofwarcraft
wrestlemania wsx wsxedc wtf xbox xmas xmen xoxo xray xswzaq xxx xxxx xxxxx xxxxxx yada yahoo yeahyeah yes yesyes yhn
ytrewq yusuf zaika zayn zelda zeta zodiacsign zoe zoey zombies zoro zulu zxc zxccxz zxcv zxcvb zxczxc zzz zzzz zzzzzz
`
  .split(/\s+/)
  .filter((word) => word !== '');
