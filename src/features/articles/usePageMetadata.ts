import {useEffect} from 'react'
import {brand} from '../../text/shared/brand.ts'

type Metadata = {readonly description: string; readonly path: string}

/** Describes the page to who links to it, and names its one address, for as long as its screen is there. */
export function usePageMetadata(metadata: Metadata | null): void {
  const {description, path} = metadata ?? {}
  useEffect(() => {
    if (description === undefined || path === undefined) return undefined
    const meta = document.querySelector('meta[name="description"]')
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = path
    // Who reads the page elsewhere needs the whole address.
    link.setAttribute('href', link.href)
    meta?.setAttribute('content', description)
    document.head.append(link)
    return () => {
      meta?.setAttribute('content', brand.description)
      link.remove()
    }
  }, [description, path])
}
