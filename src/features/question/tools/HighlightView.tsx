import {Suspense} from 'react'
import {createPortal} from 'react-dom'
import {css} from 'styled-system/css'
import {highlightColours, type HighlightColour} from '../../../../domain/question/highlightColours.ts'
import {canErase, keptHighlights} from '../../../../machines/question/highlight.selectors.ts'
import {colourNames, highlightText} from '../../../text/question/questionTools.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {CrossIcon} from '../../../ui/icon/basicIcons.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {MarkerIcon, TrashIcon} from '../../../ui/icon/toolIcons.tsx'
import type {HighlightProps} from './HighlightsDialog.tsx'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'

const HighlightsDialog = lazyNamed(() => import('./HighlightsDialog.tsx'), 'HighlightsDialog')

function Swatch({colour, onPick}: {readonly colour: HighlightColour; readonly onPick: () => void}) {
  return (
    <button
      type="button"
      className={swatchStyle}
      aria-label={colourNames[colour]}
      title={colourNames[colour]}
      onClick={onPick}
    >
      <span className={dotStyle} style={{background: `var(--highlight-${colour})`}} />
    </button>
  )
}

/** The four colours beside what is selected. */
function ColourPanel({state, send, place}: Pick<HighlightProps, 'state' | 'send' | 'place'>) {
  return createPortal(
    <div
      role="group"
      aria-label={highlightText.colours}
      data-highlight-panel=""
      className={panelStyle}
      style={place ?? {left: 16, top: 16}}
    >
      {highlightColours.map((colour) => (
        <Swatch key={colour} colour={colour} onPick={() => send({type: 'colour.pick', colour})} />
      ))}
      {canErase(state) ? (
        <IconButton label={highlightText.erase} icon={<TrashIcon />} onClick={() => send({type: 'highlight.erase'})} />
      ) : null}
      <IconButton label={highlightText.cancel} icon={<CrossIcon />} onClick={() => send({type: 'choosing.cancel'})} />
    </div>,
    document.body,
  )
}

/** The highlights of a question, in every state of their chart (F-066); the colours themselves are painted by the browser. */
export function HighlightView({state, send, texts, passages, place}: HighlightProps) {
  const count = keptHighlights(state).length
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<MarkerIcon size={20} />}
        aria-haspopup="dialog"
        disabled={!state.can({type: 'list.open'}) && !state.matches('listing')}
        onClick={() => send({type: 'list.open'})}
      >
        {highlightText.open}
        {count > 0 ? ' ' : null}
        {count > 0 ? <span className={css({fontVariantNumeric: 'tabular-nums'})}>{count}</span> : null}
      </Button>
      {state.matches('choosingColour') ? <ColourPanel state={state} send={send} place={place} /> : null}
      {state.matches('listing') ? (
        <Suspense fallback={null}>
          <HighlightsDialog state={state} send={send} texts={texts} passages={passages} />
        </Suspense>
      ) : null}
    </>
  )
}

const panelStyle = css({
  position: 'fixed',
  zIndex: 'overlay',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5',
  padding: '1',
  borderRadius: 'full',
  border: 'default',
  bg: 'surface.overlay',
  boxShadow: 'lg',
  transform: '[translateX(-50%)]',
  userSelect: 'none',
})
const swatchStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
})
const dotStyle = css({width: '6', height: '6', borderRadius: 'full', border: 'control', forcedColorAdjust: 'none'})
