import {shellText} from '../text/shell.ts'
import {EmptyState} from '../ui/EmptyState.tsx'
import {TextLink} from '../ui/TextLink.tsx'

/** Any address that leads nowhere (spec 1§2). */
export function NotFound() {
  return (
    <EmptyState art="search" level={1} title={shellText.notFound} actions={<TextLink href="/" variant="standalone">{shellText.goHome}</TextLink>}>
      {shellText.notFoundText}
    </EmptyState>
  )
}
