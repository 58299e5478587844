/** Law, insurance, finance, hotels, restaurants, gyms, travel, media and publishing. */
export const SERVICE_TOOLS = `
17hats; 7shifts; ABC Fitness; Accelo; Actimize; Actionstep; Acturis; Addepar; Aderant; Adobe InCopy; Advent Geneva
AgencyBloc; AgencyZoom; Agoda Extranet; Airbnb; Aisle Planner; Alloy Fintech; Aloha POS; Amadeus~~; AMS360
Applied Epic; Applied TAM; Appointy; Arc XP; Arive; Arketa; Artlogic; Audatex; Avid~~; Best Case~; BigTime; Bigtincan
Bizzabo; Black Diamond~; Blend~~; Bloomberg; Bloomberg Terminal; BLOX CMS; Bokun; Booking.com, booking.com extranet
Booksy; Boulevard~~; BQE Core; Brandfolder; Burli~~; Bynder; BytePro; Calyx; Calyx Point; Carta~~; CaseLines; CASEpeer
CaseText; Caterease; CaterTrax; CCC One; CDL Strata; Celtra; Centerbase; Checkfront; ClaimCenter; ClientBase
Clio, clio manage, clio grow; Closers' Choice; Cloudbeds; ClubReady; ClubRight; Compeat; ComplyAdvantage; CosmoLex
Craftable; CrunchTime; Curo~~; Cvent; DaVinci Resolve; Deliverect; Deliveroo; Deltek; Deltek Ajera
Deltek Vantagepoint; DesignMyNight; Disco~~; Docketwise; DocuSign CLM; DoorDash; Dropbox Legal; Duck Creek, duckcreek
Duetto; Eclipse Proclaim; Elite 3E; eMoney; Encompass~~; ENPS; Envestnet; Escapia; Event Temple; Eventzilla; Everlaw
eviivo; Expedia; Expedia Partner Central; EZLynx; FactSet; FareHarbor; FE Analytics; Filevine; Finacle
Final Cut Pro, final cut; Finastra; FIS Horizon; Fiserv; Floify; FoodStorm; Forecast~~; Fourth~~; Frame.io; Fresha
Function Point~; Galileo~~; Getty Images; Ghost CMS; Glofox; GlossGenius; Grubhub; Guestline; Guesty; Guidewire
Gymdesk; HawkSoft; Hospitable~~; Hostaway; HotSchedules; HotSOS; ICE Encompass; IDeaS; iManage; InCopy; iNews~~
innRoad; Insight Legal; INSZoom; Intelliflo; Intelligent Office; InTouch; Investran; Iress; Ironclad~
Jack Henry, jackhenry; Jenesis; Juniper Square; Just Eat, justeat; Kantata; Kitchen CUT; Lawmatics; LawPay; LawVu
LawWare; LEAP~~; LEAP Legal; Ledgerlark~~; LendingPad; LEX247; LexisNexis; LexisNexis Bridger; LexWorkplace; Litify
Little Hotelier; LoanPro; Lodgify; Logikcull; Maestro PMS; Majesco; Mambu; Mangomint; MarginEdge; Mariana Tek
MarketMan; Mavenlink; Mediaocean; Meevo; memoQ; Mews; Micros~~; Mindbody, mind body; Mitchell~~; Momence; Momentus~
MoneyGuidePro; Morningstar; Mortgage Brain; Movie Magic; MyCase; Naviga; nCino; Needles~~; NetDocuments, netdocs
Nory~~; NowCerts; Olo~~; Onfido; Open GI; OpenTable, open table; Opera~~, oracle opera, opera cloud; Opera PMS
Origami~; Origami Risk; Orion~~; Orion Advisor; Osprey~~; Osprey Approach; Otter POS; OwnerRez; PACER; PatronBase
PCLaw; Peek Pro; Perfect Venue; Petpooja; Phorest; Phrase TMS; Planning Pod; PolicyCenter; PracticePanther; Practifi
Pressreader; Pro Tools; Proclaim~~; Procure Wizard; Projectworks; ProLaw; Protel~~; ProWorkflow; PushPress; QQCatalyst
Qualia; Quandoo; R365, restaurant 365; RamQuest; RCS GSelector; Redtail; Relativity~~; Replicon~; ResDiary; ResNexus
Restaurant365; ResWare; Resy; Rezdy; RightCapital; Riskalyze; RMS Cloud; Rocket Matter; RoomRaccoon; Rosy~~; Sabre~~
Salesforce Financial Services Cloud; Salonized; Sanity~~; Sapiens~~; Scenechronize; Screendragon; SevenRooms
Shortcuts~~; Shortcuts Software; SimplyBook.me; SiteMinder, site minder; SmartAdvocate; SmartOffice; Smokeball
SnapClose; Snapsheet; Socotra; SoftPro; Spektrix; Square Appointments; SS&C Advent; SSP Pure Broking; StayNTouch
Storyblok; Strata~~; Streamline VRS; Streamtime; StudioBinder; StyleSeat; Substack~~; Swiggy; Symitar; Synergist
Synergy~~; Tabs3; Tamarac; TeamUp; Temenos; Tessitura; Thought Machine; Ticket Tailor; Ticketmaster; TicketSource
Timely~~; Toast~~, toast pos, toast tab; Tock~~; Total Party Planner; TouchBistro; TourPlan; TourWriter; TownNews
Track PMS; Trados; Tramada; TravelPerk; Travelport; Treatwell; TrekkSoft; Tripleseat; Turnkey Lender
Uber Eats, ubereats; Unanet; Ungerboeck; Vagaro; Vertafore; Vrbo; Wealthbox; WebRezPro; WellnessLiving; Westlaw; Whova
Wide Orbit; WideOrbit; Wodify; Woodwing; Workamajig; WorkflowMax, workflow max; Worldox; Xactanalysis; Xola; Xplan
xtraCHEF; Xtrf; Yelp Reservations; Zen Planner; Zenoti; Zetta; Zola Suite; Zomato
`
