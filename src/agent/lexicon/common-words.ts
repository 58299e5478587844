import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words of everyday and of business: what is made of these alone names no person, firm, or program. */
export const COMMON_WORDS = toWordSet(`
nvm nevermind inquiry inquiries enquiry enquiries
abacus able about above absence absent absolute absolutely abt accenture accept acceptable acceptance accepted accepts
access accha account accountancy accountant accountants accounting accounts accuracy accurate acha achha acknowledged
acknowledging acquisition acquisitions across act action activity acts actual actually ad add added address addresses
adds adjusters admin administration administrator admins admissions adobe ads advertising adverts advice advise
advisors advisory afford affordable afraid african after afternoon afterwards again against age agencies agency agent
agentic agents ages ago agree agreed agreement ahead ahoj ai aid aim aiming aiyo alarm alarms alerts alike alive all
allow allowed allows almost alone along already alright also alter alternative although altogether altynmills always am
american among amount amounts an analysis analyst analysts anchor ancient and anew angry annex announced annoyance
annoyed annoying annual annually ano anonymous another answer answered answering answers any anybody anyhow anyone
anything anytime anyway anyways anywhere apart apartment apexhvac api apiece app appeals appear appears append apple
application applications applied applies apply appointment appointments approval approvals approve approved approver
approvers approves approving approx approximate approximately apps april araw architect architecture archive are area
arent argument arithmetic around arrangement arre arrival arrivals arrive arrived arrives article articles as asap asdf
asian aside ask asked asking asks assembled assembling assessment asset assignment assistant assistants associate asst
assume assumed assumption assumptions at attached attachments attack attacker attempts attendance attention attorneys
attributes audience audit auditor auditors audits august aunt australian author authorisation authority automate
automated automatic automatically automating automation autonomous autonomy autumn availability available average avoid
awake aware away awesome awful baby back backed background backlog backup backups bad badge bakery balance balancer
band bands bank banks bar barcodes bare bars base based basically basics basis batch batches be beans bear beat beats
became because become becomes beds been before beforehand began begin beginning begins behalf behind being believe
believed believes belong belongs beloved below bench benefit benefits beside besides best better between beyond bias
bid bidder bidders bidding bids big biggest bike bill billing bills binder binders binds bins biro bit bits black
blackboard blah bless blind block blocks blood bloody blue board boards bobs body bond bonjour bonsoir bonus book
booked booking bookings bookkeeper bookkeepers bookkeeping books bored boring borough boss bot both bother bots
bottleneck bought bounce bounces box boxes braces brain branch branches brand brazilian brb bread breadth break
breaking breaks breath breathe breathes brew bricks brief briefed briefs bring brings british broadband broken broker
brokerage brokers brother brothers brought brown browser browsers browsing brutal bs btw buck bucks buddy budget
budgeted bug build builders building buildings builds built bunch bundle bundles buongiorno buried burn burning burns
busiest business businesses busy but button buy buyer buyers buying buys by bye bypass bytes cabinet cabinets cable
cache cached calculate calculation calculator calendar calendars calibrated call called caller callers calling calls
came campaign campaigns can canadian cancel cancellation cancelled cancels candidate candidates candles cannot cant cap
capital capped caption car carbon card cards care careers careful carried carrier carriers carries carry cars case
cases cash casual catastrophe catch catches catering caught cause causes ceiling cell cells census cent center centre
ceo ceos certain certainly certificate certificates certification certified cfo chain chains chair chalk challenge
chance change changed changes changing channel chaos charge charged charges charity chart chartered charts chase chases
chasing chat chatbot chatbots chatgpt chatting cheap cheaper cheapest check checked checking checks cheers chief
children chinese choice choose chooses choosing chore chose chosen christmas churn ci ciao cio circuit citations cite
cites city claim claimed claims clarity class classes classified classifier clause clauses clean cleaning clear cleared
clerk clerks click clicking clicks client clients climb climbing clinic clinical clinician clinicians clinics clipboard
clipboards clock close closed closely closer closes closing cloud clover clovers clue clunky cluster co code codes
coding coffee cold colleague colleagues collect collected collecting collection collections collects college colon
column columns com come comes comfortable coming comma command comment comments commission commit commitment commits
committee common community comp companies company comparable compare compared compares comparing comparison compatible
competitor competitors compile compiled compiles compiling complain complaint complete completed completely compliance
compliant complicated comply compose composed compressed comptroller computer computers concern concerns conclusion
concurrently condition conditions confidence confidential confidentiality configuration confirm confirmation
confirmations confirmed confirming confirms conflict confused connect connected connection connections connector
connectors connects const constant constantly construction consultant consultants consulting consumer contact contacts
contain container containers contains content context continue contract contractor contractors contracts contradict
contradicts control controller convenience conversation conversations conversions converts conveyancing convince coo
cookie cookies cooks cool coordinator coordinators cope copied copier copies copilot copy copying core cores correct
corrected correcting correction corrections correctly corrects cost costing costs could couldnt council counsel count
counted counters counting country counts county couple courier couriers course court cousin cover coverage covered
covers cpa crap crashes crazy creaky create created creating creation credit credits crew crewai crews crime crisis crm
crop cross crosses csv cto curiosity curious curl currency current currently curve custom customer customers customs
cut cv cyber dad daily dairy damn dangerous danish danke dash dashboard dashboards data database databases date dated
dates daughter day days dead deadline deadlines deal dealing deals dear dearer debate december decide decided decides
deciding decision decisions deck decks declarations declared decline declined deducted deeds deep default defend
defined definitely definition degree degrees delay delays delete deleted deliver delivered deliveries delivery deloitte
demand demo demonstration denials denied dental dentists department departments depend dependency depending depends
deploy deployment deploys deposits derived derives desc describe described describes description design designer
designs desk desks desktop desperate desu detail details dev develop developer developers development deviation
deviations devs diagnosis diagnostic diaries diary dictating did didnt died dies differ difference different
differently differs difficult difficulty digit digital digits dinosaur direct director directors directory dirty
disabled disables disagree disagreement disaster disclose disclosing disclosure discount discounts discuss discussed
disk disks dispatch dispatchers dispatching dispute disputed disputes disregard dissertation dist distinct distress
distribution district divided divides do dock docker doctor doctors document documentation documents docx does doesnt
dog doing dollar dollars domain donations done donor donors dont door doors dot double doubled down download dozen
draft drafted drafts drains dramatic draw drawer drawing drawings drawn dreaded dreads drift drifts drive driver
drivers drives driving drop dropped drops drowning dry due dull dumb dump dunno duplicate duration durations during
dutch duty dynamics ea each earlier earliest early earn earned earns easier easter easy eat eats ecommerce edge edges
edit editors edits effect effort eg eh eight eighteen eighty either elbow electrical electricity element elements
eleven else elsewhere em email emails embargo embedded embedding employed employee employees employment empty end ended
endpoint ends energy engagement engine engineer engineering engineers engines english enjoys enough enrolment enter
entered entering enterprise enters entire entirely entries entry enum environment environmental epic equal equality
equally equals equity er erase erased erases erasure erm erp error errors escrow essays estate estimate estimates etc
eto eur euro european euros evaluate evaluating evaluation even evening evenly event events ever every everybody
everyone everything everywhere evidence exact exactly examiners examines example examples exceed exceeds excel excels
except exception exceptions exchange exclude excluded excludes exclusion excuse execute executive executives exhausted
exist existed existing exists exit exits expand expect expected expects expense expenses expensive experience experts
expired expires expiry explain explainable explained explains explanation exploring export exported exports extension
extra extracted facebook fact factor factors factory facts fail failed fails failure failures fair fairly fall fallback
falling falls false family far farah farm fast faster fat father fault faults favourite fax faxes faxing feature
features february fed fee feed feeds feel feeling feels fees fell fetch few fewer field fields fifteen fifth fifty
figure figures file filed files filing filings fill filled filling fills film filter filters final finance financial
find finding findings finds fine finish finished finishes finnish fintech fire firewall firm firms first fiscal fish
fit fits five fix fixed fixes fixing flag flagged flags flat flats flight flood floor flow flows focus fold folder
folders folks follow followed follows font foo food foods footer for forbids forecast foreign foremen forever forget
forgets forgot forgotten forklift form formal format formatting former formidable forms formula formulas forth
fortnight forty forward forwarder forwarders found founded founder founders four fourteen fourth fragment frame framed
frames framework franchise franchisee frankly fraud free freedom freelance freelancer freelancers freelancing freeze
freezer freezers freight french fresh fri friday fridge friend from front frustrated frustrates frustrating fuel full
fully fun function functions funeral funnel funny furniture further furthermore future fyi gain gained gal gals game
gap gaps garbage gas gate gather gathering gave gbp gdpr gemini general german get gets getting ghanafresh ghost gift
girl girls git give given gives giving glad gm gmail go goal goals god goes going gone gonna good goodbye goods
goodwill google gossip got gotten governance government gpt gracias grades grading grammar grand grant grants gray
grease great greatest greek green greeting greetings grep grew grey grid gross group groups grow growing grows
guarantee guess guessed guesses guessing guest guide gun gut guy guys gym gyms ha haan habits had hadnt haha half
halfway hall hallo halves hand handed handle handled handler handles handling handover hands hang hanging hangs happen
happened happening happens happy harbourlane hard hardly hardware harm harmless has hash hashed hashes hasnt hate hates
haulage have havent having he head headache headcount header headers heading headings headline heads health healthcare
hear heard hearing heating heavy hectic height hej held helena hell hello help helped helper helps hence her here hers
hes hey heyy heyyy hi hidden hides high higher him hindi hipaa hire hired hires hiring his history hiya hm hmm hmmm
hmmmm hodgepodge hola hold holding holdout holds holidays home homemade homepage homes homework honest honestly hook
hop hope hoping hops horizon horrible hospice hospital hospitals host hosted hosting hosts hot hotel hotels hour hourly
hours house household housing how howdy however hq hr hrs http https hubspot huge human humanly humans hundred hundreds
hundredth hurry hurts husband hyphen id idea ideally identifier identifiers identity idk idle ids ie if ignore ill
illustration im image images imagine imaging immediately immigration imo implementation import important impressed
improved improvement in inbox incident incidents include included includes including incoming independent index indexes
indexing india indian industries industry inefficient infamous influence info information infrastructure inherited
inhouse initial initials inject injected injection inline input inr insane inserts inside insight inspection install
installation installed installs instead instructions insurance int intake integrate integration integrations
intelligence intend intention interested interface interfaces interleaved internal internally internet interns interval
interview interviews into introduce invent inventing inventory invest investment investors invite invitee invites
invoice invoices invoicing involved io ipad ipads iphone irish irrelevant is island isnt iso issue issuer issues
issuing it italian item itemised items its itself ive ja jailbreak jammed january japanese jk jo job jobs join joined
joins joke joking journal journals jsonb judge judged judgement judges judgment july jumble jump jumps june junior
juniors just justify keen keep keeping keeps kenyan kept key keyboard keyed keying keys keywords kick kicked kicking
kickoff kid kidding kids kill killed killing kills kind kindly kinds kitchen knee knew know knowing knowledge known
knows korean lab label labeled labelled labellers labels labor lack lacks ladies lading lady lah lame land landlord
landlords lands language languages lapses laptop laptops large larger largest last late latency later lateral latest
laugh laughed launch launches law lawyer lawyers layer layers layout lazy lead leader leading leads leak lean learn
learned learning learns learnt lease leasing least leave leaves leaving led ledger ledgers left legacy legal legally
leh lender length less let lets letter letters lettings level levels lexicon liability liberty libraries library
licence licences license lie lien lies life lift light like likely likes limit limited limits line linear lines link
linkedin links linux list listed listen listening listens listing listings lists litigation little live lives living
llm load loaded loading loads loan local located location locations lock locked locks log logbook logged logging
logistics logs lol long longer longest look looked looking looks loop loopwright loose lor lose loses losing loss
losses lost lot lots loud love loves low lowelllaw lower lowers lowest luck lunch mac machine machines macro macros mad
madam made magazine magnet magnets mail mailbox mails mailto main mainly maintenance major make maker makes making man
manage managed management manager managers manages managing mandatory manners manual manually manufacture manufacturer
manufacturing many map mapped maps march margin marine mark marked market marketer marketing marketplaces marks markup
master match matched matches matching mate material math matter mattered matters max maximum may maybe mckinsey me mean
meaning means meant meanwhile measure measured measurement measures measuring mechanism media median medians medical
meet meeting meetings meets memory mending mendix mention mentions menu merge merger mess message messages messaging
messes messy met metadata metal meter method metres metrics mexican mgr mgrs microsoft mid middle midnight might
migrate migrates migration migrations mild mildly mill million min mind minds mine minimum minor mins minus minute
minutes misread miss missed misses missing misspelt mistake mistakes mistyped mixed mixture mo moan mobile mode model
models modern moin mom moment mon monday money monitoring month monthly months mood moonbeam more moreover mornin
morning mornings mortgage most mostly mother motor mould moulding mount mouth move moved moves moving mowing ms much
multi multiple multiplication multiplies multiply mum must my myself mystery nada nah nail naku naman namaste name
named names narrow naught nda near nearest nearly necessary nee need needed needing needs negative neighbour neighbours
neither nephew nervous net netsuite network never new newer newest news newsletter newsletters newspaper next nginx
nice niece nigerian night nightly nightmare nights nil nine nineteen ninety no nobody node nodes noise nomark non none
nonprofit nonsense noon noor nope nor normal normally norwegian not note notebook notebooks noted notepad notes nothing
notice noticed notices notification notifications notions november now nowhere nowt npm nu nuisance null number numbers
nurse nursery nurses nursing nuts object objections obliged observability obvious obviously occur october odd of off
offer offered offers office officer officers offices offline often oh ok okay old older on onboarding once one ones
ongoing online only oops open opened opening opens operate operating operations operator opinion opo ops optional
options or oracle orange order ordered ordering orders ordinary org organization origin original other others otherwise
ought oui our ours ourselves out outage outbox outcome outcomes outdone outfit outlook outpatient output outranks
outside over overall overdue overhead overheads overkill overnight override oversight overtime overturned overview
overwhelmed overwrite own owner owners owns pace pack package packages packaging packing pad pads page pages paid pain
painful painfully paint painted pair pairs pal pallets panel pannonia pannoniaseeds paper papers paperwork paragraph
paragraphs paralegals parallel parcel parcels parents parking parse parsing part particular partner partners parts
party pass passage passages passed passes passing password passwords past paste pasting patchwork path paths patience
patient patients pattern patterns pause pauses pay payable payback paying payment payments payoff payout payouts
payroll pays payslips pdf pdfs pen pencil pencilled pencils penetration penny pension people per perceive perceives
percent percentage perception perfect performance perhaps period periods perks permission permissions permit permits
person personal persons pest pet pg pgvector phase phases phone phones phoning photo photocopier photos phrase phrases
phrasing phrasings pick picked picks picture pictures piece pieces pigeon pigeons pilot pinecrest pink pipeline pitch
pizza place placeholder places plain plainly plan planned planner planners planning plans plant planted plants platform
platforms plausible play playbook please pleased plenty pls plug plumbers plumbing plus podcast point pointless points
poison police policies policy policyholders polish pool pooler poor pop popular port portal portals porting portuguese
position positions possible post posting posts pot potential pounds power ppl practice practise prayer precedent
precise precision predictions prefer preferred prefetched pregnant preload preloaded premium preparation prepare
prepares preparing present president press pressed pretty prevent prevention prevents previous price priced prices
pricey pricing primary principles print printer prints prior privacy private probabilities probability probable
probably problem problems process processes processing processor procurement produced producer product production
products profiles program programme programs progress project projects promise promised promises prompt prompts proof
proper properties property proposal proposals propose proposes prose protect protection protest prototype prove
provider proxy ps psql public publish published publisher pulled pulling pulls purchase purchases purchasing pure
purple purpose purse push pushes put puts putting px python quality quantity quarter quarters queries query question
questions queue queues quick quickbooks quickly quiet quit quite quitting quotation quotations quote quoted quotes
quoting qwerty radio radios raise raised raises raising ran random randomness range ranges rank rare rarely rarer
rarity rate rates rather ratio raw re reach reachable reached reaches reaching read readable reader readers readiness
reading readings readonly reads ready real realistic really reason reasonable reasoning reasons rebate rebuilt recall
receipt receipts receivable received receiver receives receiving recent reception receptionist recipe reckon reckons
recommend recommendation recommended recommends reconcile reconciliation reconciling record recorded records recover
recovery recruiter red redid redo redoing redone reduce reduction reels ref refer reference references referral
referrals referred referrer referring refers refresh refund refunds refusals refuse refused refuses regarding regards
region regional register registered registers registrar registration registries registry regular regulated regulator
reinsurance rejected rekeying related release released relevant reliable reload rely remain remainder remains remember
remembers remind reminder reminders remote remove removed removes renamed renaming renewal renewals rent rental
reorders repair repaired repairing repairs repayments repeat repeated repeats repetition repetitive replace replaced
replaces replacing replay replies reply report reported reporting reports reps request requested requests require
required requirement reread rescheduling research researching reseller resemblance reservations reset resets resolved
resort response responsible rest restart restaurant restaurants resting restore restored rests result results retailer
retainer retention retire retired retries retry return returned returning returns retype retyped retypes retyping
revenue reversed review reviewed reviewing reviews revisions revoke revops rework rewrite rich rid ridiculous right
rightly rights ring ringing rise rises risk risks risky rn road roadmap robot robots roi role roles roll rollout roof
roofing room rooms root rostering rota rough roughly round rounded rounds route routed routes routine routing row rows
royalty rpa rs rubbish rule rules run running runs rural rush russian saas sad safe safer safety said salaam salaries
salary sale sales salesforce salons salut same sample sampled samples sap sat satisfaction satisfies saturday save
saved saves saving savings saw say saying says scaffolding scale scaled scaling scan scanned scanner scanners scanning
scans scattered sceptical schedule scheduled scheduler schedulers schedules scheduling schema scheme schemes school
schools score scored scores scoring scottish scrap scraping scratch screen screens screws script scripts sealed search
searched searches season seasonal seat sec second seconds secret secretaries secretary secrets secs section sections
sector sectors secure security see seed seeds seeing seeking seems seen sees segment seldom select self selfemployed
sell selling sells send sender sending sends senior sense sensible sensitive sent sentence sentences sentiment separate
september seq serious seriously serve served server servers serves service services serving servus session sessions set
sets setting settings settle settled settlement settles setup seven seventeen seventy several severe severity shadow
shape share shared shares sharing she sheet sheets shelf shes shift shifted shifts ship shipment shipments shipped
shipper shipping shoe shoot shop shopify shops short shorter shortlist should shouldnt shouting show showed shown shows
shy sick side sides sign signal signals signature signatures signed signing signs silence silent silently silly similar
similarity simple simply simulated since sincerely single sir sister sit site sitemap sites sits six sixteen sixth
sixty size sized skeptical skip skipped slack slacks slash sleep slide sliders slightest slightly slip slips slot slots
slow slower slowest slowly slows slug slugs small smaller smallest smarter sms snake so soc social socket soft software
solanopack solar sold solicitation solicitors solid solo solution solve some somebody someday someone something
sometime sometimes somewhat somewhere son soon sooner sorry sort sorted sorting sorts sound sounds source sources space
span spanish spans spare speak speaking speaks special specialty specific specification specified speculation speed
spelled spelling spend spending spends spent split splitting spoke spread spring sprint sql square squares sry stable
stack staff stage stale stalled stamping stamps stand standard standing stands start started starting starts startup
state stated statement statements states stating statistics status stay stayed stays steady steep stemmed step steps
sticking sticky stiff still stock stocks stood stop stopped stops storage store stored stores stories story straight
strange strangers strategic strategy stream streams street strict stricter stride strike string strings stripes strong
structure structured struggle struggling stuck student students studies studio study stuff stupid styles stylesheet
subcontractor subcontractors subject subjects subscribe subscription substitute success successful such sudden sudo
sufficient suggestion suit sum summary summer sums sunday sundays sup super supermarket supervise supervised
supervision supervisor supplement supplements supplier suppliers supply support supported supports suppose supposed
supposedly sure surely surname survey survive survives suspect suspects suspicious swamped swap swapped swaps swears
swedish sweep sweet swipe switch switched switches switching sync syncs system systems ta tab table tables tablet
tablets tabs tagging tags tail tak take taken takes taking takings talk talked talkie talking talks tall tape target
tariff task tasks tax taxes tbd tbh tea teach teachers teaches team teams tears tech technical technicians technology
techs tedious telecom telemetry telephone telephones tell tellers telling tells temp template templates temps ten
tenant tenants tend tendency tender tenders tenth term terminal terms terrible terribly test tested testing tests text
texts than thank thanks that thats the theek their theirs them themselves then there therefore theres these thesis they
theyre thick thin thing things think thinking thinks third thirds thirteen thirty this tho those though thought
thousand thousands thread three threshold thresholds threw through throughout throw thrown thru thu thursday thus thx
ticket tickets tidal tidalfoods tidewater tiers tight til till tills time timed timeframe timeline timeout timeouts
timer timers times timesheets timestamptz timing tiny tip tips tired tires title titles to today together token tokens
told tolerance toll tomorrow tone tonight too took tool tooling tools top topic tops total totally totals touch touched
touches tough toward towards tower town trace traces track tracking tracks trade traditional trafficking trail train
trained training trains transaction transactions transcript transcripts translate translation translations transparent
transport travel treat treated treatment trellis trial tried tries triggers trip trips trouble truck trucking trucks
true truly trust trusted trustees trusty try trying ts tue tuesday tune turbines turkish turn turnaround turned
turnover turns tutors twelve twenty twice twin twins twitter two type typed typeface typefaces types typical typing
typists typo ugh uh uipath uk ukrainian ulimit um unable unasked unavailable unbearable unchanged uncle unclear under
underscore understand understood undisclosed undo undone uneventful unhappy union unique unit units university unknown
unless unnecessary unpacked unpaid unpublished unread unreadable unsure until unusual up update updated updates
updating upgrades upkeep upload uploading upon upper upset uptime ur urgency urgent url us usage usd use used useful
useless user uses using usual usually utility uuid vacancy vague valid value values vans variable varied varies various
vary vast vector vectors vendor vendors verb verdict verify version versions versus vertical very vet via vice video
view viewings visible visibly visit visiting visitor visitors visits vocabulary voice volume volumes volunteer
volunteers vote vp vs wage wages wah wait waited waiting waits waived waivers wake wakes walk walked walkie walks wall
walls wanna want wanted wanting wants warehouse warehouses warm warning warranty was wasnt waste wasted wastes wasting
watch watched water way ways we weak wealth wears weather web webhook webhooks website websites wed wednesday week
weekday weekdays weekend weekends weekly weeks weighs weight weights weird well welsh went were werent wet weve what
whatever whats whatsoever when whenever where wherever whether which whichever while white whiteboard whiteboards who
whoever whole wholesale wholesaler whom whoops whose why wide widely widen wider width wife wild will wills win wind
window windows wine wins winter wise wish wishes with withdraw withheld within without wk wks woken women won wonderful
wondering wont word wording words work worked worker workers workflow workflows working workings works workshop
workshops world worried worse worst worth would wouldnt write writer writes writing written wrk wrong wrongly wrote www
ya yaar yard yardstick yeah year yearly years yelling yellow yep yes yesterday yet yo you young your youre yours
yourself yourselves yr yup zapier zero zilch zone
`)
