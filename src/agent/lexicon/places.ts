/** The zones of the world name some four hundred cities ("Africa/Nairobi"); these large ones are in none. */
const OTHER_CITIES =
  'antwerp bergen gothenburg basel bern utrecht eindhoven bruges ghent leipzig dresden hannover bonn bremen nuremberg dortmund aarhus malmo graz salzburg krakow gdansk wroclaw brno seville bilbao malaga florence bologna verona palermo genoa nice bordeaux toulouse lille nantes strasbourg limerick cork galway belfast swansea plymouth oxford cambridge brighton nottingham leicester coventry hull derby norwich exeter york bath aberdeen dundee inverness tucson fresno omaha raleigh durham richmond spokane boise albuquerque buffalo rochester cincinnati toledo akron mesa oakland anaheim honolulu lexington greensboro newark tulsa wichita arlington aurora bakersfield laredo chandler scottsdale reno fremont irvine winnipeg edmonton quebec saskatoon victoria perth canberra hobart cairns wellington christchurch durban pretoria mombasa kumasi abuja pune chennai hyderabad bangalore bengaluru jaipur lahore islamabad osaka nagoya busan shenzhen guangzhou hanoi cebu penang monterrey guadalajara medellin curitiba atlanta austin baltimore barcelona birmingham boston bristol calgary cardiff charlotte cleveland cologne columbus dallas delhi edinburgh frankfurt geneva glasgow gothenburg hamburg houston indianapolis kyoto leeds liverpool lyon manchester marseille melbourne memphis miami milan minneapolis montreal mumbai munich naples nashville newcastle orlando osaka ottawa philadelphia pittsburgh porto portland rotterdam sacramento seattle sheffield stuttgart tampa turin valencia vegas'
const LONG_NAMES =
  'san antonio|san diego|san francisco|san jose|santa monica|santa fe|st louis|saint louis|st paul|fort worth|el paso|las vegas|new orleans|salt lake city|kansas city|oklahoma city|new jersey|new hampshire|new mexico|new york city|new york state|north carolina|south carolina|north dakota|south dakota|rhode island|west virginia|british columbia|new england|northern ireland|the hague|cape town|new delhi|tel aviv|rio de janeiro|buenos aires|abu dhabi|hong kong|bay area|silicon valley|upstate new york|long island|west coast|east coast|the midwest|the netherlands'
const REGIONS =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta bavaria catalonia england scotland wales britain europe africa asia america scandinavia nyc la sf dc ny nj tx uk us usa eu uae'

function listZoneCities(): string[] {
  return Intl.supportedValuesOf('timeZone').map((zone) =>
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
  )
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Every two-letter code that names a country; the others come back as they went in. */
function listCountries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => names.of(`${first}${second}`)?.toLowerCase() ?? []),
  )
}

const PLACES = new Set([
  ...listZoneCities(),
  ...listCountries(),
  ...OTHER_CITIES.split(' '),
  ...LONG_NAMES.split('|'),
  ...REGIONS.split(' '),
])

/** Whether words name a place and nothing else: "Nairobi", "South Africa", "the Netherlands". */
export function isPlace(words: string): boolean {
  return PLACES.has(words.toLowerCase().replace(/^the /, '').trim())
}
