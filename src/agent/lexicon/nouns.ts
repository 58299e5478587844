import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Who does office work. Plural and singular; a reader of unknown nouns is the learned one. */
export const PEOPLE_NOUNS = toWordSet(`
people persons person ppl peeps folks folk us them colleagues colleague employees employee staff staffers staffer workers worker
clerk clerks girl girls guy guys gal gals lady ladies woman women man men kid kids boy boys heads headcount leaders leader lads lad casuals casual
receptionist receptionists bookkeeper bookkeepers accountant accountants biller billers coder coders coordinator coordinators
manager managers mgr mgrs gm gms supervisor supervisors lead leads dispatcher dispatchers nurse nurses rn rns lpn ma mas tech techs
technician technicians hygienist hygienists scheduler schedulers agent agents rep reps admin admins administrator administrators
assistant assistants asst assts temp temps volunteer volunteers intern interns secretary secretaries analyst analysts specialist
specialists associate associates adjuster adjusters underwriter underwriters paralegal paralegals attorney attorneys lawyer lawyers
partner partners planner planners buyer buyers estimator estimators engineer engineers operator operators officer officers
caseworker caseworkers teacher teachers registrar registrars cashier cashiers auditor auditors controller controllers bookers booker
recruiter recruiters csm csms ae aes sdr sdrs va vas pm pms developer developers designer designers editor editors writer writers
teammates teammate member members contractor contractors consultant consultants freelancers freelancer driver drivers advisor
advisors broker brokers processor processors examiner examiners librarian librarians foreman foremen timers timer fte ftes
nieces niece nephews nephew missus handlers handler trainers trainer brothers brother sisters sister daughter son wife husband cousin owner owners partner buddies buddy hands bodies souls soul
  mechanic mechanics welder welders fitter fitters plumber plumbers electrician electricians carpenter carpenters
  painter painters roofer roofers installer installers mason masons laborer laborers landscaper landscapers gardener
  gardeners machinist machinists assembler assemblers picker pickers packer packers loader loaders courier couriers
  cleaner cleaners janitor janitors housekeeper housekeepers guard guards cook cooks chef chefs waiter waiters barista
  baristas baker bakers bartender bartenders stylist stylists barber barbers groomer groomers florist florists farmer
  farmers grower growers therapist therapists doctor doctors physician physicians dentist dentists pharmacist
  pharmacists vet vets counselor counselors midwife midwives paramedic paramedics tutor tutors professor professors
  lecturer lecturers researcher researchers scientist scientists chemist chemists teller tellers inspector inspectors
  surveyor surveyors architect architects drafter drafters programmer programmers tester testers translator
  translators interpreter interpreters copywriter copywriters marketer marketers merchandiser merchandisers purchaser
  purchasers expediter expediters salesperson salespersons seller sellers closer closers realtor realtors solicitor
  solicitors notary notarys caretaker caretakers concierge concierges storekeeper storekeepers stocker stockers
  apprentice apprentices trainee trainees helper helpers salespeople salesman salesmen tradesman tradesmen repairman
  repairmen craftsmen waitress waitresses coach coaches
`)

/** Where or in which unit the same work is done several times over. */
export const SITE_NOUNS = toWordSet(`
site sites location locations branch branches office offices store stores shop shops clinic clinics warehouse warehouses plant plants
desk desks restaurant restaurants hotel hotels school schools home homes yard yards team teams building buildings counter counters
salon salons gym gyms unit units region regions department departments depts dept shift shifts facility facilities center centers
centre centres place places outlet outlets franchise franchises depot depots terminal terminals campus campuses hub hubs hospital
hospitals pharmacy pharmacies practice practices properties property station stations garage garages bakeries bakery cafes cafe
bars bar kitchens kitchen libraries library farms farm factory factories laboratory laboratories lab labs spa spas cities city
countries country entities entity subsidiaries subsidiary companies offices crews crew lines line
`)

/** Things that are counted in other ways than as work items: they say nothing about effort. */
export const OTHER_NOUNS = toWordSet(`
rooms room beds bed seats seat doors door trucks truck vehicles floors floor acres acre miles mile versions version
dollars dollar bucks usd euros euro eur pounds gbp percent pct
`)

/** Words between a number and its noun that change nothing: "three full days", "two of our clerks". */
export const FILLERS = toWordSet(`
full whole good solid working work staff extra more additional other of our the my their those these different separate entire
straight business man person long hard odd ish or so total combined manual part time really very just even
`)

export const TOOL_NOUNS = toWordSet(`
tools tool systems system programs program apps app platforms platform softwares software applications application portals portal
screens spreadsheets databases packages
`)

/** Who is named as doing the work without a number. */

export const SELF_WORDS = toWordSet('i me myself yours')
export const SINGLE_PERSONS = toWordSet('he she him her somebody someone nobody')
export const PERSON_ARTICLES = toWordSet('my our the a an one their his her another')
export const EVERYBODY_WORDS = toWordSet('everyone everybody everyones they them we us')
/** "me and two temps" is one group. */
export const GROUP_JOINTS = toWordSet('and & n + plus ,')
