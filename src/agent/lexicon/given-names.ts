import { toWordSet } from '#agent/lexicon/word-set.ts'

/**
 * Given names of many languages, without accents, as evidence only: a name that is missing here is still read where a
 * name is expected.
 */
export const GIVEN_NAMES = toWordSet(`
bo jo al ty cy jj oz io ed dragana dragica sade neema torvald oceane petronella ginevra ulric corwin odalys aga xavi aiden
ainhoa aino aitor akua amaka anke anong anthoula araminta arash awa ayanda ayse balaji baljit baraka bence beulah bongani
braxton brianna brooklyn bruna bubba caio catriona chaim chantelle cheyenne ciaran colton cressida crispin daichi darryl
deshawn dilara dilys dimitra dorota duarte eamonn eino eitan eoin eszter eunji ewen fionnuala gergo goncalo gwenael hoa
holger ibrahima iker isolde istvan jabulani janne jiho jocasta jukka juma kagiso kaisa kaori karthik katalin kavya kaylee
kayleigh keisha kerem kojo kyung laleh leire mairi maite mamadou marcio marge massimo mikko mildred morag moussa murali
naledi nasrin nattapong nerea nkosana noriko obinna oier parisa pekka perpetua petr radu riikka rivka sanna seoyeon shanice
shona siriporn skyler somchai soojin sunniva tarquin tatsuya thandi tihana torbjorn tshepo tuuli vaclav vandana veikko
wojtek xiulan xochitl yewande yiannis yichen yuto zihan zodwa zrinka abdoulaye ademola alioune anneke arnaud asuncion
babajide bertrand bronagh chikondi cillian conchita corentin dympna eabha elodie geoffroy ghislaine graciela inaki ingvar
jorgen klaudia leonidas lieselotte lubna mieke mustapha nokuthula olumide pavlos przemek renato roisin stelios stephane
thobile thulani tiarnan vuyo yusra zeinab aaliyah aaron abba abbas abby abdul abdullah abe abel abena abigail abraham ada
adaeze adam adanna adel adela adele aditi aditya adnan adrian adriana adrien agata agatha agnes agnieszka ahmad ahmed aidan
aiko ailsa aimee aisha aishwarya aiyana ajay akash akemi aki akiko akira akosua aksel alan alana alasdair alastair albert
alberto alden alec alejandra alejandro aleksander aleksandra alena alessandra alessandro alessia alex alexa alexander
alexandra alexandre alexei alexis alfie alfonso alfred alfredo ali alice alicia alina alisha alison alistair allan allen
allison alma alonso alvaro alvin alyssa amadou amaia amal amalia amanda amani amara amare amari amber amelia amelie amina
aminata amir amira amit amita amos amrita amy ana anais anand ananya anastasia anders andre andrea andreas andrei andres
andrew andrzej andy aneta anette angela angelica angelina angelo angus anika anil anita anjali ann anna annabel anne
annelies anneliese annemarie annette annie annika anouk ansel anselm anson anthony antje antoine antoinette anton antonia
antonio antony anu anwar aoife apollo ari aria ariana arianna ariel arjun arlene armando armin arnav arne arnold aroha
arthur artur arturo arun arvind asa asha asher ashley ashok ashraf asif astrid ata athena aubrey audrey august augusta
augustin aurelia aurelie aurora ava avery avi axel ayaan ayan ayesha ayla ayo ayodele aysha azadeh aziz babak barbara
barnaby barry bart bartek bartholomew bartosz bashir basil basma bastian bayo bea beata beatrice beatrix beatriz becca becky
bella ben benedict benedikt benjamin benji benny benoit berenice bernadette bernard bernd bernie bertha bertram beth bethany
bettina betty beverly bhavna bianca bilal bill billy birgit birgitta bjorn blake blanca bob bobby bogdan bonnie boris boyd
brad bradley brandon breda brenda brendan brennan brent brett brian briana bridget brigid brigitte britta brittany brock
brody bronwyn bruce bruno bryan bryce bryony caitlin caleb callum calvin cameron camila camilla camille candace candice
carey carina carl carla carlo carlos carlotta carmel carmen carol carolina caroline carolyn carrie carsten carter casey
caspar casper cassandra cassie catalina caterina catherine cathy cecile cecilia cedric celeste celia celine cem cesar chad
chandra chantal charlene charles charlie charlotte chelsea chen cheryl chetan chiara chidi chika chike chimamanda chinedu
chioma chloe chris christa christian christiana christina christine christoph christophe christopher chuck chukwuma cian
ciara claire clara clarence clarissa clark claude claudette claudia claudio claus clay clayton clement clementine cleo
clifford clint clive clyde cody colette colin colleen collin connie connor conor conrad constance constantin consuelo cora
coral coraline cordelia corey corinna corinne cormac cornelia cornelius cory cosima courtney craig cristian cristiana
cristina crystal curtis cynthia cyril cyrus dagmar dagny dahlia daisuke daisy dalia damian damien damon dan dana daniel
daniela daniele daniella danielle danilo danny dante daphne daria darius darlene darnell darragh darrell darren daryl dave
david davide davina dawid deanna debbie deborah declan deepa deepak deepika deirdre delia della delphine demetrius denis
denise dennis denzel derek dermot desiree desmond devin devon dewi dexter dhruv diana diane dick diego dieter dietmar dilip
dimitri dina dinah dinesh dino dirk divya django djamila dmitri dmitry dolores domenico dominic dominik dominika dominique
don donal donald donna donovan dora doreen dorian doris dorothea dorothy doug douglas dov duncan dustin dwayne dwight dylan
eamon earl ebba ebony eddie eddy edgar edie edith edmund edna eduardo edward edwin efua egon eileen eilidh eirik ekaterina
elaine elana eleanor elena eleni eleonora eli elia elias elijah elin elisa elisabeth elise elisha eliza elizabeth elke ella
elle ellen ellie elliot elliott ellis elmer eloise elsa elsie elspeth elvira elvis emeka emer emil emilia emilie emiliano
emilio emily emma emmanuel emmett emre enid enrico enrique enzo eric erica erich erik erika erin ernest ernesto ernst erwin
esmeralda esme esperanza esteban estelle esther ethan ethel etienne etta eugene eugenia eunice eva evan evangeline eve
evelyn ewa ewan ezekiel ezra fabian fabien fabio fabrice fadi fahad faisal faiza fareed farah farhan farid fatima fatma
fatou faye federica federico felicia felicity felipe felix femi ferdinand fergal fergus fernanda fernando fidel filip
filippo finbar finlay finn fiona fionn flavia flavio fleur flora florence florian floyd folake fran frances francesca
francesco francine francis francisca francisco francois frankie franklin franz franziska fraser fred freda freddie freddy
frederic frederick frederik fredrik freya frida frieda friedrich fritz fumiko gabe gabriel gabriela gabriele gabriella
gabrielle gail galina gareth garrett garth gary gaspard gaurav gavin geeta gemma gene genevieve geoff geoffrey george
georgia georgina georgios gerald geraldine gerard gerardo gerhard gerry gert gertrude giacomo gianna gianni gideon gigi
gilbert giles gillian gina giorgia giorgio giorgos giovanna giovanni giselle gisela giulia giuliana giuseppe gladys glenda
glenn gloria godfrey gonzalo gopal gordon graham grainne greg gregor gregory greta gretchen griffin grigori grzegorz guido
guillaume guillermo gunnar gunther gus gustav gustavo guus gwen gwendolyn gwyneth habib hadi hadley hailey hakan hakim
halima halvard hamid hamish hamza hana hank hanna hannah hanne hannes hans hansel hao harish harold haroon harriet harris
harrison harry haruka haruki haruto harvey hasan hassan hayden hazel heather hector hedda hedwig heidi heike heinrich heinz
hela helen helena helene helga helmut hendrik henri henrietta henrik henrique henry herbert herman hermann hermione hernan
herve hilary hilda hildegard hiroko hiroshi hollis holly horace horst howard hubert hugh hugo humphrey hussein huw hyacinth
hyun iain ian ibrahim ichiro ida idris ifeanyi ife ifeoma ignacio igor ike ikram ilaria ilona ilse imani imogen imran ina
ines inga inge ingeborg ingo ingrid ioana ioannis ira irena irene irina iris irma irving isa isaac isabel isabella isabelle
isadora isaiah isha ishaan ishmael isidora isla ismail isobel israel itzel ivan ivana ivar iveta ivo ivor iwan izabela jacek
jacinta jackie jackson jacob jacqueline jacques jada jade jaden jaime jakob jakub jamal jamaal james jamie jamila jan jana
jane janet janice janine janis jared jarek jasmin jasmine jason jasper javier jay jayden jayne jean jeanette jeanne jeff
jeffrey jelena jemima jemma jen jenna jennie jennifer jenny jens jeremiah jeremy jerome jerry jess jesse jessica jessie
jesus jill jillian jim jimena jimmy jin jing jiri jitka joachim joan joanna joanne joao joaquin joanie jocelyn jochen jodie
joe joel joelle joern joey johan johann johanna johannes john johnny jolanda jolene jon jonah jonas jonathan joni joost
jordan jordi jorg jorge jose josef josefina joseph josephine josh joshua josiah josie joyce juan juanita jude judith judy
jules julia julian juliana julianne julie julien juliet julieta juliette julio julius jun juri jurgen justin justine justus
jutta kabir kai kaito kaitlyn kaja kamal kamala kamil kamila kamran karan kareem karel karen karim karin karina karl karla
karolina karsten kasia kaspar kata katarina katarzyna kate katelyn katerina katharina katherine kathleen kathryn kathy katia
katie katja katrin katrina katy katya kaushik kavita kay kayla kazuo keanu keenan keiko keira keith kelechi kelly kelsey
kelvin ken kendra kenji kenneth kenny kenta kerry kerstin keshav kevin khadija khalid khalil kiara kieran kiki kilian kim
kimberly kira kiran kirk kirsten kirstin kirsty kit klara klaus knut kofi koji konrad konstantin kristen kristian kristin
kristina kristof kristoffer krystal krzysztof kumar kunal kurt kwabena kwaku kwame kwasi kyle kyra lachlan laila lakshmi
lalita lamar lana lara larissa larry lars laszlo latisha latoya laura laure lauren laurence laurent lauri laurie lavinia
lawrence layla lea leah leandro leanne lech lee leif leigh leila lena lenka lennart lennox lenny leo leon leona leonard
leonardo leonie leonora leopold leroy lesley leslie leszek leticia lewis lexi leyla li lia liam liana libby lidia lila lili
lilia lilian liliana lillian lilly lily lina linda lindiwe lindsay lindsey linnea linus lionel lisa lisbeth lise liselotte
liv livia liz liza lizzie lloyd logan lois lola lolita lone lorcan loredana loren lorena lorenz lorenzo loretta lori lorna
lorraine lothar lotte lottie lou louie louis louisa louise lourdes luc luca lucas lucia lucian luciana luciano lucie lucien
lucinda lucius lucrezia lucy ludovic ludwig luigi luis luisa luiz luka lukas lukasz luke lulu luna lupe luther lutz lydia
lyla lyle lynda lynn lynne lyra mabel maciej mackenzie maddie madeleine madeline madhav madison mads mae maeve magda
magdalena maggie magnus mahesh mahmoud maia maisie maja malachi malak malcolm maleek malik malin mallory malte mandy manfred
manish manisha manoj manon manuel manuela mara marc marcel marcela marcelo marcia marcin marco marcos marcus marek margaret
margarita margaux margherita margit margot marguerite maria mariah mariam mariama marian mariana marianne marie marielle
marietta marijke marika marilyn marina mario marion marisa marisol marissa marit marius marjorie marko markus marla marlene
marlon marnie marsha marta martha martin martina marty martyn marvin marwan mary maryam masha mason mateo mateusz mathew
mathias mathieu mathilda mathilde matilda mats matt matteo matthew matthias matthieu maud maura maureen maurice mauricio
maurizio maverick mavis maxim maxime maximilian maxine maya mayumi meera megan megha mehdi mehmet mei mel melanie melinda
melissa melody melvin mercedes meredith merete merle mette mhairi mia micaela micah michael michaela michal michel michele
michelle mick mickey miguel mihai mika mikael mike mikhail mikkel milan milena milica milo milos mimi min mina ming minh
minna mira miranda mireille miriam mirko miroslav mischa misha mitchell moe mohamed mohammad mohammed mohan mohit moira
moises molly mona monica monika monique morgan morgane moritz morten morwenna moses moshe muhammad mukesh muriel murray
mustafa mya myles myra myriam myrtle nabil nadia nadine nadja naima nana nancy nanette naoki naomi narendra nasim nasir
nasreen nastassja nat natalia natalie natasha nate nathalie nathan nathaniel navid naveen nazanin neda neha neil nelly
nelson nerys nestor neville ngozi nia niall niamh nicholas nick nicky nico nicola nicolas nicole nicoletta niels nigel nik
nika nikhil niki nikita nikki niklas nikola nikolai nikolas nikolaus nils nina nisha nita nkechi noa noah noam noel noelle
noemi nola noor nora norbert noreen norma norman nuala nuno nuria obi octavia octavio odette odile oisin oksana ola olaf
olamide olav ole oleg olena olga oliver olivia olivier ollie oluwaseun omar omari oona ophelia ora oren orla orlando ornella
oscar oskar osman osvaldo otis otilia ottilie otto ottoline ousmane owen ozzy pablo paddy padma padraig paige paloma pam
pamela panos paola paolo paresh parvati pascal patience patrice patricia patricio patrick patrizia patryk patti patty paul
paula paulette paulina pauline paulo pavel pavla pawel payton pedro peggy pelle penelope penny per percival percy perla
pernille perry petar pete peter petra petros petter petya phil philip philipp philippa philippe phillip phoebe phyllis pia
piers pierre pieter pietro pilar piotr piper pippa polly poppy prakash pranav prasad pratik preeti priscilla priya priyanka
quentin quincy quinn rachel rachelle radek radoslav rafael rafaela rafal raghav rahel rahim rahul raina raj raja rajan
rajesh rajiv ralf ralph rama ramesh ramiro ramon ramona rana randall randy rania ranjit raoul raphael raquel rashid rasmus
raul ravi raymond rebecca reema reese regan regina reginald reid reiko reiner reinhard remi remy rena renata renate rene
renee reuben rex reza rhea rhiannon rhoda rhona rhonda rhys ria ricardo riccardo richard rick ricky rico rika riley rina
rishi rita ritu riya roan roberta roberto robert robin robyn rocio rodney rodolfo rodrigo rogelio roger rohan rohit roland
rolf rolando roman romain romeo ron rona ronald ronan ronja ronnie rory rosa rosalie rosalind rosalyn rosanna rosario roscoe
roseanne rosemary rosie rosina ross rosita rowan rowena roxanne roy royce ruairi ruben ruby rudi rudolf rudy rufus rui
rupert russell rustam ruth ryan ryo saad saanvi sabina sabine sabrina sadie saeed safiya sahil saira sakura salim sally
salma salman salome salvador salvatore sam samantha samara sameer sami samir samira sammy samson samuel sana sandeep sandra
sandy sanjay sanjeev santiago santos saoirse sara sarah saskia satish satoshi saul savannah scarlett scott sean sebastian
sebastien selena selim selma sergei sergey sergio seth shakira shane shania shannon shanti sharon shaun shauna shawn shea
sheena sheila shelby shelley sherry shira shirin shirley shiv shivani shreya shruti sian sidney siegfried sienna sierra
sigmund signe sigrid silas silke silvana silvia silvio simon simona simone sindre sinead siobhan siri sissel sita sofia
sofie sol solange solomon solveig sondre sonia sonja sonya soo sophia sophie soraya soren spencer srinivas stacey stacy stan
stanislav stanley stanislaw stefan stefania stefanie stefano steffen stella sten stephan stephanie stephen steph steve
steven stig stuart subhash sudhir suki suleiman sumit sunil sunita suraj suresh surya susan susana susanna susanne susie
suzanne suzie svein sven svetlana swati sybil syed sylvester sylvia sylvie tabitha tadeusz taiwo takashi takeshi takumi
talia tamara tamer tami tamika tammy tamsin tania tanja tanner tanvi tanya tara tarek tariq taro tasha tasneem tatiana
tatjana tatyana taylor ted teddy temi teodor teresa teri terrence terry tess tessa thabo thaddeus thalia thandiwe thea theo
theodor theodora theodore theresa therese thiago thibault thierry thilo thomas thor thora thorsten tia tiago tiana tibor
tiffany tim timo timothy tina tobias toby todd tom tomas tomasz tommaso tommy tomoko toni tonia tony tonya topher tor torben
tore torsten tove tracey tracy travis trent trevor tricia trina trish trisha tristan troy trudy truus tunde tyler tyrone
tyson ugo ulf ulla ulrich ulrika ulrike uma umar umberto una ursula usha usman uwe vadim vaibhav valentin valentina
valentino valeria valerie valerio vanessa vanya varun vasco vasile vasily vaughn venkat vera verity verna vernon veronica
veronika veronique vesna vicki vicky victoria vidya vijay vikas vikram viktor viktoria vilde vilma vince vincent vincenzo
vineet viola violeta virginia virginie vishal vivek vivian viviana vivienne vlad vladimir vojtech volker wade walid wallace
walter wanda wanjiru warren wayne wei wendell wendy werner wes wesley whitney wilbur wilfred wilhelm wilhelmina willa willem
william willie willow wilma wim winfried winifred winona winston wojciech wolf wolfgang wyatt xander xanthe xavier xena
xenia ximena xin xiomara yael yan yana yannick yara yash yasmin yasmina yasmine yasuko ying yohan yoko yolanda yosef yoshi
young yuki yuko yulia yuri yusuf yvan yves yvette yvonne zac zach zachary zahra zainab zane zara zeke zelda zeynep zhen ziad
zita zoe zofia zoltan zora zoran zsofia zuri zuzana fatoumata oluwatobi tobi seun yetunde abimbola adebayo ngoc thuy linh
huong trang tuan quang khoa phuong thanh nguyen bao duc jia yun hui fang lan xiaoming jisoo minjun seo jiwoo sora yuna
haruna aarav advait ishita kriti pooja shweta sneha swara tejas vihaan yogesh zubair yasir waleed umair tahir sohail shahid
rizwan nadeem mehreen javed iqbal hina fawad arslan aslan anatoly bohdan daryna dariusz grazyna halina henryk iwona jadwiga
jaroslaw jerzy jolanta justyna kinga kornelia krystyna ludmila malgorzata miloslav nadezhda natallia oleksandr olesya
przemyslaw roksana ryszard slawomir stanislava svitlana taras tadej urszula valentyna volodymyr wieslaw witold yaroslav
yevgeny zbigniew zdenek zlata zygmunt bronislaw dragan goran ivica jovana ljiljana marija miodrag nebojsa nemanja predrag
slobodan snezana tijana tomislav vuk zorica aliki anastasios dimitrios eirini evangelos konstantinos kostas nikos panagiotis
spiros stavros theodoros vasilis yannis aylin burak canan deniz elif emine fatih gizem hulya kemal murat nuray omer orhan
ozlem selin serkan sibel tolga ufuk umut yilmaz abdi abebe almaz bekele dawit genet girma meron selam tadesse tesfaye
yohannes achieng akinyi atieno chebet kamau karanja kipchoge mwangi njeri njoroge nyambura otieno wambui wangari wanjiku
nomvula sipho thembi zanele lerato mpho tendai tatenda farai chipo
`)

/** Given names that are ordinary words too: in lower case they prove nothing. */
export const ORDINARY_GIVEN_NAMES = toWordSet(`
will grace mark may rich bill rob hope joy dean drew art sue pat frank jack chase grant faith rose ivy summer autumn dawn
april june max miles sunny angel victor destiny guy glen cliff heath wade reed ray rusty buck chip brook lane parker hunter
mason cooper carter tanner taylor jay jade ruby pearl olive ginger basil sage violet iris lily daisy melody harmony patience
prudence duke earl dick don bob curt ernest gene herb jean jerry josh kit lance mat matt mike nick norm otto pam penny per
pierce randy robin rod ron roman roy sandy sonny stew sally ted terry toby tom tony vance ward warren wes woody tuck fitz
sol nan ish leo tor min song young lee li mae wolf willow
`)
