/** Nouns for people who do work, as a piece of a pattern. */
export const PEOPLE_NOUN =
  '(?:people|peple|poeple|persons?|ppl|employees?|employes|staff(?:ers?| members?)?|team ?mates?|team members?|folks|guys|girls|men|women|reps?|agents?|clerks?|analysts?|coordinators?|co-ordinators?|admins?|administrators?|associates?|specialists?|members|engineers?|accountants?|planners?|dispatchers?|schedulers?|operators?|bookkeepers?|managers?|assistants?|colleagues|workers|heads|hands|processors?|adjusters?|nurses?|buyers?|recruiters?|technicians?|techs|paralegals?|developers?|buyers|drivers|brokers?|underwriters?|officers?|contractors?|vas?|temps?|ftes?|full[- ]time(?:rs)?|headcount|users)'

/** People as a group without a noun: "three of us". */
export const OF_US = '(?:of (?:us|them|my|our|the))'
