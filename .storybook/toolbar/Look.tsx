import {useEffect} from 'react'
import type {ReactNode} from 'react'
import {forceColours} from './forcedColours.ts'

/** As the style sheet has it for `prefers-reduced-motion`. */
const still =
  '*, *::before, *::after {animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important}'

const noteStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 2_147_483_647,
  margin: 0,
  background: 'Canvas',
  padding: '2px 8px',
  font: '12px/1.4 system-ui',
  borderTop: '1px solid',
  pointerEvents: 'none',
} as const

function ForcedColours() {
  useEffect(() => forceColours(), [])
  return (
    <p role="note" style={noteStyle}>
      Cores forçadas imitadas com as cores deste sistema. O alto contraste de verdade se liga no sistema ou no
      navegador.
    </p>
  )
}

type Props = {readonly motion: unknown; readonly colours: unknown; readonly children: ReactNode}

/** What a media query would decide and a page cannot switch on by itself: motion and forced colours. */
export function Look({motion, colours, children}: Props) {
  return (
    <>
      {motion === 'reduced' ? <style>{still}</style> : null}
      {children}
      {colours === 'forced' ? <ForcedColours /> : null}
    </>
  )
}
