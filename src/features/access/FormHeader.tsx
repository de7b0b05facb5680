import type {ReactNode} from 'react'
import {css} from 'styled-system/css'

/** The heading of a screen in the card, with what it is for. */
export const FormHeader = ({title, children}: {readonly title: string; readonly children: ReactNode}) => (
  <header>
    <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{title}</h1>
    <p className={css({textStyle: 'body', color: 'text.muted', marginTop: '2'})}>{children}</p>
  </header>
)
