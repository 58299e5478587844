import type { Industry } from '#domain/industry.ts'

/** Programs that firms of one industry use, and nobody else. */
export const INDUSTRY_TOOLS: Readonly<Partial<Record<Industry, string>>> = {
  healthcare:
    'epic, cerner, athena, athenahealth, athena health, eclinicalworks, e clinical works, nextgen, dentrix, eaglesoft, open dental, kareo, drchrono, advancedmd, practice fusion, simplepractice, jane app, cliniko, practo, waystar, availity, meditech, allscripts, emis, systmone, pointclickcare, avimark, ezyvet, cornerstone vet, curve dental, therapynotes, brightree, wellsky, kinnser, webpt',
  real_estate:
    'yardi, appfolio, buildium, rent manager, mri software, realpage, entrata, propertyware, rightmove, zoopla, reapit, alto, dotloop, skyslope, buildout, costar, propertyme, console cloud',
  legal:
    'clio, practicepanther, mycase, leap legal, actionstep, pclaw, imanage, filevine, litify, smokeball, needles',
  logistics:
    'mcleod, cargowise, mercurygate, truckmate, towbook, samsara, motive eld, descartes, magaya, turvo, tailwind tms, axon trucking, project44, geotab, keeptruckin, dat load board, tms',
  construction:
    'procore, buildertrend, jobber, servicetitan, housecall pro, coconstruct, bluebeam, planswift, viewpoint vista, sage 300 construction, autodesk build, fieldwire, simpro, tradify',
  hospitality:
    'opera pms, opera cloud, cloudbeds, mews, toast, opentable, resy, sevenrooms, guestline, little hotelier, protel, fidelio, siteminder, fareharbor, sabre, amadeus, lightspeed restaurant, touchbistro',
  ecommerce:
    'shopify, etsy, woocommerce, bigcommerce, magento, amazon seller central, ebay, shipstation, linnworks, klaviyo, craftybase, pirate ship, skubana, helium 10',
  government:
    'tyler munis, munis, accela, civicplus, opengov, laserfiche municipal, incode, tyler technologies',
  education:
    'powerschool, blackbaud sky, canvas lms, moodle, banner sis, isams, sims net, arbor mis, brightspace, schoology, infinite campus, skyward, toddle, classter',
  nonprofit:
    "planning center, raiser's edge, donorperfect, bloomerang, little green light, breeze chms, etapestry, donorbox, virtuous crm, neon crm",
  insurance:
    'applied epic, ams360, hawksoft, ezlynx, guidewire, duck creek, acturis, vertafore, qqcatalyst, nowcerts, agencyzoom',
  accounting:
    'lacerte, proseries, drake tax, ultratax, cch axcess, karbon, taxdome, iris accounts, caseware, canopy tax',
  finance:
    'encompass, jack henry, fiserv, symitar, redtail, wealthbox, orion advisor, blend, ncino, temenos, calyx point, loanpro',
  manufacturing:
    'plex, epicor, jobboss, e2 shop, fishbowl, katana, infor syteline, mrpeasy, global shop solutions, solidworks, iqms, made2manage, prodsmart',
  retail:
    'cdk, reynolds and reynolds, dealertrack, lightspeed retail, vend, shopkeep, tekion, dealersocket, cova, rics, counterpoint pos',
  agency:
    'bullhorn, jobadder, vincere, greenhouse recruiting, workamajig, function point, hootsuite, zoho recruit, crelate, loxo, jobdiva',
  software: 'github, gitlab, jira, bitbucket, sentry, pagerduty, connectwise, autotask, datto',
  media:
    'final draft, wordpress vip, avid, adobe premiere, descript, riverside fm, wideorbit, submittable',
  energy: 'maximo, osisoft, pi historian, aurora solar, opensolar, gis esri utility',
  other: 'herdwatch, agworld, granular, farmlogs, vagaro, mindbody, booksy, fresha, glofox',
}
