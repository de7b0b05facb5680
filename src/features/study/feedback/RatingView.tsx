import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {dislikeRate, likeRate} from '../../../../domain/study/feedback.ts'
import type {ratingMachine} from '../../../../machines/study/rating.machine.ts'
import {ratingFailure, shownRate, shownStars} from '../../../../machines/study/rating.selectors.ts'
import {feedbackHints, ratingText} from '../../../text/study/feedback.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {RefreshIcon} from '../../../ui/icon/icons.tsx'
import {ThumbDownIcon, ThumbUpIcon} from '../../../ui/icon/toolIcons.tsx'
import {StarChoice} from '../../../ui/form/StarChoice.tsx'
import {FailureLine} from './FailureLine.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof ratingMachine>
  readonly send: Send<EventFrom<typeof ratingMachine>>
  /** `stars` for contents, `thumbs` (like and dislike) for favourites (spec 2§9). */
  readonly scale?: 'stars' | 'thumbs'
}

type ScaleProps = Omit<Props, 'scale'>

const StarScale = ({state, send}: ScaleProps) => (
  <StarChoice
    legend={ratingText.legend}
    labelOf={ratingText.star}
    value={shownStars(state)}
    onPick={(count) => send({type: 'rating.give', stars: count})}
    disabled={!state.hasTag('open')}
    pending={state.hasTag('pending')}
  />
)

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

const thumbStyle = css({color: 'brand.text', fill: 'brand.subtle'})
