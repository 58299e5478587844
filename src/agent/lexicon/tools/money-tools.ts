/** Books, enterprise resource planning, payments, expenses, tax, wages and staff. */
export const MONEY_TOOLS = `
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
Microsoft Dynamics 365, microsoft dynamics, ms dynamics, dynamics 365, dynamics365, dynamics gp, business central, d365, dynamics~~
Mikro; Moloni; Money S3; Moneysoft; Moorepay; MYOB; Namely~~; Navan; Navision, microsoft navision, dynamics nav
NetSuite, oracle netsuite, net suite, netsuit; Netvisor; Odoo; OnPay; Optima~~
Oracle, oracle erp, oracle fusion, oracle ebs; Oracle Cloud; Oracle E-Business Suite; Oyster~~; Papaya Global; Paraşüt
Patriot Software; Paychex; Paychex Flex; Paycom; Paycor; Payhawk; Paylocity; PayPal; Payworks; Peachtree; Pennylane
PeopleHR; PeopleSoft, oracle peoplesoft; Personio; PHC; Plaid~~; Planday; Pleo; Plex Systems; Pohoda; PowerOffice
Primavera BSS; proALPHA; ProConnect; Procountor; Prophet 21, p21; ProSeries; QAD; Qonto
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
