/** Clinics, laboratories, care, schools, councils, charities and churches. */
export const CARE_TOOLS = `
Accela; Accela Civic; Access Care Planning; Accessplanit; AccuRx; Achieve Forms; ACS Technologies
ActiveNet, active net; AdvancedMD; Aeries; AlayaCare; Allscripts; Alma~~; Amilia; Anthology~~; Apricot~~; Aprima
Arbor~; Arbor Education; athenahealth, athena health, athenaone, athena; Availity; AVImark; AxisCare
Banner~~, ellucian; Beacon~; Beacon CRM; Beaker~~; Benchling; Best Practice Software; BestNotes; BestRx; Better Impact
Birdie~~; Blackbaud; Blackbaud Raiser's Edge; Blackboard~~; Bloomerang; Bonterra; Breeze~~; Breeze ChMS; Brightspace
Brightspace D2L; Brightwheel; Bromcom; BS&A; CampMinder; Canvas~~; Canvas LMS; Capita One; CareCloud; CareDocs
CareStack; Carestream; CareTime; Cartegraph; Casamba; Caselle; CaseWorthy; Catalyst~~; CentralReach; CentralSquare
Cerner, oracle cerner, oracle health; Cerner Millennium; Change Healthcare; Charitylog; ChurchSuite; Cityworks
CivicPlus; CivicRec; CiviCRM; ClassDojo; Classy~~; Classy Pay; ClearCare; Clever~~; Clinicient; Cliniko; Clinisys
Cloud 9 Ortho; Colleague~~; Common App; Compass Education; Cornerstone~~; Cornerstone Vet; CoverMyMeds; CPOMS
Credible~~; Curve~~; Curve Dental; DaySmart Vet, daysmart; Dentally; Denticon; Dentrix; Digitail; Doctolib
Dolphin Management; Donorbox; DonorDock; Donorfy; DonorPerfect; Doximity; DrChrono; Eaglesoft; eClinicalWorks, ecw
Edmunds GovTech; Element451; Ellucian Banner; Elvanto; EMIS, emis web; Engage MIS
Epic~, epic ehr, epic emr, epic hyperspace, mychart; eTapestry; ETO Software; Eventbrite; EveryAction; ezyVet; FACTS~~
FACTS SIS; Famly; Finalsite; Firmstep; Foothold~~; Frontline Education; Genie Solutions; Givebutter; GiveWP
Google Classroom; GovQA; Gradelink; Granicus; Greenway~; Halaxy; Handshake~~; HealthEngine; HHAeXchange; HiMama
Homecare Homebase, hchb; HotDoc; iClassPro; Idox; ImproMed; Infinite Campus; iSAMS; Jackrabbit~
Jane!, jane app, janeapp; Jenzabar; Jumbula; JustGiving; Kajabi; Kareo, tebra; Keela; Kinderlime; Kindful; Kipu; Klara
Koha; Labguru; LabVantage; LabWare; LearnDash; Liberty Software; Lighthouse 360; Lillio; Liquidlogic
Little Green Light; Log my Care; Lucity; Lucity AMS; Lytec; ManageBac; MatrixCare; McKesson; MedicalDirector; Medidata
Meditech; Membermojo; Modern.gov; ModMed; Moodle; Munis; Munis ERP; MyRec; myUnity; NationBuilder; Naviance; NeoGov
Neon CRM; Net Health; Netsmart; Network for Good; NexHealth; NextGen, nextgen office; NextGen Healthcare; NextRequest
NIC; Nookal; Nourish~~; Nursery in a Box; Odyssey~~; Office Ally; Omnicell; Open Dental; OpenGov; Orchard Harvest
Orchard LIS; Ortho2; Oryx Dental; Pabau; ParentMail; ParentPay; Penelope~~; PeopleSoft Campus; PerfectMind
Person Centred Software; PharmacyManager; Phreesia; PioneerRx; Planning Center; Playground~~; PointCare
PointClickCare; Populi; Power Diary; PowerChart; PowerSchool; Practice Fusion; Practo; PrimeRx; Procare; Prompt EMR
Provet Cloud; Pushpay; Pyxis; QS/1; Raintree~; Raiser's Edge, raisers edge, raiser’s edge; Raptor~~; Realm~~; RecDesk
RecTrac; REDCap; RenWeb; Rethink~~; RevenueWell; Rhapsody~~; Rock RMS; Rx30; RxWorks; Salesforce Nonprofit
Salesforce NPSP; Sandata; Sandbox~~; ScholarPack; SchoolMint; Schoology; SeeClickFix; Seesaw~; Semble; Sentral~~
SETWorks; Shelby~~; Shepherd~~; SimplePractice; SIMS~, sims.net, capita sims, ess sims; Skyward~~
Slate~~, technolutions slate; SOE Exact, software of excellence; SoftLab; Solutionreach; Springbrook~; Spruce Health
STARLIMS; Subsplash; Sunquest; Surescripts; Synergetic; SystmOne, system one, tpp systmone; tab32; Tapestry~~; TargetX
Teachable; TeamKinetic; TechnologyOne; Telepath~~; TheraNest; Therap; TherapyNotes; Thinkific; Tithe.ly; Toddle~~
Tyler~~, tyler odyssey, tyler eden; Tyler Munis; Tyler Technologies, tyler incode; UltraCamp; Valant; Veeva; Veracross
VetBlue, vet blue; Vetspire; Vetter~~; ViewPoint Cloud; Virtuous~~; Volgistics; Watermark~~; Waystar; Weave~~
Weave Communications; WebPT; WellSky; WellSky Personal Care; Wild Apricot; WildApricot; WinPath; Workday Student
WriteUpp; Zanda; Zocdoc
`
