import {useId} from 'react'
import {css} from 'styled-system/css'
import {annulledChoice} from '../../../domain/question/outcome.ts'
import {choiceLetters, questionText} from '../../text/question/question.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {CheckCircleIcon, CrossCircleIcon, CrossIcon} from '../../ui/icon/basicIcons.tsx'
import {RefreshIcon} from '../../ui/icon/icons.tsx'

type Props = {
  readonly choices: readonly string[]
  readonly selected: number
  readonly struck: readonly number[]
  readonly isOpen: boolean
  /** Id of the heading that names the group. */
  readonly labelledBy: string
  /** Index of the right choice once it may be seen; -1 for an annulled question. */
  readonly correct: number | null
  readonly proportions: readonly number[] | null
  /** The key is on its way: its room is kept, so that no choice moves when it comes. */
  readonly isAwaited?: boolean
  readonly onPick?: ((choice: number) => void) | undefined
  readonly onStrike?: ((choice: number) => void) | undefined
}

type RowProps = Props & {readonly index: number; readonly text: string; readonly name: string}

const isRight = ({correct, index}: RowProps) => correct !== null && correct === index
const isChosenWrong = ({correct, index, selected}: RowProps) =>
  correct !== null && correct !== annulledChoice && selected === index && correct !== index

function Verdict(props: RowProps) {
  const {selected, index, proportions, correct, isAwaited = false} = props
  if (correct === null) return isAwaited ? <span className={awaitedStyle} aria-hidden="true" /> : null
  const share = proportions?.[index]
  return (
    <span
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2',
        marginTop: '2',
        minHeight: '6',
        alignItems: 'center',
      })}
    >
      {isRight(props) ? (
        <Badge tone="right" icon={<CheckCircleIcon />}>
          {questionText.key}
        </Badge>
      ) : null}
      {selected === index ? (
        <Badge
          tone={isChosenWrong(props) ? 'wrong' : 'right'}
          {...(isChosenWrong(props) && {icon: <CrossCircleIcon />})}
        >
          {questionText.yourAnswer}
        </Badge>
      ) : null}
      {share === undefined ? null : (
        <span className={css({textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}>
          {`${share}% ${questionText.proportion}`}
        </span>
      )}
    </span>
  )
}

function Row(props: RowProps) {
  const {index, text, name, selected, struck, isOpen, correct, onPick, onStrike} = props
  const isStruck = struck.includes(index)
  const letter = choiceLetters[index] ?? ''
  return (
    <li
      className={css(
        rowStyle,
        selected === index && correct === null && pickedStyle,
        isRight(props) && rightStyle,
        isChosenWrong(props) && wrongStyle,
      )}
      data-open={isOpen || undefined}
    >
      <label className={labelStyle}>
        <input
          type="radio"
          name={name}
          value={index}
          checked={selected === index}
          disabled={!isOpen}
          onChange={() => onPick?.(index)}
          className={radioStyle}
        />
        <span className={letterStyle} aria-hidden="true">
          {letter}
        </span>
        <span className={textStyle}>
          <span className="visuallyHidden">{`${letter}: `}</span>
          <span data-block={`choice-${index}`} className={isStruck ? struckStyle : undefined}>
            {text}
          </span>
          {isStruck ? <span className="visuallyHidden">{` (${questionText.struck})`}</span> : null}
          <Verdict {...props} />
        </span>
      </label>
      {isOpen && onStrike ? (
        <IconButton
          size="sm"
          label={`${isStruck ? questionText.unstrike : questionText.strike} ${letter}`}
          icon={isStruck ? <RefreshIcon /> : <CrossIcon />}
          onClick={() => onStrike(index)}
        />
      ) : onStrike ? (
        <span className={css({width: '8', flexShrink: '0'})} aria-hidden="true" />
      ) : null}
    </li>
  )
}

/** The choices of a question: one group of radios named by their text, each with its stroke (spec 2§5). */
export function ChoiceList(props: Props) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${props.labelledBy} ${name}`}
      aria-disabled={!props.isOpen || undefined}
      className={css({minWidth: '0'})}
    >
      <legend id={name} className="visuallyHidden">
        {questionText.choices}
      </legend>
      <ul className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
        {/* By place: the next question of an exam changes the words and keeps the elements. */}
        {props.choices.map((text, index) => (
          <Row key={index} {...props} index={index} text={text} name={name} />
        ))}
      </ul>
    </fieldset>
  )
}

const awaitedStyle = css({display: 'block', height: '6', marginTop: '2'})
const rowStyle = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInlineEnd: '1.5',
  borderRadius: 'md',
  border: 'default',
  bg: 'surface.raised',
  '&[data-open]:hover': {borderColor: 'border.control'},
  '&:has(input:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const pickedStyle = css.raw({bg: 'brand.subtle', borderColor: 'brand.solid'})
const rightStyle = css.raw({bg: 'right.subtle', borderColor: 'right.border'})
const wrongStyle = css.raw({bg: 'wrong.subtle', borderColor: 'wrong.border'})
const labelStyle = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2.5',
  textStyle: 'reading',
  lineHeight: 'ui',
  color: 'text.reading',
  cursor: 'pointer',
  '&:has(input:disabled)': {cursor: 'default'},
})
const textStyle = css({flex: '1', minWidth: '0'})
const radioStyle = css({position: 'absolute', opacity: '0', width: '6', height: '6'})
const letterStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '7',
  height: '7',
  flexShrink: '0',
  borderRadius: 'full',
  border: 'control',
  fontFamily: 'sans',
  fontSize: 'sm',
  fontWeight: 'semibold',
  color: 'text.default',
  'input:checked + &': {
    bg: 'brand.solid',
    color: 'brand.onSolid',
    borderColor: 'brand.solid',
    '@media (forced-colors: active)': {bg: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none'},
  },
})
const struckStyle = css({textDecoration: 'line-through', color: 'text.muted'})
