import { toTable } from '#agent/lexicon/word-set.ts'

type NumberList = { both: string; heard: string; said: string }

/**
 * Numbers as words, as they are folded: value and words, each language for itself. `heard` are those that only a
 * visitor's quote counts by, the articles among them: a text that is checked says "a", "both" or "meia" without meaning
 * a number. `said` are those that only a text is checked for.
 */
const LISTS: Readonly<Record<string, NumberList>> = {
  en: {
    both: '0 zero|0.25 quarter|0.3333 third|0.5 half|2 two couple pair twice|3 three thrice|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve dozen|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety|100 hundred|1000 thousand grand|1000000 million',
    heard: '1 one a an single each|2 both|1000 k',
    said: '0 nought nil|0.1 tenth|0.2 fifth|0.25 quarters|0.3333 thirds|0.5 halve|2 double|3 triple|100 hundreds|1000 thousands|1000000 millions',
  },
  es: {
    both: '0 cero|0.3333 tercio|0.5 medio mitad|2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce docena|13 trece|14 catorce|15 quince|16 dieciseis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|21 veintiuno|22 veintidos|23 veintitres|24 veinticuatro|25 veinticinco|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento|200 doscientos doscientas|500 quinientos|1000 mil',
    heard:
      '0.25 cuarto|0.3333 tercera|0.5 media|1 uno un una cada|2 par|21 veintiun|26 veintiseis|27 veintisiete|28 veintiocho|29 veintinueve|500 quinientas',
    said: '2 doble|3 triple|300 trescientos|400 cuatrocientos|600 seiscientos|700 setecientos|800 ochocientos|900 novecientos|1000 miles|1000000 millon millones',
  },
  fr: {
    both: '0 zero|0.25 quart|0.3333 tiers|0.5 demi moitie|2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze douzaine|13 treize|14 quatorze|15 quinze quinzaine|16 seize|20 vingt vingtaine|30 trente trentaine|40 quarante quarantaine|50 cinquante cinquantaine|60 soixante|100 cent cents centaine|1000 mille',
    heard: '0.5 demie mi|1 un une chaque chacun chacune|2 paire|60 soixantaine|80 quatrevingts',
    said: '2 double|3 triple|80 quatrevingt|1000 milliers|1000000 million millions',
  },
  de: {
    both: '0 null|0.25 viertel|0.3333 drittel|0.5 halb halbe halben halber halbes halfte|2 zwei doppelt|3 drei|4 vier|5 funf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|11 elf|12 zwolf dutzend|13 dreizehn|14 vierzehn|15 funfzehn|16 sechzehn|17 siebzehn|18 achtzehn|19 neunzehn|20 zwanzig|30 dreissig|40 vierzig|50 funfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig|100 hundert|1000 tausend',
    heard:
      '1 eins ein eine einen einem einer je|1.5 anderthalb eineinhalb|2 zweit beide paar|2.5 zweieinhalb|3 dritt|3.5 dreieinhalb|4 viert|4.5 viereinhalb|5 funft|6 sechst|7 siebt|30 dreißig',
    said: '2 zweifach doppelte|3 dreifach|30 dreizig|100 hunderte|1000 tausende|1000000 million millionen mio',
  },
  it: {
    both: '0 zero|0.3333 terzo|0.5 mezzo meta|2 due|3 tre|4 quattro|5 cinque|6 sei|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici dozzina|13 tredici|14 quattordici|15 quindici|16 sedici|17 diciassette|18 diciotto|19 diciannove|20 venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|70 settanta|80 ottanta|90 novanta|100 cento|1000 mille mila',
    heard:
      '0.25 quarto|0.5 mezza|1 uno un una ogni ciascuno ciascuna|2 paio coppia|15 quindicina|20 ventina|30 trentina|40 quarantina|50 cinquantina|100 centinaio',
    said: '2 doppio|3 triplo|1000000 milione milioni',
  },
  pt: {
    both: '0 zero|0.3333 terco|0.5 meio metade|2 dois duas|3 tres|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze duzia|13 treze|14 catorze quatorze|15 quinze|16 dezesseis|17 dezessete|18 dezoito|19 dezenove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem cento|200 duzentos duzentas|500 quinhentos|1000 mil',
    heard:
      '0.25 quarto|1 um uma cada|2 par|6 meia|16 dezasseis|17 dezassete|19 dezanove|500 quinhentas',
    said: '2 dobro|3 triplo|300 trezentos|400 quatrocentos|600 seiscentos|700 setecentos|800 oitocentos|900 novecentos|1000 milhares|1000000 milhao milhoes',
  },
  nl: {
    both: '0 nul|0.3333 derde|0.5 half halve helft|2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|11 elf|12 twaalf dozijn|13 dertien|14 veertien|15 vijftien|16 zestien|17 zeventien|18 achttien|19 negentien|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|70 zeventig|80 tachtig|90 negentig|100 honderd|1000 duizend',
    heard:
      '0.25 kwart|1 een eentje elk ieder per|1.5 anderhalf anderhalve|2 paar beide|2.5 tweeenhalf',
    said: '2 dubbel dubbele|100 honderden|1000 duizenden|1000000 miljoen',
  },
  pl: {
    both: '0 zero|0.5 pol polowa polowe|2 dwa dwie dwoch dwoje|3 trzy trzech troje|4 cztery czterech|5 piec pieciu|6 szesc szesciu|7 siedem siedmiu|8 osiem osmiu|9 dziewiec dziewieciu|10 dziesiec dziesieciu|11 jedenascie jedenastu|12 dwanascie dwunastu tuzin|13 trzynascie|14 czternascie|15 pietnascie pietnastu|16 szesnascie|17 siedemnascie|18 osiemnascie|19 dziewietnascie|20 dwadziescia dwudziestu|30 trzydziesci trzydziestu|40 czterdziesci czterdziestu|50 piecdziesiat|60 szescdziesiat|70 siedemdziesiat|80 osiemdziesiat|90 dziewiecdziesiat|100 sto|200 dwiescie|500 piecset|1000 tysiac tysiace tysiecy',
    heard:
      '0.25 cwierc|0.3333 trzecia|1 jeden jedna jedno jednej jednego kazdy kazda|1.5 poltora poltorej|2 dwiema para|4 czworo|5 piecioro',
    said: '0.5 polowy|2 dwukrotnie podwojnie|13 trzynastu|14 czternastu|50 piecdziesieciu|100 stu|200 dwustu|300 trzysta|400 czterysta|600 szescset|700 siedemset|800 osiemset|900 dziewiecset|1000000 milion miliony milionow',
  },
}

function readList(list: string): [string, number][] {
  return list.split('|').flatMap((row) => {
    const [value, ...words] = row.split(' ')
    return words.map((word): [string, number] => [word, Number(value)])
  })
}

/** By language (ISO 639-1), the value of each word of a visitor's. Articles count one. */
export const NUMBER_WORDS = toTable(
  Object.fromEntries(
    Object.entries(LISTS).map(([language, { both, heard }]) => [
      language,
      toTable<number>(Object.fromEntries([...readList(both), ...readList(heard)])),
    ]),
  ),
)

/** By language, the value of each word by which a text is checked. A plain "one" is none: it is an article, too. */
export const SAID_NUMBER_WORDS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(LISTS).map(([language, { both, said }]) => [
    language,
    new Map([...readList(both), ...readList(said)]),
  ]),
)
