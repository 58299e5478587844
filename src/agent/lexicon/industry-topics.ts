import type { Industry } from '#domain/industry.ts'

/**
 * Words that name an industry only beside a noun for an organisation: "a telephone company" and "a parcel firm", but
 * not "a telephone" or "the parcels".
 */
export const INDUSTRY_TOPICS: Readonly<Partial<Record<Industry, string>>> = {
  telecom:
    'telephone, phone, mobile phone, mobile, broadband, internet, fibre, satellite, cable, cellular, wireless, landline, sim, roaming, network, wi fi, comms, voice',
  energy:
    'wind, electric, electrical power, gas, power, water, heat, fuel, oil, nuclear, turbine, meter, metering, hydrogen, waste, sewerage, grid, charging, battery, biofuel, lng, lpg, renewable, petrol, rubbish, refuse, scrap, heat pump, ev, bin',
  healthcare:
    'medical, health, patient, clinical, pathology, blood, ambulance, hearing, eye care, eye, skin, fertility, maternity, care, surgical, wellbeing, wellness, hospital, nursing, caregiving, disability, drug, vaccine, medicine, treatment, animal health, foot, sleep, hearing aid, diabetes, cancer, dementia, elderly',
  finance:
    'credit, loan, investment, investing, pension, wealth, saving, financial, money, capital, trading, currency, foreign exchange, crypto, equity, bond, mortgage, cash, fund, treasury, remittance, payday, card payment, debt, invoice, stock, share, collections',
  insurance: 'cover, claim, policy, underwriting, warranty, actuarial, annuity, risk',
  accounting: 'tax return, tax filing, tax, audit, payroll, book keeping, ledger, accounts, vat',
  logistics:
    'parcel, truck, lorry, cargo, delivery, taxi, bus, coach, minibus, van, rail, train, ferry, air freight, container, pallet, transit, moving, customs, aviation, airline, post, mail, postal, dispatch, fleet, storage, ship, vessel, load, groupage, reefer, chauffeur, export, cold chain, furniture removal, shipment',
  manufacturing:
    'machinery, machine, metal, sheet metal, steel, aluminium, aluminum, plastic, rubber, glass, paper, cardboard, packaging, woodworking, woodwork, wood, timber, furniture, textile, garment, engineering, precision, part, component, equipment, tool, tooling, pump, valve, hose, bearing, fastener, engine, cement, ceramic, tile, brick, chemical, paint, coating, cosmetic, electronic, circuit board, instrument, device, brew, beverage, drink, food, snack, meat, bakery good, chocolate, sweet, confectionery, dairy, crate, box, label, printing, print, uniform, automotive, auto, vehicle, car part, sausage, cheese, bread, biscuit, pasta, sauce, beer, gear, gasket, filter, spring, screw, wire, robot, sensor, aerospace, defence, semiconductor, moulding, casting, foam, adhesive, lubricant, fertiliser, yarn, leather, mattress, sofa, kitchenware, toiletry, soap, candle, sign, boat, yacht, trailer, caravan, bicycle frame, appliance, lighting, lamp, conveyor, compressor, crane, tank, pipe, tube, fitting, fabrication, frozen food, ready meal, pet food',
  retail:
    'shoe, clothe, clothing, fashion, grocery, hardware, toy, pet, gift, flower, homeware, jewellery, office supply, supply, stationery, vape, wine, liquor, off licence, furnishing, car, used car, motorbike, motorcycle, bike, bicycle, tyre, book, shopping, high street, diy, sportswear, sports good, carpet, curtain, garden, lingerie, perfume, watch, spectacle, builders supply, second hand, antique, convenience, grocery, department, discount, electricals, music shop, record shop, phone case, bridal',
  ecommerce: 'online, e commerce, internet retail, mail order, amazon, shopify, etsy, ebay',
  software:
    'software, app, tech, technology, computer, computing, it, information technology, cyber security, cyber, data, cloud, hosting, ai, web development, web, saas, game, video game, digital platform, robotic, internet of thing, erp, crm, analytic, it support, website hosting, automation software, blockchain, network security, machine learning, mobile app',
  government:
    'council, county, state, municipal, federal, civic, public sector, public, government, city, town, borough, parish, planning, permit, licensing, immigration, passport, customs and excise, housing benefit, electoral, police, fire and rescue, fire, law enforcement, border, park, parks and recreation, public works, social services, environmental health, highway, refuse department, housing, employment, welfare, benefit, regional, district, national, provincial, village, tourism board, building control, tax collection, land registry, statistics, veterans',
  legal:
    'law, legal, litigation, probate, patent, trade mark, trademark, divorce, immigration law, will, family law, injury, notarial, arbitration, employment law',
  agency:
    'marketing, advertising, ad, creative, branding, brand, pr, seo, social media, staffing, recruiting, recruitment, talent, temp, temping, translation, localisation, localization, design, call, outsourcing, event, promotion, communication, copywriting, hr, public relation, digital, influencer, headhunting, nanny, au pair, domestic staff, modelling, model, conference, exhibition, market research, executive search, interpreting, telemarketing, content, web design, graphic, lead generation, executive, campaign, ux, merchandising',
  media:
    'media, news, newspaper, magazine, radio, tv, television, film, video, movie, music, publishing, book publishing, podcast, broadcast, photography, photo, animation, theatre, press, entertainment, streaming, record, comic, puzzle book, documentary, concert, ticket, audiobook, art',
  construction:
    'building, house building, construction, roofing, roof, plumbing, heating, drainage, paving, fencing, flooring, floor, plastering, decorating, painting, insulation, window, door, kitchen, bathroom, scaffolding, scaffold, landscape, landscaping, joinery, demolition, electrical, boiler, renovation, refurbishment, hvac, air con, air conditioning, swimming pool, asphalt, concrete, glazing, extension, loft conversion, tiling, guttering, gutter, surveying, architecture, architectural, architect, civil engineering, damp proofing, lift, elevator, bricklaying, carpentry, home improvement, conservatory, driveway, stair, fireplace, road, bridge, tunnel, excavation, groundwork, drain, interior, blind, shutter',
  real_estate:
    'property, real estate, estate, letting, rental, apartment, flat, housing development, land, leasing, strata, office space, condominium, condo, residential, holiday home, holiday let, tenant, coworking, block, villa, serviced office',
  education:
    'education, training, teaching, tutoring, tuition, learning, school, language, exam, childcare, nursery, early year, student, university, college, apprenticeship, course, e learning, study, teacher, coaching, coding, academic, kid, children',
  hospitality:
    'hotel, restaurant, pub, cafe, coffee, catering, food service, pizza, burger, sandwich, fried chicken, kebab, holiday, tour, tourism, travel, wedding venue, wedding, leisure, cruise, bar, hospitality, street food, safari, camping, resort, banquet, sushi, ice cream, vacation, hostel, ski, glamping, noodle, takeaway, conference venue, walking holiday, party',
  nonprofit:
    'charity, charitable, non profit, nonprofit, not for profit, relief, aid, humanitarian, voluntary, volunteer, community, homelessness, homeless, refugee, church, faith, conservation, heritage, mission, donation, fundraising, membership, youth, wildlife, religious, philanthropic, member, animal welfare, rescue, poverty, carer',
  other:
    'farming, farm, agricultural, seed, cleaning, security, funeral, fitness, sport, beauty, hair, laundry, car wash, car hire, car rental, vehicle hire, pest control, research, consulting, consultancy, dog, pet care, fishing, forestry, guarding, window cleaning, facility, tattoo, horse, gardening, fruit, vegetable, dairy farming, crop, egg, cattle, salmon, honey, rental equipment, car repair, gym, yoga, betting, gambling, inspection, certification, testing, environmental, management, strategy, engineering consulting, martial arts',
}
