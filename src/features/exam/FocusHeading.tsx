import {type ReactNode, useEffect, useRef} from 'react'
import {css} from 'styled-system/css'

type Props = {readonly level: 'h1' | 'h2'; readonly takesFocus: boolean; readonly children: ReactNode}

/** A heading that takes the focus when its part of the exam has replaced the one the student was in. */
export function FocusHeading({level: Tag, takesFocus, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Tag ref={heading} tabIndex={-1} className={css({textStyle: 'title', color: 'text.strong', textWrap: 'balance'})}>
      {children}
    </Tag>
  )
}
