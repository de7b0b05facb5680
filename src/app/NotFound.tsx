import {useSearch} from '../features/shell/useAddress.ts'
import {withSearch} from '../features/access/links.ts'
import {usePageTitle} from '../features/access/usePageTitle.ts'
import {shellText} from '../text/shell/shell.ts'
import {ArtState, searchArt} from '../ui/status/ArtState.tsx'
import {TextLink} from '../ui/action/TextLink.tsx'

/** Any address that leads nowhere (spec 1§2); the link keeps the query and leads students on to the home of their course. */
export function NotFound() {
  const search = useSearch()
  usePageTitle(shellText.notFound)
  return (
    <ArtState
      art={searchArt}
      level={1}
      title={shellText.notFound}
      actions={
        <TextLink href={withSearch('/', search)} variant="standalone">
          {shellText.goHome}
        </TextLink>
      }
    >
      {shellText.notFoundText}
    </ArtState>
  )
}
