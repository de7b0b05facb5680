import {Dialog as Ark} from '@ark-ui/react/dialog'
import {Portal} from '@ark-ui/react/portal'
import {useEffect, useRef, useState} from 'react'
import type {ReactNode} from 'react'
import {spotlight} from 'styled-system/recipes/spotlight'
import {around, type Box, cardPlace} from './spotlightPlace.ts'

export interface SpotlightProps {
  /** The parts of the page with this name in `data-tour` are highlighted together; without any, the card stands alone. */
  readonly target: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** How far the student is, in words. */
  readonly count: string
  readonly actions: ReactNode
  /** Escape. */
  readonly onClose: () => void
}

const partsOf = (target: string): Element[] =>
  [...document.querySelectorAll(`[data-tour="${target}"]`)].filter((part) => part.getClientRects().length > 0)

function boxOf(target: string): Box | null {
  const box = around(partsOf(target).map((part) => part.getBoundingClientRect()))
  return (
    box && {
      left: Math.round(box.left) - 6,
      top: Math.round(box.top) - 6,
      width: Math.round(box.width) + 12,
      height: Math.round(box.height) + 12,
    }
  )
}

const isSame = (one: Box | null, other: Box | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The box of the target wherever the page moves it. Looked at with each frame: parts come late, grow and scroll, and no
 * observer sees all of it; the tour is short.
 */
function useBox(target: string): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let isFound = false
    let frame = 0
    const look = () => {
      const [first] = partsOf(target)
      if (first && !isFound) first.scrollIntoView({block: 'nearest'})
      isFound = first !== undefined
      const next = boxOf(target)
      setBox((known) => (isSame(known, next) ? known : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [target])
  return box
}

/** A card beside a part of the real page, which is highlighted; the rest of the page waits. Load it lazily: it brings Ark UI along. */
export const Spotlight = ({target, title, children, count, actions, onClose}: SpotlightProps) => {
  const styles = spotlight()
  const box = useBox(target)
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [place, setPlace] = useState({left: 16, top: 16})
  useEffect(() => {
    if (!card.current) return
    const {width, height} = card.current.getBoundingClientRect()
    setPlace(cardPlace(box, {width, height}, {width: document.documentElement.clientWidth, height: window.innerHeight}))
  }, [box, target])
  useEffect(() => heading.current?.focus({preventScroll: true}), [target])
  return (
    <Ark.Root
      open
      closeOnInteractOutside={false}
      preventScroll={false}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      initialFocusEl={() => heading.current}
    >
      <Portal>
        {box ? <div className={styles.hole} style={box} /> : <div className={styles.scrim} />}
        <Ark.Positioner>
          <Ark.Content ref={card} className={styles.card} style={place}>
            <p className={styles.count}>{count}</p>
            <Ark.Title asChild>
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </h1>
            </Ark.Title>
            <Ark.Description className={styles.text}>{children}</Ark.Description>
            <div className={styles.actions}>{actions}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
