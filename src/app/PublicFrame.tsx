import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {Card} from '../ui/Card.tsx'
import {Logo} from '../ui/Logo.tsx'

/** The visitor's page: the logo and a card with the screen of the address (spec 1§2). */
export function PublicFrame({children}: {readonly children: ReactNode}) {
  return (
    <main className={css({minHeight: 'screen', display: 'grid', placeItems: 'center', paddingInline: 'gutter', paddingBlock: '8'})}>
      <div className={css({width: 'full', maxWidth: '[30rem]', display: 'flex', flexDirection: 'column', gap: '8'})}>
        <Logo size="lg" />
        <Card elevation="raised" padding="lg">{children}</Card>
      </div>
    </main>
  )
}
