import type {MouseEvent, ReactNode} from 'react'
import {flipCard} from 'styled-system/recipes/flip-card'

export interface FlipCardProps {
  readonly front: ReactNode
  readonly back: ReactNode
  readonly frontLabel: string
  readonly backLabel: string
  readonly isBackUp: boolean
  /** A click on the card turns it: a shortcut for the pointer beside the button that whoever uses the card must offer. */
  readonly onFlip: () => void
}

const busy = 'a, button, img, [role=region], input, summary'

/** Links, images and selected text keep their own click. */
function isOnCard({target}: MouseEvent): boolean {
  return !(target instanceof Element && target.closest(busy) !== null) && document.getSelection()?.isCollapsed !== false
}

const Face = ({
  side,
  label,
  isUp,
  children,
}: {
  readonly side: 'front' | 'back'
  readonly label: string
  readonly isUp: boolean
  readonly children: ReactNode
}) => {
  const styles = flipCard()
  return (
    <div className={styles.face} data-face={side} role="group" aria-label={label} inert={!isUp}>
      <span className={styles.side} aria-hidden="true">
        {label}
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** A card with two faces that turns in 0.56 s, at once with reduced motion. The face that is down cannot be read or reached. */
export const FlipCard = ({front, back, frontLabel, backLabel, isBackUp, onFlip}: FlipCardProps) => {
  const styles = flipCard()
  return (
    // The keyboard has the button beside the card; the pointer may also click the card itself.
    <div className={styles.root} role="presentation" onClick={(event) => (isOnCard(event) ? onFlip() : undefined)}>
      <div className={styles.inner} data-back={isBackUp || undefined}>
        <Face side="front" label={frontLabel} isUp={!isBackUp}>
          {front}
        </Face>
        <Face side="back" label={backLabel} isUp={isBackUp}>
          {back}
        </Face>
      </div>
    </div>
  )
}
