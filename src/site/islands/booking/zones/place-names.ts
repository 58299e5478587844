/** Names that people type and neither the package of time zones nor `Intl` has. */
type Names = Readonly<Record<string, string>>

/** Zone → large cities, then what people of the place and people of old call it. Commas part names. */
export const MORE_CITIES: Names = {
  'America/New_York':
    'Atlanta, Baltimore, Boston, Charlotte, Cleveland, Columbus, Jacksonville, Miami, New York, NYC, Orlando, Pittsburgh, Portland, Raleigh, Tampa, Washington, Washington DC',
  'America/Chicago':
    'Austin, Fort Worth, Kansas City, Memphis, Milwaukee, Minneapolis, Nashville, New Orleans, Oklahoma City, Omaha, Saint Louis, Tulsa',
  'America/Denver': 'Salt Lake City',
  'America/Los_Angeles':
    'LA, Las Vegas, Oakland, Portland, Sacramento, San Fran, Seattle, SF, Silicon Valley, Spokane',
  'America/Toronto': 'Hamilton, Quebec City',
  'America/Vancouver': 'Kelowna',
  'America/Sao_Paulo': 'Brasília, Curitiba, Porto Alegre, Recife, Fortaleza',
  'America/Mexico_City': 'Ciudad de México, Guadalajara, Monterrey',
  'America/Havana': 'La Habana',
  'Europe/London': 'Belfast, Bristol, Cambridge, Cardiff, Edinburgh, Leeds, Liverpool, Oxford',
  'Europe/Berlin':
    'Bonn, Bremen, Cologne, Dortmund, Dresden, Düsseldorf, Essen, Frankfurt, Hannover, Leipzig, München, Nuremberg, Nürnberg, Stuttgart',
  'Europe/Paris': 'Bordeaux, Lille, Nantes, Nice, Strasbourg',
  'Europe/Madrid': 'Bilbao, Málaga, Sevilla, Seville',
  'Europe/Lisbon': 'Lisboa',
  'Europe/Rome':
    'Bologna, Firenze, Florence, Genova, Genoa, Milano, Napoli, Roma, Torino, Venezia, Venice',
  'Europe/Vienna': 'Innsbruck, Wien',
  'Europe/Zurich': 'Bern, Genève, Genf, Lugano',
  'Europe/Amsterdam': 'Den Haag, Eindhoven',
  'Europe/Brussels': 'Antwerpen, Bruges, Brussel, Bruxelles, Brüssel, Ghent, Liège',
  'Europe/Copenhagen': 'Aarhus, København, Kopenhagen',
  'Europe/Stockholm': 'Göteborg',
  'Europe/Helsinki': 'Helsingfors',
  'Europe/Prague': 'Praha, Prag',
  'Europe/Warsaw': 'Cracow, Gdańsk, Poznań, Warszawa',
  'Europe/Belgrade': 'Beograd',
  'Europe/Bucharest': 'București',
  'Europe/Athens': 'Athína, Αθήνα',
  'Europe/Kyiv': 'Lviv, Lvov, Odessa, Київ',
  'Europe/Moscow': 'Leningrad, Moskva, Москва',
  'Asia/Kolkata': 'Ahmedabad, Bangalore, Bombay, Chennai, Madras, New Delhi, Pune',
  'Asia/Shanghai': 'Canton, Guangzhou, Peking, Shenzhen, Wuhan, 北京, 上海',
  'Asia/Tokyo': 'Fukuoka, Kobe, Kyoto, Sapporo, 東京, 大阪',
  'Asia/Seoul': 'Pusan, 서울',
  'Asia/Karachi': 'Islamabad',
  'Australia/Sydney': 'Hobart',
}

/** Zone → states and provinces that keep it, or a part of which does. */
export const REGIONS: Names = {
  'America/New_York':
    'Connecticut, Delaware, District of Columbia, Florida, Georgia, Indiana, Kentucky, Maine, Maryland, Massachusetts, Michigan, New Hampshire, New Jersey, New York State, North Carolina, Ohio, Pennsylvania, Rhode Island, South Carolina, Tennessee, Vermont, Virginia, West Virginia, East Coast',
  'America/Chicago':
    'Alabama, Arkansas, Florida, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Michigan, Minnesota, Mississippi, Missouri, Nebraska, North Dakota, Oklahoma, South Dakota, Tennessee, Texas, Wisconsin',
  'America/Denver':
    'Colorado, Idaho, Kansas, Montana, Nebraska, New Mexico, North Dakota, Oregon, South Dakota, Texas, Utah, Wyoming',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles':
    'California, Idaho, Nevada, Oregon, Washington, Washington State, West Coast',
  'America/Anchorage': 'Alaska',
  'America/Adak': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Toronto': 'Ontario, Quebec',
  'America/Winnipeg': 'Manitoba, Ontario',
  'America/Regina': 'Saskatchewan',
  'America/Edmonton': 'Alberta',
  'America/Vancouver': 'British Columbia, BC',
  'America/Halifax': 'New Brunswick, Nova Scotia, Prince Edward Island, Labrador',
  'America/St_Johns': 'Newfoundland',
  'Australia/Sydney': 'New South Wales, Tasmania, Victoria',
  'Australia/Brisbane': 'Queensland',
  'Australia/Adelaide': 'South Australia',
  'Australia/Darwin': 'Northern Territory',
  'Australia/Perth': 'Western Australia',
  'Europe/Berlin': 'Bavaria, Bayern',
  'Asia/Dubai': 'Gulf',
}

/** Zone → what its clock is called beside "United Kingdom Time" and the like. */
export const CLOCK_NAMES: Names = {
  'America/Phoenix': 'Arizona Time',
  'Asia/Shanghai': 'Beijing Time',
  'Europe/Dublin': 'Irish Time',
  'Europe/London': 'British Time, UK Time',
}

/** ISO country code → other names of it. */
export const COUNTRY_NAMES: Names = {
  AE: 'Emirates, UAE',
  BE: 'Belgien, Belgique',
  CH: 'Suisse, Svizzera',
  CI: 'Ivory Coast',
  CN: 'PRC, Mainland China',
  CZ: 'Czech Republic',
  GB: 'Britain, England, Great Britain, Northern Ireland, Scotland, UK, Wales',
  IE: 'Eire',
  KR: 'Korea, Republic of Korea',
  MM: 'Burma',
  NL: 'Holland',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TR: 'Turkey',
  US: 'America, The States, United States of America, US, USA',
}

/**
 * Zones that a name shared by many countries means to most people: "Central Time" is Chicago's, though Costa Rica's
 * clock is called so, too. After the "golden zones" of Unicode's `metaZones.xml`, with the larger city where several
 * keep one clock.
 */
export const BEST_KNOWN: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Halifax',
  'America/Toronto',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Moscow',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Bangkok',
  'Asia/Seoul',
  'Africa/Lagos',
  'Africa/Maputo',
  'Africa/Nairobi',
  'Pacific/Auckland',
  'UTC',
])
