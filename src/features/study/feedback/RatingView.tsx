import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {dislikeRate, likeRate, stars} from '../../../../domain/study/feedback.ts'
import type {ratingMachine} from '../../../../machines/study/rating.machine.ts'
import {ratingFailure, shownRate, shownStars} from '../../../../machines/study/rating.selectors.ts'
import {feedbackHints, ratingText} from '../../../text/study/feedback.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {RefreshIcon, StarIcon} from '../../../ui/icon/icons.tsx'
import {ThumbDownIcon, ThumbUpIcon} from '../../../ui/icon/toolIcons.tsx'
import {FailureLine} from './FailureLine.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof ratingMachine>
  readonly send: Send<EventFrom<typeof ratingMachine>>
  /** `stars` for contents, `thumbs` (like and dislike) for favourites (spec 2§9). */
  readonly scale?: 'stars' | 'thumbs'
}

type ScaleProps = Omit<Props, 'scale'>

/** Five radio buttons under five stars: arrow keys and assistive technology find one choice of five. */
function StarScale({state, send}: ScaleProps) {
  const name = useId()
  const chosen = shownStars(state)
  const isOpen = state.hasTag('open')
  return (
    <fieldset
      className={css({display: 'flex', alignItems: 'center', gap: '2'})}
      aria-busy={state.hasTag('pending') || undefined}
    >
      <legend className={css({float: 'start', textStyle: 'small', color: 'text.muted', paddingInlineEnd: '2'})}>
        {ratingText.legend}
      </legend>
      <span className={css({display: 'inline-flex'})}>
        {stars.map((count) => (
          <label key={count} title={ratingText.star(count)} className={starStyle}>
            <input
              type="radio"
              name={name}
              value={count}
              className={radioStyle}
              aria-label={ratingText.star(count)}
              checked={count === chosen}
              disabled={!isOpen}
              onChange={() => send({type: 'rating.give', stars: count})}
            />
            <StarIcon size={24} className={css(blankStyle, chosen !== null && count <= chosen && filledStyle)} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

function ThumbScale({state, send}: ScaleProps) {
  const rate = shownRate(state)
  const isOpen = state.hasTag('open')
  return (
    <div role="group" aria-label={ratingText.legend} className={css({display: 'flex', gap: '1'})}>
      <Button
        variant="ghost"
        size="sm"
        icon={<ThumbUpIcon size={20} className={rate === likeRate ? thumbStyle : undefined} />}
        aria-pressed={rate === likeRate}
        disabled={!isOpen}
        onClick={() => send({type: 'rating.like'})}
      >
        {ratingText.like}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<ThumbDownIcon size={20} className={rate === dislikeRate ? thumbStyle : undefined} />}
        aria-pressed={rate === dislikeRate}
        disabled={!isOpen}
        onClick={() => send({type: 'rating.dislike'})}
      >
        {ratingText.dislike}
      </Button>
    </div>
  )
}

/** The student's rating of a content, in every state of its chart (F-084). */
export function RatingView({state, send, scale = 'stars'}: Props) {
  const failure = ratingFailure(state)
  const Scale = scale === 'stars' ? StarScale : ThumbScale
  if (state.matches('unreadable')) {
    return (
      <Button variant="ghost" size="sm" icon={<RefreshIcon size={20} />} onClick={() => send({type: 'rating.retry'})}>
        {ratingText.unavailable}
      </Button>
    )
  }
  return (
    <>
      <Scale state={state} send={send} />
      <span role="status" className="visuallyHidden">
        {state.matches('loading') ? ratingText.loading : null}
        {state.matches('saving') ? ratingText.saving : null}
      </span>
      {failure === null ? null : (
        <FailureLine title={ratingText.failed} hint={feedbackHints[failure]}>
          <Button variant="outline" size="sm" onClick={() => send({type: 'rating.retry'})}>
            {ratingText.retry}
          </Button>
        </FailureLine>
      )}
    </>
  )
}

const starStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '9',
  minHeight: 'touch',
  cursor: 'pointer',
  borderRadius: 'sm',
  '&:has(:disabled)': {cursor: 'default', opacity: '0.6'},
  '&:has(:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[-2px]'},
  _hover: {bg: 'surface.hover'},
})
const radioStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
})
const blankStyle = css.raw({color: 'text.muted'})
const filledStyle = css.raw({color: 'warning.text', fill: 'warning.text'})
const thumbStyle = css({color: 'brand.text', fill: 'brand.subtle'})
