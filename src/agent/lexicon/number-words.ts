import { toTable } from '#agent/lexicon/word-set.ts'

/** Numbers as words, as they are folded: value and words, each language for itself. Articles count one. */
const LISTS: Readonly<Record<string, string>> = {
  en: '0 zero|1 one a an single each|2 two couple pair twice both|3 three thrice|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve dozen|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety|100 hundred|1000 thousand k grand|0.5 half|0.25 quarter|0.3333 third|1000000 million',
  es: '0 cero|1 uno un una cada|2 dos par|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce docena|13 trece|14 catorce|15 quince|16 dieciseis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento|200 doscientos doscientas|500 quinientos quinientas|1000 mil|0.5 medio media mitad|0.25 cuarto|0.3333 tercio tercera|21 veintiuno veintiun|22 veintidos|23 veintitres|24 veinticuatro|25 veinticinco|26 veintiseis|27 veintisiete|28 veintiocho|29 veintinueve',
  fr: '0 zero|1 un une chaque chacun chacune|2 deux paire|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze douzaine|13 treize|14 quatorze|15 quinze quinzaine|16 seize|20 vingt vingtaine|30 trente trentaine|40 quarante quarantaine|50 cinquante cinquantaine|60 soixante soixantaine|80 quatrevingts|100 cent cents centaine|1000 mille|0.5 demi demie moitie mi|0.25 quart|0.3333 tiers',
  de: '0 null|1 eins ein eine einen einem einer je|2 zwei zweit beide paar doppelt|3 drei dritt|4 vier viert|5 funf funft|6 sechs sechst|7 sieben siebt|8 acht|9 neun|10 zehn|11 elf|12 zwolf dutzend|13 dreizehn|14 vierzehn|15 funfzehn|16 sechzehn|17 siebzehn|18 achtzehn|19 neunzehn|20 zwanzig|30 dreißig dreissig|40 vierzig|50 funfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig|100 hundert|1000 tausend|0.5 halb halbe halben halber halbes halfte|0.25 viertel|0.3333 drittel|1.5 anderthalb eineinhalb|2.5 zweieinhalb|3.5 dreieinhalb|4.5 viereinhalb',
  it: '0 zero|1 uno un una ogni ciascuno ciascuna|2 due paio coppia|3 tre|4 quattro|5 cinque|6 sei|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici dozzina|13 tredici|14 quattordici|15 quindici quindicina|16 sedici|17 diciassette|18 diciotto|19 diciannove|20 venti ventina|30 trenta trentina|40 quaranta quarantina|50 cinquanta cinquantina|60 sessanta|70 settanta|80 ottanta|90 novanta|100 cento centinaio|1000 mille mila|0.5 mezzo mezza meta|0.25 quarto|0.3333 terzo',
  pt: '0 zero|1 um uma cada|2 dois duas par|3 tres|4 quatro|5 cinco|6 seis meia|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze duzia|13 treze|14 catorze quatorze|15 quinze|16 dezesseis dezasseis|17 dezessete dezassete|18 dezoito|19 dezenove dezanove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem cento|200 duzentos duzentas|500 quinhentos quinhentas|1000 mil|0.5 meio metade|0.25 quarto|0.3333 terco',
  nl: '0 nul|1 een eentje elk ieder per|2 twee paar beide|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|11 elf|12 twaalf dozijn|13 dertien|14 veertien|15 vijftien|16 zestien|17 zeventien|18 achttien|19 negentien|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|70 zeventig|80 tachtig|90 negentig|100 honderd|1000 duizend|0.5 half halve helft|0.25 kwart|0.3333 derde|1.5 anderhalf anderhalve|2.5 tweeenhalf',
  pl: '0 zero|1 jeden jedna jedno jednej jednego kazdy kazda|2 dwa dwie dwoch dwoje dwiema para|3 trzy trzech troje|4 cztery czterech czworo|5 piec pieciu piecioro|6 szesc szesciu|7 siedem siedmiu|8 osiem osmiu|9 dziewiec dziewieciu|10 dziesiec dziesieciu|11 jedenascie jedenastu|12 dwanascie dwunastu tuzin|13 trzynascie|14 czternascie|15 pietnascie pietnastu|16 szesnascie|17 siedemnascie|18 osiemnascie|19 dziewietnascie|20 dwadziescia dwudziestu|30 trzydziesci trzydziestu|40 czterdziesci czterdziestu|50 piecdziesiat|60 szescdziesiat|70 siedemdziesiat|80 osiemdziesiat|90 dziewiecdziesiat|100 sto|200 dwiescie|500 piecset|1000 tysiac tysiace tysiecy|0.5 pol polowa polowe|0.25 cwierc|0.3333 trzecia|1.5 poltora poltorej',
}

/** By language (ISO 639-1), the value of each word. */
export const NUMBER_WORDS = toTable(
  Object.fromEntries(
    Object.entries(LISTS).map(([language, list]) => [
      language,
      toTable<number>(
        Object.fromEntries(
          list.split('|').flatMap((entry) => {
            const [value, ...words] = entry.split(' ')
            return words.map((word) => [word, Number(value)])
          }),
        ),
      ),
    ]),
  ),
)
