import type {TrialButton, TrialEndingInfo} from './remoteConfig.ts'

/** A button of the trial's message that leads somewhere safe. */
export type TrialLink = {
  readonly label: string
  readonly href: string
  readonly isPrimary: boolean
  readonly opensTab: boolean
}

/** What the message of an ended trial says, whoever wrote it. */
export type TrialMessage = {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly links: readonly TrialLink[]
}

const ownPath = /^\/(?![/\\])[^\s\\]*$/
const mailAddress = /^[^\s@?&:]+@[^\s@?&:]+$/
const isUsable = (text: string) => !/[\s\p{Cc}]/u.test(text)

function webAddress(url: string): string | null {
  if (ownPath.test(url)) return url
  return /^https?:\/\/[^/\s\\@]+(?:[/?#]|$)/i.test(url) && isUsable(url) ? url : null
}

function mailtoOf(url: string): string | null {
  const address = url.replace(/^mailto:/i, '')
  return mailAddress.test(address) ? `mailto:${address}` : null
}

/** A number is dialled with the country in front; 10 or 11 digits are a Brazilian one. */
function whatsappOf(url: string): string | null {
  if (/^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(url)) return webAddress(url)
  const digits = url.replace(/[\s()+.-]/g, '')
  if (!/^\d{10,15}$/.test(digits)) return null
  return `https://wa.me/${digits.length <= 11 ? `55${digits}` : digits}`
}

/**
 * Where a button leads: `mailto` to a mail address, `whatsapp` to a number or an address of wa.me, anything else to an
 * own path or an http(s) address. Null for whatever else an operator wrote (spec 1§3, 3§4).
 */
export function hrefOfTrialButton({type, url}: Pick<TrialButton, 'type' | 'url'>): string | null {
  const target = url.trim()
  if (type === 'mailto') return mailtoOf(target)
  return type === 'whatsapp' ? whatsappOf(target) : webAddress(target)
}

function linkOf(button: TrialButton): TrialLink[] {
  const href = hrefOfTrialButton(button)
  const label = button.label.trim()
  if (href === null || label === '') return []
  return [{label, href, isPrimary: button.primary, opensTab: /^https?:/i.test(href)}]
}

/**
 * The message for the student of a course: the entry with the course's id, else the first one that says something; null
 * when there is none. Buttons that lead nowhere safe are left out.
 */
export function trialMessageOf(infos: readonly TrialEndingInfo[], courseId: string | undefined): TrialMessage | null {
  const written = infos.filter(({title, message}) => title.trim() !== '' || message.trim() !== '')
  const info = written.find(({id}) => id === courseId) ?? written[0]
  if (!info) return null
  const {id, title, message, buttons} = info
  return {id, title, message, links: buttons.flatMap(linkOf)}
}
