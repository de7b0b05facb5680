import {useId} from 'react'
import {annulledChoice} from '../../../domain/question/outcome.ts'
import {choiceLetters, questionText} from '../../text/question/question.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {Button} from '../../ui/action/Button.tsx'
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
  readonly onPick?: ((choice: number) => void) | undefined
  readonly onStrike?: ((choice: number) => void) | undefined
}

type RowProps = Props & {readonly index: number; readonly text: string; readonly name: string}

const isRight = ({correct, index}: RowProps) => correct !== null && correct === index
const isChosenWrong = ({correct, index, selected}: RowProps) =>
  correct !== null && correct !== annulledChoice && selected === index && correct !== index

/** Stands on the upper edge of its choice: no choice moves when the key comes. */
function Verdict(props: RowProps) {
  const {selected, index, proportions, correct} = props
  const share = proportions?.[index]
  if (correct === null || (share === undefined && selected !== index && !isRight(props))) return null
  return (
    <span className="choiceList__verdict">
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
      {share === undefined ? null : <span className="choiceList__share">{`${share}% ${questionText.proportion}`}</span>}
    </span>
  )
}

/** How the row of a choice looks: as the student's pick before the key, then by the key. */
function lookOf(props: RowProps): 'row' | 'picked' | 'right' | 'wrong' {
  if (isRight(props)) return 'right'
  if (isChosenWrong(props)) return 'wrong'
  return props.selected === props.index && props.correct === null ? 'picked' : 'row'
}

function Row(props: RowProps) {
  const {index, text, name, selected, struck, isOpen, onPick, onStrike} = props
  const isStruck = struck.includes(index)
  const letter = choiceLetters[index] ?? ''
  return (
    <li className={`choiceList__${lookOf(props)}`} data-open={isOpen || undefined}>
      <label className="choiceList__label">
        <input
          type="radio"
          name={name}
          value={index}
          checked={selected === index}
          disabled={!isOpen}
          onChange={() => onPick?.(index)}
          className="choiceList__radio"
        />
        <span className="choiceList__letter" aria-hidden="true">
          {letter}
        </span>
        <span className="choiceList__text">
          <span className="visuallyHidden">{`${letter}: `}</span>
          <span data-block={`choice-${index}`} className={isStruck ? 'choiceList__struck' : undefined}>
            {text}
          </span>
          {isStruck ? <span className="visuallyHidden">{` (${questionText.struck})`}</span> : null}
          <Verdict {...props} />
        </span>
      </label>
      {isOpen && onStrike ? (
        <Button
          variant="ghost"
          size="sm"
          className="choiceList__strike"
          icon={isStruck ? <RefreshIcon /> : <CrossIcon />}
          aria-label={`${isStruck ? questionText.unstrike : questionText.strike} ${letter}`}
          onClick={() => onStrike(index)}
        >
          <span className="choiceList__word">{isStruck ? questionText.undo : questionText.strikeOut}</span>
        </Button>
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
    >
      <legend id={name} className="visuallyHidden">
        {questionText.choices}
      </legend>
      <ul className="choiceList__root">
        {/* By place: the next question of an exam changes the words and keeps the elements. */}
        {props.choices.map((text, index) => (
          <Row key={index} {...props} index={index} text={text} name={name} />
        ))}
      </ul>
    </fieldset>
  )
}
