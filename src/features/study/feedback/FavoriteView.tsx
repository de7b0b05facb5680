import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {favoriteMachine} from '../../../../machines/study/favorite.machine.ts'
import {favoriteFailure, isShownOn} from '../../../../machines/study/favorite.selectors.ts'
import {favoriteText, feedbackHints} from '../../../text/study/feedback.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {RefreshIcon} from '../../../ui/icon/icons.tsx'
import {HeartIcon} from '../../../ui/icon/toolIcons.tsx'
import {FailureLine} from './FailureLine.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof favoriteMachine>
  readonly send: Send<EventFrom<typeof favoriteMachine>>
  /** What the content is called. */
  readonly title: string
}

/** The heart of a content, in every state of its chart (F-082). */
export function FavoriteView({state, send, title}: Props) {
  const isOn = isShownOn(state)
  const failure = favoriteFailure(state)
  if (state.matches({unknown: 'unreadable'})) {
    return (
      <Button variant="ghost" size="sm" icon={<RefreshIcon size={20} />} onClick={() => send({type: 'favorite.retry'})}>
        {favoriteText.unknown}
      </Button>
    )
  }
  const isReading = state.matches({unknown: 'reading'})
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<HeartIcon size={20} className={css(heartStyle, isOn && onStyle)} />}
        aria-label={favoriteText.addLabel(title)}
        aria-pressed={isOn}
        aria-busy={isReading || state.hasTag('pending') || undefined}
        aria-disabled={isReading || undefined}
        onClick={() => send({type: 'favorite.toggle'})}
      >
        {favoriteText.add}
      </Button>
      {failure === null ? null : <FailureLine title={favoriteText.failedTitle} hint={feedbackHints[failure]} />}
    </>
  )
}

const heartStyle = css.raw({color: 'text.muted'})
const onStyle = css.raw({color: 'wrong.text', fill: 'wrong.text'})
