import type {ReactNode} from 'react'
import {css} from 'styled-system/css'

/** The ground under the examples of the design system. */
export const Stage = ({title, children}: {readonly title?: string; readonly children: ReactNode}) => (
  <main className={css({display: 'flex', flexDirection: 'column', gap: '6', padding: 'gutter', maxWidth: 'page'})}>
    <h1 className={title === undefined ? 'visuallyHidden' : css({textStyle: 'title', color: 'text.strong'})}>
      {title ?? 'Componentes'}
    </h1>
    {children}
  </main>
)

/** One row of examples under a name. */
export const Row = ({name, children}: {readonly name: string; readonly children: ReactNode}) => (
  <section className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
    <h2 className={css({textStyle: 'overline', color: 'text.muted'})}>{name}</h2>
    <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4'})}>{children}</div>
  </section>
)
