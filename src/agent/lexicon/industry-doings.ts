import { INDUSTRY_TOPICS } from '#agent/lexicon/industry-topics.ts'
import type { Industry } from '#domain/industry.ts'

const NO_GOODS = new Set([
  'label',
  'network',
  'instrument',
  'supply',
  'shopping',
  'watch',
  'engineering',
])
const TOPICS = `${INDUSTRY_TOPICS.manufacturing}, ${INDUSTRY_TOPICS.retail}`
  .split(', ')
  .filter((topic) => !NO_GOODS.has(topic))
  .join(', ')
/** What one can make or sell, whatever it is. */
const GOODS = `${TOPICS}, window, door, kitchen, conservatory, staircase, blind, shutter, fireplace, product, good, chair, table, pump, frame, motor, cabinet, rope, guitar, piano, fence, ladder, candle, sofa, bed, desk, brush, knife, plate, can, bottle, ale, wine, spirit, cider, cake, ice cream, jam, oil, salt, tea, coffee, chip, kettle, umbrella, bag, tent, helmet, glove, sock, hat, shirt, dress, cosmetic, skincare, supplement, vitamin, plant, seed, phone, laptop, camera, tv, fridge, washing machine, television, cutlery, crockery, jean, lens, doll, puzzle, bearing, hinge, lock, key, nail, fork lift, excavator, tractor, lorry body`

/** One way of earning a living: a verb in its plain form, and what it is done to or with; no object: to anything. */
export type Doing = { industry: Industry; verbs: string; objects: string | null }

const does = (industry: Industry, verbs: string, objects: string | null): Doing => ({
  industry,
  verbs,
  objects,
})

export const INDUSTRY_DOINGS: readonly Doing[] = [
  does(
    'ecommerce',
    'sell ship trade retail run have operate',
    'online, over the internet, over the web, on the web, through our website, through our site, through the website, from our website, on our site, order on our site, on our website, on shopify, on amazon, on etsy, on ebay, shopify store, amazon store, web shop, via our website',
  ),
  does(
    'software',
    'build develop make write sell ship provide code create host offer design',
    'software, app, mobile app, saas, platform, plugin, plug in, video game, computer game, mobile game, website for client, website for business, web application, chatbot, managed service, cloud service, hosting, web hosting, cyber security',
  ),
  does(
    'software',
    'do provide offer sell',
    'it support, it service, computer support, computer repair, web development',
  ),
  does(
    'software',
    'host look maintain support fix repair',
    'website, server, after computer, computer for, computer network, it system for, after the it of',
  ),
  does('media', 'publish broadcast', null),
  does(
    'media',
    'produce make shoot film record print run',
    'film, podcast, tv, television, tv show, documentary, magazine, newspaper, weekly paper, daily paper, local paper, wedding, commercial, music video, audiobook, radio station, cookbook, comic, cartoon, festival, album, video for',
  ),
  does(
    'energy',
    'install sell build generate supply drill run operate maintain collect recycle produce mine extract dig pump treat charge service fit quarry',
    'solar, solar panel, wind turbine, wind farm, solar farm, turbine, heat pump, charging point, power, electricity, gas, water to, drinking water, wastewater, for oil, crude, rubbish, waste, bin, scrap, scrap metal, power plant, power station, electric car, coal, copper, gold, lithium, gravel pit, stone, hydrogen, biogas, sewage, household waste, district heating, heating oil',
  ),
  does(
    'construction',
    'fix install fit repair service lay build renovate remodel paint dig plaster roof insulate refurbish convert extend replace erect tile wire demolish landscape design',
    'boiler, bathroom, kitchen, roof, plumbing, heating, wiring, drain, window, air con, air conditioning, hvac, house, home, road, bridge, extension, school, building, floor, carpet, scaffolding, scaffold, lift, elevator, foundation, loft, patio, driveway, garden, fence, wall, brick, tile, pipe, garage, conservatory, staircase, door, swimming pool, gutter, chimney, concrete, paving, apartment block',
  ),
  does(
    'construction',
    'put do',
    'up scaffolding, up building, up house, up fence, plumbing, heating, electrics, roofing, roof, groundwork, damp proofing, loft conversion, extension, bathroom, kitchen, paving, building work, house renovation',
  ),
  does(
    'government',
    'issue collect run handle process look grant maintain provide',
    'building permit, council tax, parking permit, property tax, local tax, town library, public library, planning application, planning permission, passport, visa, driving licence, birth certificate, after city park, after town park, after the city park, public park, county road, housing benefit, public housing, fishing licence, business licence, electoral roll, after the park',
  ),
  does('insurance', 'insure underwrite', null),
  does(
    'insurance',
    'write sell broker place settle arrange handle offer adjust provide',
    'policy, insurance, cover for, coverage, car insurance, home insurance, claim for insurer, claim on behalf of insurer, life insurance, insurance policy, annuity, reinsurance',
  ),
  does(
    'telecom',
    'sell lay run provide supply connect offer install build',
    'phone plan, phone contract, broadband, mobile plan, internet plan, internet contract, phone line, fibre, mobile network, internet to, internet access, sim card, landline, phone system, mobile contract, telephone line, wi fi to, voip, phone mast',
  ),
  does('logistics', 'haul truck forward', null),
  does(
    'logistics',
    'ship move deliver transport carry drive run clear store operate tow shift get',
    'freight, cargo, good, parcel, container, pallet, load, package, furniture for, grocery for, meal for, truck, lorry, van, school bus, bus, coach, taxi, through customs, good through customs, medicine, car across, livestock, steel across, gravel, timber, from a to b, passenger, ferry, household, people house, people furniture, vehicle for, letter, mail, grain, milk, fuel',
  ),
  does(
    'legal',
    'represent defend',
    'client in court, tenant, worker, driver, people in court, asylum seeker, victim, family, employee, inventor',
  ),
  does(
    'legal',
    'practise practice file handle do draft draw advise litigate write',
    'law, family law, up will, will for, divorce, patent, trade mark, trademark, conveyancing, personal injury, injury claim, immigration case, probate, legal work, lawsuit, court case, employment tribunal, criminal law',
  ),
  does(
    'accounting',
    'do file prepare keep run audit handle balance',
    'bookkeeping for, tax for, tax return, account for, the book for, book for, payroll for other, payroll for client, payroll for business, payroll for company, payroll for small, charity, company account, annual account for, vat return for, other people tax, people tax, client tax, client book, people book',
  ),
  does('finance', 'lend', null),
  does(
    'finance',
    'give make originate service offer provide arrange broker',
    'loan, mortgage, financial advice, money advice, factoring, venture capital, credit to',
  ),
  does(
    'finance',
    'manage invest look',
    'people money, wealth, fund for, investment, portfolio, people saving, client saving, client money, pension, pension for, in startup, in company, in property, after people money, after people saving',
  ),
  does(
    'finance',
    'process exchange trade chase collect finance',
    'card payment, payment for merchant, payment for shop, currency, share, stock, bond, debt for, debt on behalf, car, equipment for, invoice from',
  ),
  does(
    'healthcare',
    'treat see examine operate heal diagnose vaccinate nurse',
    'patient, back pain, pain, skin, eye, elderly, people with, dementia, cat and dog, dog and cat, pet, animal, horse, cancer, disabled people, hip, knee, on people, baby, child with',
  ),
  does(
    'healthcare',
    'look take care',
    'after elderly, after elderly people, after the elderly, after old people, after older people, after sick, after the sick, after patient, care of elderly, care of the elderly, care of old people, care of patient, for elderly, for the elderly, for people with, for patient, for old people, after people with',
  ),
  does(
    'healthcare',
    'run fit fix sell dispense deliver test scan',
    'care home, dental surgery, clinic, hearing aid, tooth, teeth, contact lens, prescription, prescription medicine, medicine, baby, blood, blood sample, urine sample, brace, spectacle, nursing home',
  ),
  does('education', 'teach tutor coach educate', null),
  does(
    'education',
    'train run offer give provide',
    'student, apprentice, teacher, forklift driver, truck driver, pilot, welder, adult, jobseeker, nursery, school, evening course, evening class, language course, driving lesson, music lesson, first aid course, kindergarten, bootcamp, playgroup, degree, swimming lesson',
  ),
  does(
    'real_estate',
    'rent let lease',
    'flat, out flat, out office, out apartment, out property, out house, out building, out room, house to, apartment, student room, holiday home, cottage, villa, land, office space',
  ),
  does(
    'real_estate',
    'manage look sell develop flip',
    'flat, apartment, property, house, building for, after building, after flat, after house, after property, rental, commercial property, apartment building, apartment block, shopping centre, land, holiday home, condo, condominium, villa',
  ),
  does('hospitality', 'cater', null),
  does(
    'hospitality',
    'serve cook',
    'food, meal, lunch, dinner, breakfast, drink, pizza, burger, kebab, coffee, curry, guest',
  ),
  does(
    'hospitality',
    'run have got own keep operate',
    'hotel, pub, bar, restaurant, cafe, coffee shop, guest house, hostel, campsite, nightclub, bed and breakfast, b and b, food truck, pizzeria, holiday park, boat trip',
  ),
  does(
    'hospitality',
    'organise arrange book sell host rent',
    'walking holiday, holiday, tour, trip for, ski trip, boat trip, cruise, safari, out tent, tent and pitch, room to guest, wedding at, flight for',
  ),
  does(
    'agency',
    'recruit place find supply source staff',
    'candidate, temp, staff for, worker for, nurse in, nurse for, engineer, people for company, people for job, developer for, executive, nanny, actor, model, candidate for, people for',
  ),
  does(
    'agency',
    'design run manage plan do write make',
    'logo, brand, website, ad campaign, campaign for, ad for, social media for, pr, pr for, seo, seo for, marketing for, advertising for, branding, copy for, packaging for, product launch',
  ),
  does(
    'agency',
    'organise plan run translate answer',
    'conference, conference for, event for, trade fair, exhibition, contract, document for, legal document, book into, phone for, call for',
  ),
  does(
    'nonprofit',
    'run operate',
    'food bank, homeless shelter, shelter, soup kitchen, refuge, charity shop, museum, church',
  ),
  does('nonprofit', 'raise', 'money for, money for cancer research, fund for, fund to'),
  does(
    'nonprofit',
    'help support house rescue protect feed shelter rehome save fight fund',
    'homeless, homeless people, the homeless, refugee, vulnerable, vulnerable people, poor, the poor, poor family, dog, cat, donkey, wetland, rainforest, nature, wildlife, young people in care, people in need, family in need, hungry, victim, veteran, carer, orphan, poverty, hunger, whale, bird, people leave prison',
  ),
  does(
    'other',
    'clean wash',
    'office, window, home, house, building, carpet, school, car, toilet, hotel room',
  ),
  does('other', 'guard patrol secure', 'site, building site, building, shop, event, warehouse'),
  does(
    'other',
    'grow farm raise keep breed have',
    'vegetable, fruit, crop, barley, wheat, corn, grape, apple, sheep, cattle, salmon, acre, hectare, bee, pig, chicken, potato, tree, flower, olive, dairy cow, trout, mushroom, horse',
  ),
  does('other', 'cut style dye groom', 'hair, dog'),
  does(
    'other',
    'repair fix service hire rent',
    'car, out car, motorbike, bicycle, motorcycle, out machine, out bike, people car',
  ),
  does(
    'other',
    'run own operate have got',
    'gym, salon, garage, barber shop, laundry, fitness studio, farm, launderette, yoga studio',
  ),
  does('other', 'bury cremate', null),
  does('other', 'get kill', 'rid of rat, rid of pest, rid of mouse, rat, pest'),
  does('manufacturing', 'manufacture', null),
  does(
    'manufacturing',
    'make produce build assemble fabricate machine mould mold cast brew bottle bake weld roast distil forge sew cut fold press mill spin weave blend carve coat',
    `${GOODS}, sheet of metal, bread for`,
  ),
  does(
    'manufacturing',
    'print',
    'packaging, t shirt, banner, label for, wallpaper, fabric, textile',
  ),
  does('retail', 'sell', GOODS),
  does(
    'retail',
    'run have own operate keep got',
    'shop, store, bakery, deli, toy store, petrol station, gas station, stall, stall on the market, market stall, supermarket, boutique, bookshop, garden centre, showroom, kiosk, butcher shop, dealership, book store, bike shop',
  ),
]
