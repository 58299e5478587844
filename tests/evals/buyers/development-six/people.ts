import type { Bank } from '#tests/evals/buyers/bank/bank.ts'

type People = Pick<Bank, 'givenNames' | 'surnames' | 'companyOwners' | 'topLevels' | 'nicheTools'>

const list = (words: string): string[] => words.split(', ')

export const people: People = {
  givenNames: [
    ...list('Hannah, Marcus, Priyanka, Tobias, Siobhan, Rafael, Ingrid, Kwame, Colleen, Dmitri'),
    ...list('Yasmin, Gareth, Leticia, Bernard, Noor, Callum, Francesca, Hiroshi, Wendy, Anton'),
    ...list('Renée, Patrick, Amara, Stuart, Ximena, Douglas, Katarzyna, Nikhil, Heather, Matteo'),
    ...list('Zoë, Eugene, Sunita, Trevor, Lieke, Mark, Grace, Abdullah, Paula, Joaquín'),
    ...list('Brenda, Vikram, Astrid, Curtis, Meera, Lionel, Chioma, Ruben, Deborah, Seung'),
  ],
  surnames: [
    ...list('Whitcombe, Okonkwo, Hartmann, Delgado, Pritchard, Sorensen, Banerjee, McAllister'),
    ...list('Vandenberg, Castellano, Nakamura, Fairweather, Kowalski, Mbeki, Lindqvist, Rourke'),
    ...list('Tremblay, Petrov, Ashworth, Guzmán, Ferreira, Holloway, Iyer, Brandt, Cho, Dunleavy'),
    ...list('Stavros, Mercer, Abernathy, Rahman, Eriksen, Quintana, Thackeray, Wozniak, O’Leary'),
    ...list('Bellamy, Osei, Haddad, Novotny, Caldwell, Jansen, Ramaswamy, Hutchins, Moreau, Lund'),
  ],
  companyOwners: [
    ...list('Brackenfield, Westlund, Corbridge, Halloway, Pinehurst, Calloway, Thornbury, Estrada'),
    ...list('Kestrel, Ravensworth, Larkspur, Montrose, Silverbirch, Oakhaven, Dunmore, Castell'),
    ...list('Redwillow, Fairhaven, Stonebridge, Marlowe, Whitlock, Beaumont, Tidewater, Ashgrove'),
    ...list('Ironwood, Lindgren, Bayview, Harcourt, Elmsworth, Cedarline, Valdez, Northmoor'),
    ...list('Aldergate, Hemlock, Sandpiper, Rosedale, Kingsley, Amberley, Drummond, Fenwick'),
  ],
  topLevels: ['com', 'com', 'com', 'net', 'co', 'co.uk', 'com.au', 'ca', 'ie', 'de', 'org', 'us'],
  nicheTools: [
    ...list('Ninox, Caspio, Kissflow, Quickbase, Tallyfy, FileMaker Pro, GoCanvas, Kintone'),
    ...list('Cognito Forms, Podio, Striven, Method CRM, Formstack, TeamDesk, Zoho Creator'),
  ],
}
