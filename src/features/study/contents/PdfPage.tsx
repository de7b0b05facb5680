import {useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {TextMatch} from '../../../../domain/study/textSearch.ts'
import type {Size} from '../../../../domain/study/zoom.ts'
import {readerText} from '../../../text/study/reader.ts'
import {type DrawnText, highlight, rangeOf} from './readerHighlights.ts'

/** Draws a page (from 0) and its text; rejects when it was stopped or could not. */
export type DrawPage = (
  page: number,
  scale: number,
  target: {readonly canvas: HTMLCanvasElement; readonly text: HTMLElement | null},
  signal: AbortSignal,
) => Promise<DrawnText>

type Props = {
  readonly index: number
  readonly name: string
  readonly size: Size
  readonly scale: number
  readonly draw: DrawPage
  readonly matches: readonly TextMatch[]
  /** The match that is shown, when it is on this page. */
  readonly current: TextMatch | null
  /** Is told where the current match stands, each time it is drawn. */
  readonly onPlace: (place: Range) => void
}

/** One page on paper: a picture with its text over it, to be selected, searched and read aloud. */
export function PdfPage({index, name, size, scale, draw, matches, current, onPlace}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnText | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    if (!canvas.current) return undefined
    draw(index, scale, {canvas: canvas.current, text: text.current}, stop.signal).then(
      (pieces) => {
        if (stop.signal.aborted) return
        setFailed(false)
        setDrawn(pieces)
      },
      () => {
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [draw, index, scale])
  useEffect(() => {
    if (!drawn) return undefined
    const ranges = matches.flatMap((match) => rangeOf(drawn, match) ?? [])
    const shown = current ? rangeOf(drawn, current) : null
    if (shown) onPlace(shown)
    return highlight(ranges, shown)
  }, [drawn, matches, current, onPlace])
  return (
    <div
      role="group"
      aria-label={name}
      data-page={index + 1}
      data-drawn={drawn === null ? undefined : true}
      className={paperStyle}
      style={{width: `${size.width * scale}px`, height: `${size.height * scale}px`}}
    >
      <canvas ref={canvas} className={css({display: 'block', width: 'full', height: 'full'})} aria-hidden="true" />
      <div ref={text} className={textStyle} lang="pt-BR" />
      {isFailed ? (
        <p role="alert" className={failedStyle}>
          {readerText.pageFailed}
        </p>
      ) : null}
    </div>
  )
}

export const paperStyle = css({
  position: 'relative',
  flexShrink: '0',
  bg: '[#ffffff]',
  boxShadow: 'md',
  marginInline: 'auto',
  colorScheme: 'light',
})
const failedStyle = css({position: 'absolute', inset: '4', textStyle: 'body', color: '[#1c2b2d]'})

/** The pieces of text lie invisible over the picture, each where its words are drawn; the library places them. */
const textStyle = css({
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  lineHeight: 'none',
  transformOrigin: '[0 0]',
  textAlign: 'initial',
  forcedColorAdjust: 'none',
  // A marker lies on the words, it does not cover them.
  mixBlendMode: 'multiply',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '[0% 0%]',
    userSelect: 'text',
  },
  '& > span, & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: '[calc(var(--text-scale-factor) * var(--font-height))]',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x))',
  },
  '& .markedContent': {display: 'contents'},
  '& ::selection': {bg: '[rgb(15 118 110 / 0.35)]', color: 'transparent'},
  '& ::highlight(reader-match)': {backgroundColor: '[rgb(250 204 21 / 0.45)]', color: 'transparent'},
  '& ::highlight(reader-current)': {backgroundColor: '[rgb(234 88 12 / 0.55)]', color: 'transparent'},
})
