const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * Words that say whose a figure is, when, and per what. They weigh by being near at all, not by their exact place.
 */
export const KEY_WORDS: readonly ReadonlySet<string>[] = [
  list(`
i me my myself we us our ourselves you your he him his she her they them their it its each every per total together
combined between both all altogether team everyone everybody nobody person one alone only who which that this these
those there if would say will want need wish used not no never last next ago back before until now since old year years
`),
  list(`
have has had having got gets get is are was were be am been takes take took spend spends spent spending lose loses
losing lost cost costs costing pay pays paid paying make makes making made earn earns earning put puts do does doing
did work works working worked employ run runs running need needs want wants use uses using used go goes eat eats eating
burn burns charge charges charged bill bills quote quoted sit sits handle handles process processes come comes start
starts live leave
`),
  list(`
budget salary wage wages pay hourly rate cost price fee error errors mistake mistakes wrong accuracy rejected denied
returned months weeks days hour hours minutes
`),
]

/** Verbs say nothing about figures in other sentences; the others may. */
export const FAR_KEY_SETS: readonly number[] = [0, 2]
