import type {Ref} from 'react'
import {css} from 'styled-system/css'
import type {FrameSource} from '../../../machines/shell/frame.selectors.ts'

type Props = {
  readonly source: FrameSource
  readonly title: string
  readonly onLoad?: () => void
  readonly frame?: Ref<HTMLIFrameElement>
}

/** Another app inside a page: in a sandbox, and never told where it stands (D-16). */
export const ExternalFrame = ({source, title, onLoad, frame}: Props) => (
  <iframe
    key={source.attempt}
    ref={frame}
    src={source.address}
    sandbox={source.sandbox}
    title={title}
    referrerPolicy="no-referrer"
    allow="fullscreen"
    onLoad={onLoad}
    className={css({width: 'full', minHeight: 'full', flex: '1', border: 'none', bg: 'surface.raised'})}
  />
)
