/** Words that take back what was told: `figure` by naming it last, `last` whatever was told before. */
export const TAKEN_BACK_PHRASES = {
  figure: `
    (forget|ignore|disregard|scrap|strike|override|not|instead of) (about)? (what i (said|wrote))? (about)? (my|the|these|those)? #
  `,
  last: `
    (forget|ignore|disregard|scrap|strike|override|correct) (that|this|it|what i (said|wrote|typed)|my (last|previous|earlier)|the (last|previous|typo))
    my mistake
    i misspoke
    that was (wrong|a typo)
  `,
}
