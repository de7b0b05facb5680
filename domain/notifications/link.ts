/** Where a notification leads: a path of the product, or a page of others. */
export type NotificationTarget = {readonly kind: 'own' | 'external'; readonly href: string}

/** A path that no browser reads as another host. */
const ownPath = /^\/(?![/\\])/

/**
 * The address of a notification's link, when it may be opened: paths of the product, and http or https pages of others.
 * Anything else (scripts, mail, addresses without scheme) leads nowhere.
 */
export function targetOf(link: string | null): NotificationTarget | null {
  if (link === null) return null
  const text = link.trim()
  if (ownPath.test(text)) return {kind: 'own', href: text}
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  return {kind: 'external', href: new URL(text).href}
}
