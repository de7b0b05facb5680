import {navigate as wouterNavigate} from 'wouter/use-browser-location'

/** The only place that changes the address. Paths are without query; the query is kept unless told otherwise. */
export const currentPath = (): string => location.pathname

/** The fragment without its "#"; empty without one. */
export const currentFragment = (): string => location.hash.slice(1)

export const queryParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** Goes to a path and keeps the query; what the path brings in a query of its own counts more. */
export function goTo(path: string, {replace = false}: {replace?: boolean} = {}): void {
  const [place, own] = path.split('?')
  const query = new URLSearchParams(location.search)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  const search = own === undefined ? location.search : `?${query.toString()}`
  wouterNavigate(`${place}${search}`, {replace})
}

/** Goes to a path without any query. */
export function goToClean(path: string, {replace = false}: {replace?: boolean} = {}): void {
  wouterNavigate(path, {replace})
}

/** Sets query parameters of the current path; null removes one. */
export function setQuery(
  changes: Readonly<Record<string, string | null>>,
  {replace = false}: {replace?: boolean} = {},
): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const search = query.toString()
  wouterNavigate(`${location.pathname}${search && `?${search}`}`, {replace})
}

/** Reads a parameter and takes it, and what came beside it, out of the address and of this entry of the history. */
export function takeQuery(name: string, besides: readonly string[] = []): string | null {
  const query = new URLSearchParams(location.search)
  const value = query.get(name)
  if (value === null) return null
  for (const taken of [name, ...besides]) query.delete(taken)
  const search = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`)
  return value === '' ? null : value
}

/** Calls back with the path whenever the address changes. Returns the stop. */
export function watchPath(onChange: (path: string) => void): () => void {
  const tell = () => onChange(location.pathname)
  const events = ['popstate', 'pushState', 'replaceState']
  for (const name of events) addEventListener(name, tell)
  return () => {
    for (const name of events) removeEventListener(name, tell)
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Who is asked first when the history moves; null while nobody holds the address. */
let holder: ((event: PopStateEvent) => void) | null = null

/**
 * Lets views use plain links: a click on one of our own addresses changes the address without loading a page. Called
 * before the router listens, because listeners of the history run in the order in which they came: whoever holds the
 * address has to be asked first.
 */
export function interceptLinks(): () => void {
  const onPop = (event: PopStateEvent) => holder?.(event)
  addEventListener('popstate', onPop)
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.origin !== location.origin)
      return
    if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    wouterNavigate(`${link.pathname}${link.search}${link.hash}`)
  }
  document.addEventListener('click', onClick)
  return () => {
    removeEventListener('popstate', onPop)
    document.removeEventListener('click', onClick)
  }
}

/** Where a student was going when the way was held: an address of ours, or one step in the history. */
export type Departure = {readonly kind: 'address'; readonly to: string} | {readonly kind: 'back'}

const linkOf = ({target}: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null)

/**
 * Holds the student on this path: a link that leads away and the way back are reported instead of taken, and closing the
 * tab asks in the browser's words. Returns the stop.
 */
export function holdAddress(onLeave: (departure: Departure) => void): () => void {
  const held = {path: location.pathname, href: location.href}
  const remember = () => {
    if (location.pathname === held.path) held.href = location.href
  }
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (
      !link ||
      !isPlainClick(event) ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return
    if (link.pathname === held.path) return
    event.preventDefault()
    onLeave({kind: 'address', to: `${link.pathname}${link.search}${link.hash}`})
  }
  // The history has moved already when it tells: the place is put back before the router hears of it.
  const onPop = (event: PopStateEvent) => {
    if (location.pathname === held.path) {
      remember()
      return
    }
    event.stopImmediatePropagation()
    history.pushState(null, '', held.href)
    onLeave({kind: 'back'})
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  document.addEventListener('click', onClick, true)
  holder = onPop
  addEventListener('beforeunload', onUnload)
  for (const name of ['pushState', 'replaceState']) addEventListener(name, remember)
  return () => {
    for (const name of ['pushState', 'replaceState']) removeEventListener(name, remember)
    document.removeEventListener('click', onClick, true)
    if (holder === onPop) holder = null
    removeEventListener('beforeunload', onUnload)
  }
}

/** Goes where the student was going before the way was held. */
export function depart(departure: Departure): void {
  if (departure.kind === 'back') history.back()
  else wouterNavigate(departure.to)
}

/** Loads the screen of the address anew. */
export function reloadHere(): void {
  location.reload()
}

/** Loads the product anew at a path. */
export function reloadAt(path: string): void {
  location.replace(path)
}
