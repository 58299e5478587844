/** Building, field service, property, making, moving, farming and motor trades. */
export const TRADE_TOOLS = `
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
