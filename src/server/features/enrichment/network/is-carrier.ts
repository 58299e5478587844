/** Words in the names of those who sell access, carry traffic, rent machines, or lend their network to many. */
const CARRIER_WORDS =
  /\b(?:isp|telecom\w*|telefonica|telekom\w*|telco|telia|telenor|telus|telstra|telmex|communications?|broadband|cable|fib(?:er|re)|wireless|mobile|cellular|internet|online|networks?|net|hosting|host|hosted|server|servers|cloud\w*|data ?cent(?:er|re)s?|datacamp|colo\w*|vpn|proxy|transit|backbone|carrier|university|universit\w+|college|school|schools|academy|campus|library|hotel|wi-?fi)\b/i
/** The large ones whose names hold none of these. */
const CARRIERS =
  /\b(?:comcast|verizon|at&t|att|charter|spectrum|cox|centurylink|lumen|level 3|t-mobile|sprint|frontier|vodafone|orange|bt|sky|o2|virgin|1&1|ionos|swisscom|sunrise|proximus|kpn|ziggo|rogers|bell canada|shaw|optus|jio|airtel|ntt|kddi|softbank|china unicom|chinanet|amazon|aws|google|microsoft|azure|oracle|ovh|hetzner|digitalocean|linode|akamai|vultr|choopa|leaseweb|contabo|fastly|scaleway|alibaba|tencent|zscaler|netskope|starlink|space exploration)\b/i

/** Whether a name, without any word of what kind of owner it is, is rather that of a carrier than of a company. */
export function isCarrier(name: string): boolean {
  return CARRIER_WORDS.test(name) || CARRIERS.test(name)
}
