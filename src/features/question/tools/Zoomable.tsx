import {type ReactNode, Suspense, useMemo, useState} from 'react'
import {zoomText} from '../../../text/question/zoom.ts'
import {ImageZoomContext, type ZoomPicture} from '../../../ui/content/imageZoom.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'

const ImageZoomDialog = lazyNamed(() => import('./ImageZoomDialog.tsx'), 'ImageZoomDialog')

/** Lets every picture of the texts inside be enlarged: questions, comments, flashcards. */
export function Zoomable({children}: {readonly children: ReactNode}) {
  const [picture, setPicture] = useState<ZoomPicture | null>(null)
  const zoom = useMemo(() => ({label: zoomText.open, open: setPicture}), [])
  return (
    <ImageZoomContext value={zoom}>
      {children}
      {picture ? (
        <Suspense fallback={null}>
          <ImageZoomDialog {...picture} onClose={() => setPicture(null)} />
        </Suspense>
      ) : null}
    </ImageZoomContext>
  )
}
