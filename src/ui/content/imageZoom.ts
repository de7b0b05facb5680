import {createContext} from 'react'

export type ZoomPicture = {readonly src: string; readonly alt: string}

export type ImageZoom = {
  /** The name of the button around a picture. */
  readonly label: (alt: string) => string
  readonly open: (picture: ZoomPicture) => void
}

/** Pictures of rich texts can be enlarged where somebody provides this. */
export const ImageZoomContext = createContext<ImageZoom | null>(null)
