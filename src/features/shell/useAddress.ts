import {useLocationProperty, usePathname, useSearch as useRawSearch} from 'wouter/use-browser-location'
import {queryParameter} from '../../services/platform/url.ts'

/** The address without query, decoded, as a pair like wouter's own; its other half is `services/platform/url`. */
export function useLocation(): readonly [path: string] {
  return [decoded(usePathname())]
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The query of the address without its "?". */
export const useSearch = (): string => useRawSearch().replace(/^\?/, '')

/** One parameter of the query; what changes beside it does not draw again. Null when the address does not have it. */
export const useQueryParameter = (name: string): string | null => useLocationProperty(() => queryParameter(name))
