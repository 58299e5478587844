import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Mail hosts that say nothing of the company behind an address. */
export const FREE_MAIL_HOSTS = toWordSet(`
gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com hotmail.com hotmail.co.uk outlook.com live.com msn.com icloud.com
me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.de gmx.net web.de t-online.de mail.com zoho.com
fastmail.com hey.com yandex.com qq.com 163.com orange.fr free.fr uol.com.br
`)

/** Sites that millions share: a page there is not a company's own host. */
export const SHARED_HOSTS = toWordSet(`
amazon.com amazon.co.uk bing.com ebay.com etsy.com facebook.com google.com indeed.com instagram.com linkedin.com
pinterest.com reddit.com tiktok.com twitter.com walmart.com whatsapp.com wikipedia.org x.com yelp.com youtube.com
`)
