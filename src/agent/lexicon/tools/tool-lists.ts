import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Building, field service, property, making, moving, farming and motor trades. */
const TRADE_TOOLS = `
3PL Central; Accubid; AccuLynx; Accura MIS; Aconex; AgentBox; Agris; AgriWebb; AgVance; AgWorks; Agworld; Aljex
ALLDATA; Alto~~; AppFolio; AppFolio Stack; Aptean; Arborgold; Arena PLM; Argus Enterprise; AroFlo; Arthur Online
Ascend TMS; AscendTMS; Asite; Aspire~~; Asset Panda; Autodesk Build; Autodesk Construction Cloud, bim 360; AutoLeap
AutoManager; Autosoft; Avanti Slingshot; Axon Software; B2W; BarCloud; BarTender~~; Beer30; BigChange; Blue Yonder
BluJay; BoomTown; BoviSync; Breedr; Brewfather; BrewMan; Breww; Bringg; Briostack; BuilderMT; Buildertrend
Buildertrend Pro; Building Engines; Buildium; BuildOps; Buildxact; Campspot; CargoWise, cargo wise, cargowise one
CattleMax; CDK, cdk drive; CDK Global; Chevin; CINC; Circuit~~; Civica~~; CleanGuru; Clear Estimates
Climate FieldView, fieldview; CMiC; CoConstruct; Commerce7; Commusoft; CompanyCam; ComputerEase; ConEst; Conservis
Console Cloud; Contractor Foreman; CoreBridge; Corrigo; CoStar; Cropwise; Cyrious
Dairy Comp, dairycomp, dairy comp 305; DAT~~; DAT One; Davisware; Deacom; DealerPull; DealerSocket; Dealertrack
DecoNetwork; DELMIAworks; Deposco; Descartes~~; Detrack; Dezrez; DHL MyBill; DoorLoop; Dotloop; Dragon2000
E2 Shop System; EagleView; eCMS; EFI Pace; Ekos~~; Elead; eMaint; Entrata; Epicor Vision; Esticom; ETQ; Extensiv
Farmbrite; FarmLogs; Fergus~~; FieldAware; FieldEdge; FieldPulse; FieldRoutes; Fieldwire; Fiix; Fixflo; Fleetio
Flexport; Follow Up Boss; FoodLogiQ; Foundation~~; Foundation Software; FourKites; Frazer~~; Freightos; Freightview
FRONTSTEPS; Fulcrum~~; Fullbay; Garage Hive; GaragePlug; GDS Workshop; Geotab; Global Shop Solutions; GoFreight
Goodlord; GorillaDesk; Granular~~; Greenlight Guru; HCSS; HeavyBid; HeavyJob; Hemlane; Herdwatch; HighJump; Hippo CMMS
Housecall Pro, housecallpro, house call pro; Houzz Pro; Hover~~; Hyphen Solutions; iAuditor; improveit 360; Infoplus
Innago; InnoVint; IQMS; Jan-Pro; Janitorial Manager; JDA; Jobber; Jobber Pro; JobBOSS; Joblogic; JobNimbus; JobTread
John Deere Operations Center, john deere; Jonas~~; Jonas Construction; Jupix; JustFood; Karmak; KeepTruckin; Keyloop
Kickserv; Kinaxis; Knowify; Korber; kvCORE; Launch27; Lightspeed EVO; Limble, limble cmms; LMN; Lofty~~; Logiwa
Lone Wolf~; MachineMetrics; Magaya; MaintainX; Mandata; Manhattan~~; Manhattan WMS, manhattan active; MarketSharp
MarkSystems; MasterControl; Matterport; McCormick~~; McLeod, mcleod software, mcleod loadmaster; MercuryGate; Metapack
mHelpDesk; Microlise; Minitab; Mintsoft; Mitchell 1; MLS*; Motive~~; MPulse; MRI Software; MRPeasy; Muddy Boots
NAPA Tracs; Newbook; Newforma; NEWSTAR; NextMinute; NiceLabel; o9; Omnitracs; On-Screen Takeoff; oneWeigh; Onfleet
OnPrintShop; OptimoRoute; Orchard Housing; OrchestratedBEER; Palace~~; Paperless Parts; PCDART; Peoplevox; PestPac
PlanGrid; PlanSwift; Plex~~; Pool Brain; Powered Now; PressWise; Primavera, primavera p6, oracle primavera; Printavo
Printlogic; PrintSmith; Priority ERP; Procede; ProcessPro; Procore; Procore Financials; project44; PropelPLM
PropertyMe; PropertyTree; Propertyware; ProShop; Protractor~~; Qube~~; QuoteSoft; R.O. Writer; Raken; RazorSync
Real Green~; RealPage; Reapit; RedTeam; Redzone; Renoworks; Rent Manager; Rentec; ResMan; Revenova; Rex Software
Reynolds~~; Reynolds and Reynolds; Rightmove; Roofr; Roofsnap; Rose Rocket; Route4Me; Routific; RTA Fleet; SafetyChain
SafetyCulture; Sage 300 CRE, timberline~; Samsara; Service Autopilot; Service Fusion; ServiceCEO; ServiceM8, service m8
ServiceMax; ServiceTitan, service titan; ServiceTrade; ServSuite; ShipCompliant; ShipHero; Shop-Ware; Shopmonkey
ShopVOX; ShowingTime; simPRO, sim pro; SingleOps; SiteLink; Skedulo; Skimmer~~; Skyslope; Smart Service~; Snapfulfil
Softeon; STACK Takeoff; Steelhead~~; Storable; storEDGE; Street.co.uk; Submittal Exchange; Successware; SumoQuote
Swept~~; Tailwind TMS; Teamcenter; TechMan; Tekion; Tekmetric; TenantCloud; Tharstern; Timocom; TMW Suite; TomTom
TOPS One; Track-POD; Tradify; Trans.eu; Trimble~~; Trimble Accubid; Trimble Ag; Truckmate; Truckstop; Tulip~~; Turvo
uniPoint; UpKeep~~; Uptick~~; Vantaca; VAS PULSE; VaultRE; vAuto; Verizon Connect; Viewpoint Spectrum; Viewpoint Vista
Vinsight; VinSolutions; Vintrace; Vista~~; VTS; Wayne Reaves; Webfleet; Whip Around; Windchill; WineDirect; Workiz
WorkWave; Xactimate; Xactware; Xometry; Yardi, yardi voyager, yardi breeze; Zebra Designer; ZenMaid; zipForm; Zoopla
Zuper
`

/** Software making, data, operations of systems, and the systems of telecoms and energy. */
const TECHNICAL_TOOLS = `
Active Directory; Aha!; Airbyte; Allegro~~; Alteryx; Amazon Redshift, aws redshift; Amdocs; Amplitude~~; AnyDesk
ArcGIS, arc gis, esri; ArchiCAD; AS/400, as400, ibm i, as 400, iseries; Atera; Aurora Solar; AutoCAD
Autodesk Inventor; Autotask; AWS; Azure; Azure DevOps; BigQuery, big query; Bitbucket; BMC Remedy, remedy~~; Boomi
Bubble.io; Calix; Caspio; CATIA; Celigo; CircleCI; Citrix; Civil 3D; COBOL; Cognos; Comarch BSS
ConnectWise, connectwise manage; Creo~~; CrowdStrike; Crystal Reports; Databricks; Datadog; Datto; DB2; dbt; Docker~~
Domo~~; Elastic~~; Endur~~; Enphase~~; Enverus; Ericsson; ETABS; FileMaker, filemaker pro, file maker; Fivetran
Fluence~~; Fusion 360; Gaiia; Geckoboard; Gentrack; GitHub, git hub; GitLab; Google Cloud, gcp; Grafana; HaloPSA
HelioScope; Heroku; Hex~~; Hudu; Ignition~~; Informatica; Inventor~~; IT Glue; Itron; Ivanti; Jamf; Jenkins
Jira Service Management, jsm; Jupyter; Kaseya; Kibana; Klipfolio; Knack~~; KNIME; Kubernetes; LabVIEW; LaunchDarkly
Leica Infinity; Linear~~; LogMeIn; Looker, looker studio, google data studio, data studio; ManageEngine; Mastercam
Matlab; Maximo, ibm maximo; Metabase; Microsoft Intune, intune; Microsoft Sentinel, azure sentinel; MicroStation
MicroStrategy; Milsoft; Mixpanel; Mode~~; MongoDB; MuleSoft; MySQL; N-able; Navisworks; Netadmin; Netcracker
New Relic, newrelic; NinjaOne; NISC; Okta; Onshape; OpenSolar; Opsgenie; Oracle Database; Oracle Utilities; OSIsoft PI
PagerDuty; Pendo~~; Pivotal Tracker; PostgreSQL, postgres; PostHog; Postman~~; Powercode; Preseem; Procore Energy
Productboard; PVsyst; QGIS; Qlik, qlikview, qlik sense, qliksense; Quickbase, quick base; Redmine; Redshift; Retool
Revit; Rhino~~; RStudio; Salesforce Communications Cloud; SAP IS-U; SAS~; SCADA; Scoop~~; Sentry~~
ServiceNow, service now, service-now; Shortcut~~; Siemens NX; Sisense; SketchUp; Snowflake~; SolarEdge; Solid Edge
SolidWorks; Solo~~; Sonar~~; Sonar Software; Spiceworks; Splunk~~; Splynx; SPSS; SQL Server, mssql, ms sql; SSRS
Stata; Statuspage; Stitch~~; SuperOps; Syncro; SysAid; Tableau; Talend; TeamViewer; Tekla; Terraform; TestRail
ThoughtSpot; TOPdesk; UISP; Vectorworks; Vercel; Vetro; Wonderware; Wood Mackenzie; YouTrack; Zendesk Suite; Zephyr~~
`

/** Law, insurance, finance, hotels, restaurants, gyms, travel, media and publishing. */
const SERVICE_TOOLS = `
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

/** Customers, support, marketing, shops online and over the counter, websites. */
const SELLING_TOOLS = `
3CX; 8x8; Act!, act crm; ActiveCampaign, active campaign; AfterShip; AgencyAnalytics; Ahrefs; Aircall; Aloha~~
Amazon Seller Central, seller central; amoCRM; Apollo~, apollo.io~; Attentive~~; Attio; Avaya; AWeber; Beehiiv
Better Proposals; BigCommerce, big commerce; Bigin; Bindo; Birdeye; Bitrix24, bitrix; Braze; Brevo, sendinblue
Brightpearl; Buffer~~; Campaign Manager; Campaign Monitor; Capsule~, capsule crm; Catalyst CS; Cegid Retail; Celerant
ChannelAdvisor; Chorus~~; ChurnZero; Cin7; Cision; Citrus Lime; Clay~~; Clearbit; Close!, close crm, close.com
Clover~, clover pos; Cognism; Conga~~; Constant Contact; Contentful~~; ConvertKit; Copper~~, copper crm; Counterpoint~~
Crisp~~; Customer.io; Cybertill; DealHub; DEAR Inventory; DEAR Systems; Dialpad; Dixa; Dotdigital; Drift~~; Drip~~
Drupal; Dubsado; DV360; EasyPost; eBay; Ecwid; Elementor; Eloqua; Epos Now; Erply; EspoCRM; Etsy; Facebook~~, fb~~
Faire~~; Finale Inventory; Fishbowl; Five9; Folk~~; Freshchat; Freshdesk, fresh desk; Freshsales; Freshservice
Freshworks; Front~~; Gainsight; GAM, google ad manager; Genesys; GetAccept; GetResponse; Ghost~~; Gladly~~; GoDaddy
Gong~; Google Ads, adwords; Google Analytics, ga4; Google Search Console, search console; Gorgias; Groove~~; HappyFox
Heartland~~, heartland pos; Help Scout, helpscout; HighLevel, gohighlevel, go high level, high level crm; Hike POS
HoneyBook; Hootsuite; Hotjar; HubSpot, hub spot, hubspot crm; inFlow; Insightly; Instagram~~, insta~~; Instantly~~
Intercom~; Iterable; iVend; iZettle; Joomla; Judge.me; Katana~, katana mrp; Keap, infusionsoft; Kit~~; Klaviyo; Kommo
Kounta; Kustomer; Later!, later.com; LeadSquared; Lemlist; Less Annoying CRM
Lightspeed, lightspeed retail, lightspeed pos; LinkedIn~~; Linnworks; LiveAgent; LiveChat; Loop Returns; Loyverse
LS Retail; Lusha; Magento, adobe commerce; Mailchimp, mail chimp; MailerLite; Marketo; Meltwater
Meta Ads, meta ads manager, facebook ads, meta business; Metricool; Mixmax; Moz; Moz Pro; Muck Rack; Narvar; NCR~~
NCR Aloha; NCR Counterpoint; Nextiva; NICE CXone, cxone, nice incontact; Nimble~~; Nutshell~~, nutshell crm; Odoo CRM
Okendo; Olark; Omnisend; Ontraport; OpenCart; Optimizely; Oracle Micros; Ordermentum; Ordoro; Outreach~, outreach.io~
PandaDoc CPQ; Pardot; Pipedrive; Pirate Ship; Planable; Planhat; Podium~~; Postscript~~; PrestaShop; Privy~~
Proposify; Qwilr; Re:amaze; Recharge!, recharge payments; Reply.io; Retail Pro, retailpro; RetailEdge; ReturnGo
Returnly; Revel~~, revel systems; Richpanel; RICS; RingCentral, ring central; Rithum
Sales Navigator, linkedin sales navigator; Salesforce, sales force, sfdc, salesforce.com, sales cloud; Salesforce CPQ
Salesloft; Screaming Frog; Segment~~, segment.com, twilio segment; SellerCloud; Semrush; Sendcloud; SendGrid; Ship&co
ShipBob; Shippo; ShipStation, ship station; Shopify, shopify pos; Shopware; Sitecore; Skubana; SkuVault; Sortly
Sprout Social; Square~~, square pos, squareup, square for restaurants; Square Online; Squarespace; Stamped~~
Stamps.com; Starshipit; Stocky~~; Streak~~; SugarCRM; SuiteCRM; Supermetrics; SuperOffice; Talkdesk; Tevalis
The Trade Desk; Tidio; TikTok Shop; Totango; Trengo; Trustpilot; Twilio; Umbraco; Unbounce; Unleashed~~; Veeqo; Vend~~
Vendor Central; Vitally~~; Vonage; Vtiger; Walmart Marketplace; Webflow; Weebly; Wix; WooCommerce, woo commerce, woo
WordPress, word press; Yesware; Yotpo; Zendesk, zen desk; Zoho, zoho crm, zoho one; Zoho Creator; Zoho Desk
Zoho Inventory; Zoho Projects; Zonal~; ZoomInfo
`

/** Documents, mail, meetings, tasks, files, forms, design, kinds of programs, and the rest of any office. */
const OFFICE_TOOLS = `
1Password; ABBYY; Acuity Scheduling, acuity~; Adobe Acrobat, acrobat, adobe reader
Adobe Creative Cloud, creative cloud, adobe creative suite; Adobe Illustrator, illustrator~; Adobe InDesign, indesign
Adobe Lightroom, lightroom; Adobe Photoshop, photoshop; Adobe Premiere Pro, premiere pro
Adobe Sign, acrobat sign, echosign; Affinity~~; Airtable, air table; Akeneo; Alchemer; Alfresco; Almanac~~; Apple Mail
Apple Notes; Apple Numbers; AppSheet; Around~~; Asana; Automation Anywhere; Basecamp, base camp; Blue Prism, blueprism
Bluebeam; Bluebeam Revu; Box~~, box.com; Box Sign; Budibase; Calendly; Canva; Canva Pro; ChatGPT, chat gpt, chat-gpt
Claude~~; ClickUp, click up; Clockify; Coda~; Cognito Forms, cognito; Confluence; CorelDRAW; Crowdin; DeepL; Descript~~
CMS*; CRM*; Database*, databases*; DMS*; EHR*; Email*, emails*; EMR*; ERP*; HRIS*; Intranet*; LIMS*; Mainframe*; MES*; PLM*; POS*; TMS*; WMS*
Discord~; Docparser; DocuSign, docu sign, docu-sign; DocuWare; Doodle~~; Dropbox, drop box, dropbox business
Dropbox Paper; Dropbox Sign, hellosign; Egnyte; Everhour; Evernote; Facebook Messenger, messenger~~; Figma; Fillout
Fireflies~; Float~~; Formstack; Foxit; Gemini~~; Glide~~; Gmail, google mail
Google Business, google business profile, google my business; Google Calendar, gcal, google cal; Google Chat, gchat
Google Docs, google doc, gdocs; Google Drive, gdrive, g drive; Google Forms, google form, gforms; Google Maps
Google Meet, gmeet; Google Sheets, google sheet, gsheets, g sheets, googlesheets, sheets~~; Google Slides
Google Voice; Google Workspace, g suite, gsuite, google suite; GoTo Connect; GoTo Meeting, gotomeeting; Grammarly
Grasshopper~~; Gravity Forms; GroupWise; Guru~~; Harvest~~; Hightail~~; Hive~~; Hubstaff; Hyland OnBase, onbase
Hyperscience; iCloud; IFTTT; InVision; Jira; Jotform, jot form; K2; Kerio Connect; Kintone; Kissflow; Laserfiche
Laserfiche Cloud; LastPass; LibreOffice, libre office, open office; LINE Works; Lokalise; Loom~~; Loop~~
Lotus Notes, hcl notes; Lucidchart; M-Files; Mailparser; Make~~, make.com, integromat; Mattermost; MeisterTask
Microsoft 365, office 365, office365, o365, m365, ms office, microsoft office
Microsoft Access, ms access, access database, access db, access~~; Microsoft Bookings, ms bookings
Microsoft Copilot, copilot~~; Microsoft Excel, ms excel, excel, excell, exel, exsel; Microsoft Forms, ms forms; Microsoft Loop
Microsoft Outlook, ms outlook, outlook calendar, outlook~; Microsoft Planner, ms planner
Microsoft Project, ms project; Microsoft Teams, ms teams, msteams, teams~~; Microsoft To Do, ms to do
Microsoft Visio, ms visio, visio; Microsoft Word, ms word, word~~; Miro; Missive~
Monday.com, monday dot com, monday crm, monday~~; Mural~; n8n; Nanonets; Nifty~~; Ninox; Nintex; Notion~; Obsidian~~
OneDrive, one drive; OneNote, microsoft onenote, one note; OnlyOffice; OpenOffice; OpenPhone; OpenText, open text
Otter.ai; PandaDoc; Paperform; Parseur; Paymo; Perplexity; Phrase~~; Pinterest~~; Pipefy; Podio; Power Apps, powerapps
Power Automate; Power BI, powerbi; Power Pages; PowerPoint, microsoft powerpoint, power point; Process Street
Productive.io; Proton Mail, protonmail; Qualtrics; QuarkXPress; Quip~; Quo~~; RescueTime; Roundcube; Scoro; Scribe~~
Setmore; ShareFile; SharePoint, share point, share-point; Signable; Signal~~; SignNow; SimplyBook; Sketch~~; Skype
Slab~~; Slack~, slak; Slite; Smartling; Smartsheet, smartsheets, smart sheet; Softr; Spark Mail
Spreadsheets*, spreadsheet*, spread sheets*, spread sheet*; Superhuman~; SurveyMonkey, survey monkey; SweetProcess; Tally.so; Tallyfy
Tango~~; Teamwork~, teamwork.com; Telegram~~; Thunderbird; TickTick; TikTok~~; tldv; Todoist
Toggl, toggl track; Trainual; Tray.io; Trello; TSheets; Twitter~~; Typeform, type form; UiPath, ui path; Viber; Webex
WeChat; WeTransfer; Whale~~; WhatsApp, whatsapp business, whats app, watsapp; Whereby~~; Whimsical~~; Workato; Workflowy
Workplace!, facebook workplace, meta workplace; WPS Office; Wrike; Wufoo; X Pro; Yahoo Mail; Yelp; YouCanBook.me
YouTube~~; Zapier; Zapier Tables; Zimbra; Zoho Mail; Zoom; Zoom Phone
`

/** Books, enterprise resource planning, payments, expenses, tax, wages and staff. */
const MONEY_TOOLS = `
15Five; A3 Innuva; abas; Abra~~; Acumatica; ADP, adp workforce now, adp run; Adyen; AFAS; Airbase; Alloy~~; Anaplan
Ashby~~; AutoEntry; Avalara; AvidXchange; Avionte; BambooHR, bamboo hr; Basware; Bill.com; Billy~~; Bizneo; BlackLine
Breathe HR; Breezy HR; Brex; BrightHR; BrightPay; BTCSoftware; Buddy Punch; Bullhorn; Busy Accounting; Busybusy
Canopy~~, canopy tax; CaseWare; CCH, cch axcess, cch prosystem, wolters kluwer cch; Cegid; Center~~; Ceridian
Certify~~; Cezanne HR; Chargebee; CharlieHR; Checkr; Chrome River; Clear Books; ClearTax; ClockShark
Comarch ERP, comarch, comarch optima; Concur~~, sap concur; Connecteam; Contaplus; Cornerstone OnDemand; Corpay; Coupa
Crelate; Culture Amp; Danea; Darwinbox; DATEV; Dayforce; Deel; Deputy~~; Dext, dext prepare, receipt bank; Dinero~~
Divvy~~; Drake!, drake software; Drake Tax; e-conomic; E2 Shop; EBP; Emburse; Employment Hero; enova365; Epicor
Epicor Eagle; Epicor Kinetic; ERPNext; Exact Globe; Exact Online; ExakTime; Expensify; Expensify Card; Factorial~~
Factorial HR; Fakturownia; Fathom~~; Fathom HQ; Fatture in Cloud; Financial Cents; Findmyshift; Fleetcor
Float Financial; FloQast; Fortnox; FreeAgent; FreshBooks; Fyle; GoCardless; GoSystem
Great Plains, gp dynamics, microsoft gp; Greenhouse~~; GreytHR; Gusto~~; Helios~~; HiBob, hi bob; HighRadius; HireRight
Holded; Homebase~~; Hubdoc, hub doc; Humanforce; Humi; iCIMS; iFirma; IFS~~, ifs applications, ifs cloud; Indeed~~
InFakt; Infor~~; Infor Lawson; Infor LN, infor ln, baan; Infor M3; Infor SyteLine, syteline; Insperity; InvoiceXpress
Iris!, iris accountancy, iris software, iris elements; IRIS Cascade; iSolved; JazzHR; JD Edwards, jde
Jetpack Workflow; Jibble; Jirav; JobAdder; Jobvite; Justworks; Karbon~~; KashFlow; Keka~~; Kenjo; KeyPay; Klarna
Kofax; Lacerte; Lattice~~; Lawson~~; LedgerLink; Ledgersync; Lever~~; Lexware, lexoffice; LinkedIn Recruiter; Liscio
Logo Tiger; Loxo; M1 ERP; Made2Manage; Marg ERP; Maxio; Melio; Mercury~~
Microsoft Dynamics 365, microsoft dynamics, ms dynamics, dynamics 365, dynamics365, d365, dynamics~~
Microsoft Dynamics GP, dynamics gp, great plains~~
Dynamics 365 Business Central, business central, dynamics 365 business central, d365 business central
Mikro; Moloni; Money S3; Moneysoft; Moorepay; MYOB; Namely~~; Navan; Navision, microsoft navision, dynamics nav
NetSuite, oracle netsuite, net suite, netsuit; Netvisor; Odoo; OnPay; Optima~~
Oracle, oracle erp, oracle fusion, oracle ebs; Oracle Cloud; Oracle E-Business Suite; Oyster~~; Papaya Global; Paraşüt
Patriot Software; Paychex; Paychex Flex; Paycom; Paycor; Payhawk; Paylocity; PayPal; Payworks; Peachtree; Pennylane
PeopleHR; PeopleSoft, oracle peoplesoft; Personio; PHC; Plaid~~; Planday; Pleo; Plex Systems; Pohoda; PowerOffice
Primavera BSS; proALPHA; ProConnect; Procountor; Prophet 21, p21, Epicor Prophet 21, Prophet 21 by Epicor; ProSeries; QAD; Qonto
QuickBooks, intuit quickbooks, quick books, quickbook, qbooks, qb~~; QuickBooks Desktop
QuickBooks Online, qbo, qb online; QuickBooks Time; Quicken; Quinyx; Ramp~~; Razorpay; Reckon~~; Recruit CRM
Recruitee; Recurly; Relay~~; Remote!, remote.com; Rippling; Rossum; RotaCloud; Rotageek; RotaReady; Routable~~; Rydoo
SafeSend; Sage~, sage accounts, sage accounting, sage one; Sage 100, sage100; Sage 100 Contractor; Sage 200, sage200
Sage 300, sage300; Sage 50, sage50, sage line 50; Sage Intacct, intacct; Sage Payroll; Sage X3
SAP, sap s/4hana, s/4hana, s4hana, sap business one, sap b1, sap erp, sap hana, sap r/3; SAP Ariba, ariba; SAP ECC
SAP PM; Sesame HR; sevDesk; Siebel; Sling~~; SmartRecruiters; Soldo; Spendesk; Spotlight Reporting; Square Payroll
Stampli; Sterling~~; Stripe; Subiekt; SuccessFactors, sap successfactors; SumUp; SurePayroll; Syft~~; Syft Analytics
Symfonia; Syspro; Taleo; Tally~~, tally erp, tally prime, tallyprime, tally.erp; Tanda; TaxCalc; TaxDome; TaxJar
TeamSystem; Teamtailor; TempWorks; Thomson Reuters Onvio; Time Doctor; TimeCamp; Tipalti; TOTVS, totvs protheus
TriNet; Trintech; Tripletex; TurboTax; Twinfield; UKG, ukg pro, kronos; UltraTax; Unit4; Versapay; Vertex~~; Vincere
Visma; Vyapar; Wagepoint; Wave~~, wave accounting, waveapps; WEX; wFirma; When I Work
Wise!, wise business, transferwise; Workable~~; Workday~, workday adaptive, workday hcm; Workiva; Workyard; Worldpay
Xero; Yokoy; Zettle; Zoho Books; Zoho People; Zoho Recruit; Zucchetti; Zuora
`

/** Clinics, laboratories, care, schools, councils, charities and churches. */
const CARE_TOOLS = `
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
STARLIMS; Subsplash; Sunquest; Surescripts; Synergetic; SystmOne, system one~, tpp systmone; tab32; Tapestry~~; TargetX
Teachable; TeamKinetic; TechnologyOne; Telepath~~; TheraNest; Therap; TherapyNotes; Thinkific; Tithe.ly; Toddle~~
Tyler~~, tyler odyssey, tyler eden; Tyler Munis; Tyler Technologies, tyler incode; UltraCamp; Valant; Veeva; Veracross
VetBlue, vet blue; Vetspire; Vetter~~; ViewPoint Cloud; Virtuous~~; Volgistics; Watermark~~; Waystar; Weave~~
Weave Communications; WebPT; WellSky; WellSky Personal Care; Wild Apricot; WildApricot; WinPath; Workday Student
WriteUpp; Zanda; Zocdoc
`

/**
 * Programs, parted by ";" or a line: the usual name, then what people call it besides. "~" marks what is an ordinary
 * word too and counts with a capital or a cue, "~~" one that needs a stronger cue, "*" a kind of program, and "!" a
 * usual name that nobody calls it by.
 */
export const TOOL_LISTS: readonly string[] = [
  OFFICE_TOOLS,
  MONEY_TOOLS,
  SELLING_TOOLS,
  SERVICE_TOOLS,
  CARE_TOOLS,
  TECHNICAL_TOOLS,
  TRADE_TOOLS,
]

/** "An own booking system" is a tool, though it is not said whose; "our system" says nothing. */
export const PROGRAM_KINDS = toWordSet(
  'erp crm wms tms ehr emr pos lims hris cms plm portal database db system software app',
)
export const PROGRAM_OWNERS = toWordSet(`
own custom bespoke internal inhouse house homegrown legacy proprietary accounting billing booking ticketing scheduling payroll
inventory lab claims warehouse practice supplier customer vendor client web
`)
