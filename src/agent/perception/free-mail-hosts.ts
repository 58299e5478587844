/** Mail hosts that say nothing of the company behind an address. */
const FREE_MAIL_HOSTS = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'mail.com',
  'zoho.com',
  'fastmail.com',
  'hey.com',
  'yandex.com',
  'qq.com',
  '163.com',
  'orange.fr',
  'free.fr',
  'uol.com.br',
])

export function isFreeMailHost(host: string): boolean {
  return FREE_MAIL_HOSTS.has(host)
}
