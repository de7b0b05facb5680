import {usePathname, useSearch as useRawSearch} from 'wouter/use-browser-location'

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
