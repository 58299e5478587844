/** Words that a question is built with, and that tell nothing of what it is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after again all also am an and any anyone anything are arent as ask asking at be
  because been before being both but by can cannot cant could couldnt did didnt do does doesnt doing dont
  each else etc even ever every everything exactly for from get gets getting give go goes going gonna got guys
  had has have havent having he hello her here hey hi him his how i id if ill im in into is isnt it its ive
  just kind know let lets like lot made make makes many may me mean might mine more most much must my need
  no not now of off ok okay on once one only or other our ours out over own people please pls put quick
  quickly really said same say says see she should so some someone something sort still such sure take tell
  than thanks that thats the their them then there theres these they theyre thing things think this those
  though to too try u up ur us use used using very want wanted wants was wasnt we well were what whats when
  where which while who whos whose why will with without wont would wouldnt wondering yes yet you youd youll
  your youre yours exactly actually basically looking got explain question curious`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
