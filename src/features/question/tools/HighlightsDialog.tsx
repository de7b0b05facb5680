import {useId, useState} from 'react'
import {css} from 'styled-system/css'
import {type HighlightColour, highlightColours} from '../../../../domain/question/highlightColours.ts'
import type {Stretch} from '../../../../domain/question/highlights.ts'
import {canDraw, keptHighlights} from '../../../../machines/question/highlight.selectors.ts'
import {choiceLetters} from '../../../text/question/question.ts'
import {colourNames, highlightText} from '../../../text/question/questionTools.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {TrashIcon} from '../../../ui/icon/toolIcons.tsx'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {highlightMachine} from '../../../../machines/question/highlight.machine.ts'
import type {Passage} from './ranges.ts'

export type HighlightProps = {
  readonly state: SnapshotFrom<typeof highlightMachine>
  readonly send: (event: EventFrom<typeof highlightMachine>) => void
  /** The texts that offsets count in, by block. */
  readonly texts: Readonly<Record<string, string>>
  readonly passages: readonly Passage[]
  /** Where the colours are shown, in pixels of the window. */
  readonly place: {readonly left: number; readonly top: number} | null
}

type Props = Omit<HighlightProps, 'place'>

const blockName = (block: string) =>
  highlightText.inBlock(block, choiceLetters[Number(block.replace('choice-', ''))] ?? '')

const dot = (colour: HighlightColour) => (
  <span aria-hidden="true" className={dotStyle} style={{background: `var(--highlight-${colour})`}} />
)

function Kept({state, send, texts}: Omit<Props, 'passages'>) {
  const highlights = keptHighlights(state)
  if (highlights.length === 0)
    return <p className={css({textStyle: 'body', color: 'text.muted'})}>{highlightText.none}</p>
  return (
    <ul className={listStyle}>
      {highlights.map(({colour, ...stretch}) => {
        const words = (texts[stretch.block] ?? '').slice(stretch.start, stretch.end)
        return (
          <li key={`${stretch.block}-${stretch.start}`} className={rowStyle}>
            {dot(colour)}
            <span className={css({flex: '1', minWidth: '0'})}>
              <q className={css({textStyle: 'body', color: 'text.reading'})}>{words}</q>
              <span className={css({display: 'block', textStyle: 'caption', color: 'text.muted'})}>
                {`${blockName(stretch.block)} · ${colourNames[colour]}`}
              </span>
            </span>
            <IconButton
              label={highlightText.eraseOf(words)}
              icon={<TrashIcon />}
              onClick={() => send({type: 'passage.erase', stretch})}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Which colour the next passage gets; wraps on a phone. */
function ColourChoice({
  value,
  onChange,
}: {
  readonly value: HighlightColour
  readonly onChange: (colour: HighlightColour) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="visuallyHidden">{highlightText.colours}</legend>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        {highlightColours.map((colour) => (
          <label key={colour} className={colourStyle}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              className={radioStyle}
              onChange={() => onChange(colour)}
            />
            {dot(colour)}
            {colourNames[colour]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Passages({send, passages}: Pick<Props, 'send' | 'passages'>) {
  const [colour, setColour] = useState<HighlightColour>('yellow')
  const paint = (stretch: Stretch) => send({type: 'passage.paint', stretch, colour})
  return (
    <>
      <p className={css({textStyle: 'small', color: 'text.muted'})}>{highlightText.passagesHint}</p>
      <ColourChoice value={colour} onChange={setColour} />
      <ul className={listStyle}>
        {passages.map(({stretch, words}) => (
          <li key={`${stretch.block}-${stretch.start}`}>
            <button
              type="button"
              className={passageStyle}
              aria-label={highlightText.paint(words, colourNames[colour])}
              onClick={() => paint(stretch)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All highlights of a question in words, and a way to make them without a pointer. */
export function HighlightsDialog({state, send, texts, passages}: Props) {
  return (
    <Dialog
      open
      title={highlightText.title}
      closeLabel={highlightText.close}
      size="lg"
      onClose={() => send({type: 'list.close'})}
    >
      <div className={css({display: 'flex', flexDirection: 'column', gap: '6'})}>
        {canDraw(state) ? null : <Alert tone="info">{highlightText.unsupported}</Alert>}
        <section aria-label={highlightText.kept} className={sectionStyle}>
          <Kept state={state} send={send} texts={texts} />
        </section>
        <section aria-label={highlightText.passages} className={sectionStyle}>
          <h3 className={css({textStyle: 'heading', color: 'text.strong'})}>{highlightText.passages}</h3>
          <Passages send={send} passages={passages} />
        </section>
      </div>
    </Dialog>
  )
}

const sectionStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
const listStyle = css({display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none'})
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  borderBottom: 'subtle',
  paddingBlock: '1.5',
})
const dotStyle = css({
  width: '4',
  height: '4',
  flexShrink: '0',
  borderRadius: 'full',
  border: 'control',
  forcedColorAdjust: 'none',
})
const passageStyle = css({
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2',
  textAlign: 'start',
  textStyle: 'body',
  color: 'text.reading',
  borderRadius: 'md',
  border: 'subtle',
  bg: 'surface.raised',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control', bg: 'surface.hover'},
})
const colourStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'full',
  border: 'control',
  textStyle: 'label',
  color: 'text.default',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  '&:has(:checked)': {bg: 'brand.subtle', color: 'brand.text', borderColor: 'brand.solid', fontWeight: 'semibold'},
  '&:has(:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const radioStyle = css({width: '4', height: '4', flexShrink: '0', accentColor: 'brand.solid'})
