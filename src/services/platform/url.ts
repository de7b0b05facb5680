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

/** Loads the product anew at a path. */
export function reloadAt(path: string): void {
  location.replace(path)
}
