import {useEffect} from 'react'
import {brand} from '../../text/shared/brand.ts'

/** Names the screen in the title of the window for as long as it is there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    return () => {
      document.title = brand.name
    }
  }, [title])
}
