import {navigate as wouterNavigate} from 'wouter/use-browser-location'

/** The only place that changes the address. Paths are without query; the query is kept unless told otherwise. */
export const currentPath = (): string => location.pathname

export const queryParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** Goes to a path and keeps the query. */
export function goTo(path: string, {replace = false}: {replace?: boolean} = {}): void {
  wouterNavigate(`${path}${location.search}`, {replace})
}

/** Goes to a path without any query. */
export function goToClean(path: string, {replace = false}: {replace?: boolean} = {}): void {
  wouterNavigate(path, {replace})
}

/** Sets query parameters of the current path; null removes one. */
export function setQuery(changes: Readonly<Record<string, string | null>>, {replace = false}: {replace?: boolean} = {}): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const search = query.toString()
  wouterNavigate(`${location.pathname}${search && `?${search}`}`, {replace})
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

const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Lets views use plain links: a click on one of our own addresses changes the address without loading a page. */
export function interceptLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.origin !== location.origin) return
    if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    wouterNavigate(`${link.pathname}${link.search}${link.hash}`)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Loads the screen of the address anew. */
export function reloadHere(): void {
  location.reload()
}

/** Loads the product anew at a path. */
export function reloadAt(path: string): void {
  location.replace(path)
}
