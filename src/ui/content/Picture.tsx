import {type ReactNode, useState} from 'react'

export interface PictureProps {
  readonly src: string | null
  /** Empty where the words beside it say the same. */
  readonly alt: string
  readonly className?: string
  /** Stands in its place while there is none, or when it cannot be shown. */
  readonly placeholder: ReactNode
}

/** A picture from elsewhere: a missing or broken one shows its placeholder (spec 1§8). */
export const Picture = ({src, alt, className, placeholder}: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === '' || broken === src) return placeholder
  return (
    <img className={className} src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />
  )
}
